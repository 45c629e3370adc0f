"""Kinds of rules, one module each: what stands against a rule, and what of it is reached."""
