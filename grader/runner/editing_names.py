"""The types of exceptions by which an edited function tells what became of it."""

CANNOT = "CannotEdit"
"""the edit does not compile, or the definition raises"""
OUT_OF_FUEL = "OutOfFuel"
"""it never stops, as far as can be told"""
TOO_COSTLY = "TooCostly"
"""it was not run any more, because its cases together take too long"""
