"""What a call did. What that means for a case is a verdict, and is decided elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

OutcomeKind = Literal[
    "returned",
    "raised",
    "timed_out",
    "out_of_memory",
    "too_much_output",
    "crashed",
    "wanted_input",
    "unsendable",
    "tampered",
    "not_run",
    "no_reference",
]

NEVER_STOPS = frozenset({"timed_out", "out_of_memory", "too_much_output"})
"""One kind when rows are compared: which of the limits was met first is chance."""

ENDLESS = "endless"
"""the detail of a result that was read out of an iterator, as far as was of use"""
SLEPT = "slept"
"""the detail of a call that was stopped while it used no processor"""
TOGETHER = "all calls together"
"""the detail of an outcome that came of many calls, and is not the fault of the one that was under way"""


@dataclass(frozen=True)
class Raised:
    """An exception, as plain text: nothing of the exception itself leaves the worker."""

    type: str
    """the name of its class"""
    message: str
    bases: tuple[str, ...] = ()
    """the names of its base classes, for `raises`"""
    lines: tuple[int, ...] = ()
    """the lines of the hand-in on the stack, outermost first"""
    own: bool = False
    """the hand-in raises it itself, by a statement `raise`"""


@dataclass(frozen=True)
class Outcome:
    """What one call did."""

    kind: OutcomeKind
    value: bytes = b""
    """the encoded result, if it returned"""
    after: bytes = b""
    """the encoded tuple of the arguments after the call; b"" if they are as they were"""
    printed: str = ""
    raised: Raised | None = None
    line: int | None = None
    """where in the hand-in it stood, if it was stopped"""
    detail: str = ""
    """more about it for a person: the signal of a crash, why a result could not be sent"""
    lines_read: int = 0
    starved: bool = False
    """it read past the end of its input"""
    shared: bool = False
    """what it gave back is the very object that the call before gave back, with other contents now"""

    def signature(self) -> tuple[str, bytes, bytes, str]:
        """Equal for outcomes that are alike when rows are compared."""
        kind = "never_stops" if self.kind in NEVER_STOPS else self.kind
        return kind, self.value, self.after, self.raised.type if self.raised else ""
