"""Groups of names that a rule can mean by one word."""

from __future__ import annotations

from typing import Dict, Iterable, Tuple

_NUMERIC_CALLS = (
    "bin hex oct format random._log random._log2 random._sqrt random._exp random._ceil random._floor random._e "
    "random._pi .bit_length .bit_count .hex .as_integer_ratio .is_integer {:b} {:o} {:x} {:e}"
)

PRESETS: Dict[str, Dict[str, Tuple[str, ...]]] = {
    "imports": {"numeric": ("math", "cmath", "numpy", "statistics", "decimal", "fractions")},
    "calls": {
        "numeric": tuple(_NUMERIC_CALLS.split()),
        "big_integers": ("int", ".join"),
    },
    "methods": {
        "numeric": ("bit_length", "bit_count", "hex", "as_integer_ratio", "is_integer"),
        "big_integers": ("join",),
    },
    "syntax": {"numeric": ("{:b}", "{:o}", "{:x}", "{:e}")},
}
"""kind of rule -> preset -> names.

Under `calls` a name with a dot before it is a method and one in braces a way to format, since both do what the calls
do: whoever forbids `bin` means `.bit_length` and `f"{n:b}"` too. `big_integers`: a text that is joined and read as one
number, the usual way to hand the arithmetic over to Python; only both together are meant.
"""


def preset_names(kind: str) -> Tuple[str, ...]:
    """The presets that a kind of rule knows."""
    return tuple(PRESETS.get(kind, {}))


def expand(kind: str, names: Iterable[str]) -> Tuple[str, ...]:
    """The names with each preset replaced by what it stands for, none twice."""
    presets = PRESETS.get(kind, {})
    found: Dict[str, None] = {}
    for name in names:
        found.update(dict.fromkeys(presets.get(name, (name,))))
    return tuple(found)
