"""What is wrong or weak in a spec, found when its cases are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Fault:
    """One thing for the teacher."""

    code: str
    """stable, as `no_cases`"""
    line: int
    """of the spec; 0 if it is about no line"""
    message: str
    """what is so, and how to mend it"""
    severity: Literal["error", "warning"] = "error"
    """an error: results would be wrong or missing; a warning: the cases are weaker than they could be"""
    at: str = ""
    """an expression of the spec that it is about, at or near that line; "" if it is about all that stands there"""

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}" if self.line else self.message
