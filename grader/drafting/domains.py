"""Kinds of values as domains of the spec language, from the widest to narrow ones."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import islice, product
from typing import Any

Kind = list[Any]
"""as `source.sketch.kinds` has it: ["int"], ["list", ["str"]], …"""

QUARTERS = {
    "quarters": "integers(-400, 400).map(lambda n: n / 4)",
    "quarters_from_0": "integers(0, 400).map(lambda n: n / 4)",
    "quarters_above_0": "integers(1, 400).map(lambda n: n / 4)",
}
"""Abbreviations for floats: sums and differences of halves and quarters are exact, in whatever order."""

MOST_RUNGS = 12
MOST_LETTERS = 14
_LARGE = 50
_LARGEST = 10**6
_UNKNOWN: tuple[Kind, ...] = (["int"], ["str"])


def concrete(kind: Kind, inner: Sequence[Kind] = _UNKNOWN) -> list[Kind]:
    """The kind with each unknown part in it replaced by one of `inner`, one after the other."""
    if kind[0] == "?":
        return [list(one) for one in inner]
    if kind[0] == "dict" and kind[1] == ["?"]:
        return concrete(["dict", ["str"], kind[2]], inner) + concrete(["dict", ["int"], kind[2]], inner)
    if kind[0] == "of" or len(kind) == 1:
        return [kind]
    parts = [concrete(part, inner) for part in kind[1:]]
    found = [[kind[0], *chosen] for chosen in islice(product(*parts), 20)]
    alike = [one for one in found if all(a == b for a, b in zip(one[1:], one[2:], strict=False))]
    return (alike or found)[:4] if kind[0] == "tuple" else found[:4]


def ladder(kind: Kind, literals: Sequence[Any] = ()) -> list[str]:
    """Domains for that kind, the widest first; [] if there are none. `literals`: of the function."""
    word = kind[0]
    if word == "or":
        return _either(kind, literals)
    if word == "of":
        return [f"sampled_from({_listed(kind[1:])})"] if len(kind) > 1 else []
    if word in ("list", "set", "frozenset", "many"):
        return _collections(word, kind[1], literals)
    if word == "dict":
        return _dictionaries(kind, literals)
    if word == "tuple":
        rungs = [ladder(part, literals) for part in kind[1:]]
        steps = range(max(map(len, rungs), default=0)) if all(rungs) else ()
        return [f"tuples({', '.join(one[min(step, len(one) - 1)] for one in rungs)})" for step in steps]
    if word in ("int", "str"):
        return _integers(literals) if word == "int" else _texts(literals)
    return list(_PLAIN.get(word, ()))


_DIGITS = ('text("0123456789", min_size=1, max_size=6)', 'text("01", min_size=1, max_size=8)')
_PLAIN = {
    "float": tuple(QUARTERS),
    "digits": _DIGITS,
    "bool": ("booleans()",),
    "none": ("none()",),
    "bytes": ("binary(max_size=6)", "binary(min_size=1, max_size=6)"),
}


def _integers(literals: Sequence[Any]) -> list[str]:
    top = max((n for n in literals if type(n) is int and _LARGE < n <= _LARGEST), default=50)
    top = 2 * top if top <= 50 else round(2 * top, 1 - len(str(2 * top)))
    ranges = [(-top, top), (0, top), (1, top), (0, 100), (1, 100), (0, 12), (1, 12), (1, 8), (2, 8), (1, 5)]
    return list(dict.fromkeys(f"integers({low}, {high})" for low, high in ranges))


def _texts(literals: Sequence[Any]) -> list[str]:
    letters = "".join(dict.fromkeys("".join(one for one in literals if type(one) is str and len(one) <= 12)))
    letters = "".join(letter for letter in letters if letter.isprintable())[:MOST_LETTERS]
    alphabet = json.dumps("".join(dict.fromkeys("abAB 1" + letters)), ensure_ascii=False)
    return [
        f"text({alphabet}, max_size=8)",
        f"text({alphabet}, min_size=1, max_size=8)",
        f"text({alphabet}, min_size=2, max_size=8)",
        f"text({alphabet}, min_size=1, max_size=1)",
        'text("abc", min_size=1, max_size=5)',
        *_DIGITS,
    ]


def _collections(word: str, inner: Kind, literals: Sequence[Any]) -> list[str]:
    rungs = _members(inner, literals)
    if not rungs:
        return []
    name, after = {"many": ("lists", ".map(tuple)")}.get(word, (f"{word}s", ""))
    most = 4 if inner[0] in ("list", "tuple", "dict", "set", "or") else 6
    found = [f"{name}({rungs[0]}, max_size={most})", f"{name}({rungs[0]}, min_size=1, max_size={most})"]
    if inner[0] in ("list", "many"):
        found += _tables(inner, literals, after)
    found += [f"{name}({rungs[0]}, min_size={least}, max_size={most})" for least in (2, 3)]
    found += [f"{name}({rung}, min_size={least}, max_size={most})" for rung in rungs[1:4] for least in (0, 1)]
    return [one.replace("min_size=0, ", "") + (after if not one.endswith(after) else "") for one in found][:MOST_RUNGS]


def _members(inner: Kind, literals: Sequence[Any]) -> list[str]:
    """Members are shorter than what stands alone."""
    if inner[0] == "str":
        return [rung.replace("max_size=8", "max_size=4") for rung in _texts(literals)]
    return ladder(inner, literals)


def _tables(inner: Kind, literals: Sequence[Any], after: str) -> list[str]:
    """Lists of lists of one length: any, and as many as the lists are long."""
    rungs = _members(inner[1], literals)
    end = ".map(tuple)" if inner[0] == "many" else ""
    if not rungs:
        return []
    row = f"lists({rungs[0]}, min_size=w, max_size=w){end}"
    return [
        f"integers(1, 3).flatmap(lambda w: lists({row}, min_size=1, max_size=3)){after}",
        f"integers(1, 3).flatmap(lambda w: lists({row}, min_size=w, max_size=w)){after}",
    ]


def _dictionaries(kind: Kind, literals: Sequence[Any]) -> list[str]:
    keys = ['text("abc", min_size=1, max_size=2)'] if kind[1] == ["str"] else ladder(kind[1], literals)
    values = _members(kind[2], literals)
    if not keys or not values:
        return []
    found = [f"dictionaries({keys[0]}, {values[0]}, max_size=4)"]
    found += [f"dictionaries({keys[0]}, {value}, min_size=1, max_size=4)" for value in values[:3]]
    return found


def _either(kind: Kind, literals: Sequence[Any]) -> list[str]:
    rungs = [ladder(part, literals) for part in sorted(kind[1:], key=lambda part: part == ["none"])]
    if not rungs or not all(rungs):
        return []
    joined = " | ".join(one[0] for one in rungs)
    return [joined, *(rung for one in rungs for rung in one)]


def _listed(values: Sequence[Any]) -> str:
    shown = [json.dumps(v, ensure_ascii=not v.isprintable()) if type(v) is str else repr(v) for v in values]
    return f"[{', '.join(shown)}]"
