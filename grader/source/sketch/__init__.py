"""What a first spec can know of a solution: its functions, what their arguments are, and examples in docstrings."""
