"""Single edits of a function, applied in place and undone: small changes that make a right function wrong (mutants), or
a wrong one right (repairs)."""
