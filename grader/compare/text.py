"""Texts whose spaces at the ends of lines, and whose empty lines at the end, do not count."""

from __future__ import annotations

from grader.compare.comparison import Comparison, Mode, ModeExample
from grader.compare.walk import Rules, Walk


def trimmed(text: str) -> str:
    """The text as this mode sees it: one kind of line end, no spaces before it, no empty lines at the end."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(line.rstrip() for line in lines).rstrip("\n")


_RULES = Rules(text_form=trimmed)


def _compare(expected: object, actual: object, parameter: float | None) -> Comparison:
    return Walk(_RULES).compare(expected, actual)


EXAMPLES = (
    ModeExample("ab\ncd", "ab\ncd", "equal", "the same text"),
    ModeExample("ab\ncd", "ab  \ncd\n\n", "equal", "spaces at line ends and newlines at the end"),
    ModeExample("ab\ncd", "ab\r\ncd", "equal", "another kind of line end"),
    ModeExample("ab", " ab", "wrong_value", "spaces at the beginning of a line count"),
    ModeExample("a b", "a  b", "wrong_value", "spaces inside count"),
    ModeExample("ab\ncd", "ab\n\ncd", "wrong_value", "empty lines inside count"),
    ModeExample("ab", "Ab", "wrong_value", "capitals count"),
    ModeExample("5", 5, "wrong_type", "a number is no text"),
    ModeExample("ab", None, "wrong_type", "nothing was returned"),
    ModeExample("ab", b"ab", "wrong_type", "bytes are no text"),
    ModeExample(["ab"], ["ab "], "equal", "texts in a list"),
    ModeExample({"ab"}, {"ab "}, "equal", "texts in a set"),
    ModeExample(5, 5, "equal", "what is no text is compared as in `equal`"),
)

TEXT_MODE = Mode("text", "texts; spaces at line ends and newlines at the end do not count", _compare, EXAMPLES)
