"""A first spec for a solution: what its functions may be given is guessed, and tried on the solution itself."""
