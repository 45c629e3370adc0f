"""Groups of names that a rule can mean by one word."""

from __future__ import annotations

from collections.abc import Iterable

from grader.source.modules import REEXPORTS

FORMATS = ("{:b}", "{:o}", "{:x}", "{:e}")
"""ways to format a number that give it in another base, or by powers of ten"""
BIG_INTEGERS = ("int(''.join(...))", "int.from_bytes", "digit * base ** place", "number * base + digit")
"""idioms that join the digits of a long number to one of Python's own"""
_METHODS = ("bit_length", "bit_count", "hex", "fromhex", "as_integer_ratio", "__format__")
_PRIVATE = tuple(sorted(path for path in REEXPORTS if path.startswith("random._")))

PRESETS: dict[str, dict[str, tuple[str, ...]]] = {
    "imports": {"numeric": ("math", "cmath", "numpy", "statistics", "decimal", "fractions")},
    "calls": {
        "numeric": (
            *("bin", "hex", "oct", "format"),
            *_PRIVATE,
            *(f".{name}" for name in _METHODS),
            *FORMATS,
        ),
        "big_integers": BIG_INTEGERS,
    },
    "methods": {"numeric": _METHODS},
    "syntax": {"numeric": FORMATS},
}
"""kind of rule -> preset -> names.

Under `calls` a name with a dot before it is a method and one in braces a way to format, since both do what the calls
do: whoever forbids `bin` means `.bit_length` and `f"{n:b}"` too. The names of `big_integers` are idioms. `itertools` is
in none of them.
"""


def preset_names(kind: str) -> tuple[str, ...]:
    """The presets that a kind of rule knows."""
    return tuple(PRESETS.get(kind, {}))


def expand(kind: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names with each preset replaced by what it stands for, none twice."""
    presets = PRESETS.get(kind, {})
    found: dict[str, None] = {}
    for name in names:
        found.update(dict.fromkeys(presets.get(name, (name,))))
    return tuple(found)
