"""What untrusted code is fenced in with: namespaces, Landlock, seccomp, limits. `layers` holds the order of the steps,
`status` says in words what came of them. Standard library only, Python 3.9 and newer."""
