"""Numbers that are too long to read, in a form that can be: `2**500 - 1`, or their first and last digits."""

from __future__ import annotations

import re

LONGEST = 24
"""digits that are shown as they are"""
MOST_DIGITS = 3000
"""of a number that is looked at; longer ones are only cut"""
NEAR = 9
_ENDS = 6

_TOKEN = re.compile(
    rf"""'(?:[^'\\\n]|\\.)*+' | "(?:[^"\\\n]|\\.)*+" | (?<![\w.)\]])-?\d{{{LONGEST + 1},}}+(?![\w.]) """, re.VERBOSE
)


def readable(text: str, exact: bool = False) -> str:
    """A shown value or call with its long whole numbers rewritten; texts in quotes stay as they are.

    `exact`: only as what Python reads as the same number, so that a call can still be pasted.
    """
    if len(text) <= LONGEST:
        return text
    return _TOKEN.sub(lambda found: found[0] if found[0][0] in "'\"" else _number(found[0], exact), text)


def _number(text: str, exact: bool) -> str:
    minus, digits = ("-", text[1:]) if text.startswith("-") else ("", text)
    power = _near_power(int(digits), minus) if len(digits) <= MOST_DIGITS else ""
    if power or exact:
        return power or text
    return f"{minus}{digits[:_ENDS]}…{digits[-_ENDS:]} [{len(digits)}]"


def _near_power(number: int, minus: str) -> str:
    """`2**500`, `10**30 + 1`, of a negative number `-2**500 - 1`; empty if it is near no power of 2 or of 10."""
    below = number.bit_length() - 1
    for base, exponent in ((2, below), (2, below + 1), (10, len(str(number)) - 1), (10, len(str(number)))):
        difference = number - base**exponent
        if abs(difference) <= NEAR:
            sign = "+" if (difference > 0) != bool(minus) else "-"
            return f"{minus}{base}**{exponent}" + (f" {sign} {abs(difference)}" if difference else "")
    return ""
