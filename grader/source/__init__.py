"""One parsed source: what it defines and what it reaches, without running it. Standard library only, Python 3.9 on."""
