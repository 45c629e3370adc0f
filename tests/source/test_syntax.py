"""Rules `syntax`, `recursion` and `lines`."""

from __future__ import annotations

import pytest

from grader.source.syntax_kinds import SYNTAX_NAMES
from tests.source.asking import rule, told, uses

SHOWN = [
    ("for", "def f(s):\n    for x in s: pass"),
    ("loop", "def f(s):\n    while s: pass"),
    ("loops", "async def f(s):\n    async for x in s: pass"),
    ("while", "def f(s):\n    while s: pass"),
    ("comprehension", "def f(s): return [x for x in s]"),
    ("comprehension", "def f(s): return sum(x for x in s)"),
    ("list_comprehension", "def f(s): return [x for x in s]"),
    ("set_comprehension", "def f(s): return {x for x in s}"),
    ("dict_comprehension", "def f(s): return {x: 1 for x in s}"),
    ("generator_expression", "def f(s): return any(x for x in s)"),
    ("lambda", "def f(s): return sorted(s, key=lambda x: x)"),
    ("lambda", "f = lambda s: s"),
    ("slice", "def f(s): return s[1:]"),
    ("try", "def f(s):\n    try: s()\n    finally: pass"),
    ("raise", "def f(s): raise ValueError"),
    ("global", "n = 0\ndef f(s):\n    global n\n    n += 1"),
    ("nonlocal", "def f(s):\n    def g():\n        nonlocal s\n        s = 1"),
    ("if", "def f(s):\n    if s: return 1"),
    ("ternary", "def f(s): return 1 if s else 2"),
    ("import", "def f(s):\n    import math"),
    ("import", "def f(s):\n    from math import pi"),
    ("class", "def f(s):\n    class A: pass"),
    ("class", "class A: pass\ndef f(s): return A()"),
    ("async", "async def f(s): pass"),
    ("async", "async def f(s): await s"),
    ("with", "def f(s):\n    with s: pass"),
    ("yield", "def f(s): yield s"),
    ("yield", "def f(s): yield from s"),
    ("fstring", "def f(s): return f'{s}'"),
    ("walrus", "def f(s): return (n := s)"),
    ("break", "def f(s):\n    while s: break"),
    ("continue", "def f(s):\n    while s: continue"),
    ("return", "def f(s): return s"),
    ("assert", "def f(s): assert s"),
    ("del", "def f(s): del s"),
    ("star", "def f(s): return [*s]"),
    ("in", "def f(s): return 1 in s"),
    ("in", "def f(s): return 1 not in s"),
    ("is", "def f(s): return s is None"),
    ("is", "def f(s): return s is not None"),
    ("and", "def f(s): return s and 1"),
    ("or", "def f(s): return s or 1"),
    ("not", "def f(s): return not s"),
    ("power", "def f(s): return s ** 2"),
    ("power", "def f(s):\n    s **= 2"),
    ("bit_operation", "def f(s): return s & 1"),
    ("bit_operation", "def f(s): return ~s"),
    ("shift", "def f(s): return 1 << s"),
    ("shift", "def f(s):\n    s >>= 1"),
    ("function", "def f(s):\n    def g(): pass"),
    ("recursion", "def f(s): return f(s - 1)"),
    ("{:b}", "def f(s): return f'{s:b}'"),
    ("{:o}", "def f(s): return f'{s:o}'"),
    ("{:x}", "def f(s): return '%X' % s"),
    ("{:e}", "def f(s): return '{:e}'.format(s)"),
    ("match", "def f(s):\n    match s:\n        case 1: pass"),
    ("try", "def f(s):\n    try: s()\n    except* ValueError: pass"),
]


@pytest.mark.parametrize(("name", "source"), SHOWN)
def test_found(name: str, source: str) -> None:
    assert [one for one, _, _ in told(uses(source, rule("syntax", name)))] == [name]


@pytest.mark.parametrize(("name", "source"), SHOWN)
def test_found_in_what_is_called(name: str, source: str) -> None:
    around = source.replace("f(", "g(").replace("f =", "g =") + "\ndef f(s): return g(s)\n"
    assert name in [one for one, _, _ in told(uses(around, rule("syntax", name)))]


@pytest.mark.parametrize(("name", "source"), SHOWN)
def test_wanted_and_there(name: str, source: str) -> None:
    assert uses(source, rule("syntax", name, verb="require")) == []


@pytest.mark.parametrize("name", SYNTAX_NAMES)
def test_every_kind_is_shown(name: str) -> None:
    assert name in [one for one, _ in SHOWN]


@pytest.mark.parametrize("name", SYNTAX_NAMES)
def test_silent_on_plain_code(name: str) -> None:
    source = (
        "import math\nclass A: pass\ndef g(s):\n    for x in s: yield lambda: f'{x:b}'\ndef f(s):\n    s.x = 1 + s[0]\n"
    )
    assert uses(source, rule("syntax", name)) == []


@pytest.mark.parametrize("name", SYNTAX_NAMES)
def test_wanted_and_missing(name: str) -> None:
    (use,) = uses("\n\ndef f(s):\n    s.x = 1 + s[0]\n", rule("syntax", name, verb="require"))
    assert (use["name"], use["line"], use["verb"], use["path"]) == (name, 3, "require", ["f", name])


def test_in_of_a_loop_is_no_operator() -> None:
    assert uses("def f(s):\n    for x in s: print([y for y in x])", rule("syntax", "in")) == []


RECURSION = rule("recursion")
RECURSIVE = {
    "handed itself": "def f(n):\n    h = lambda g, n: 1 if n < 2 else n * g(g, n - 1)\n    return h(h, n)",
    "a lambda handed itself": "f = (lambda g: lambda n: g(g)(n))(lambda g: lambda n: n and g(g)(n - 1))",
    "itself": "def f(n): return n and f(n - 1)",
    "through another": "def f(n): return g(n)\ndef g(n): return n and f(n - 1)",
    "a helper that is": "def g(n): return n and g(n - 1)\ndef f(n): return g(n)",
    "two helpers in a circle": "def g(n): return h(n)\ndef h(n): return n and g(n - 1)\ndef f(n): return g(n)",
    "an inner function": "def f(n):\n    def g(k): return k and g(k - 1)\n    return g(n)",
    "two inner functions": (
        "def f(n):\n    def g(k): return k and h(k - 1)\n    def h(k): return g(k)\n    return g(n)"
    ),
    "a lambda": "f = lambda n: n and f(n - 1)",
    "an inner lambda": "def f(n):\n    g = lambda k: k and g(k - 1)\n    return g(n)",
    "cached": "from functools import lru_cache\n@lru_cache(None)\ndef f(n): return n and f(n - 1)",
    "under another name": "def f(n): return n and g(n - 1)\ng = f",
    "passed on": "def f(n): return n and list(map(f, [n - 1]))",
    "a method": "class A:\n    def g(self, n): return n and self.g(n - 1)\ndef f(n): return A().g(n)",
    "a wrapped one": "def w(g): return g\ndef f(n): return n and f(n - 1)\nf = w(f)",
    "in a comprehension": "def f(n): return [f(k) for k in range(n)]",
    "through a dict": "def f(n): return D['f'](n - 1) if n else 0\nD = {'f': f}",
    "through the namespace": "def f(n): return n and globals()['f'](n - 1)",
}
NOT_RECURSIVE = {
    "a built-in handed itself": "def f(s): return type(type)(s), list(map(len, s)), isinstance(type, type)",
    "plain": "def f(n): return n",
    "another function of the name": "class A:\n    def f(self): return 1\ndef f(n): return A().f()",
    "an attribute of itself": "def f(n):\n    f.calls = getattr(f, 'calls', 0) + 1\n    return f.calls",
    "an earlier function of the name": "def f(n): return n\nold = f\ndef f(n): return old(n)",
    "wrapped": "def w(g): return lambda n: g(n)\ndef f(n): return n\nf = w(f)",
    "a local of the name": "def f(n):\n    f = n\n    return f",
    "a parameter of the name": "def f(f): return f(1)",
    "an inner function of the name": "def f(n):\n    def f(k): return k\n    return f(n)",
    "called at the top level": "def f(n): return n\nprint(f(1))",
    "another one is": "def g(n): return n and g(n - 1)\ndef f(n): return n",
    "a method that calls one of its name on something else": (
        "class A:\n    def __init__(self): self.s = []\n    def append(self, x): self.s.append(x)\n"
        "def f(n):\n    a = A()\n    a.append(n)\n    return a"
    ),
    "two helpers one after the other": "def g(n): return n\ndef h(n): return g(n)\ndef f(n): return g(h(g(n)))",
}


@pytest.mark.parametrize("name", RECURSIVE)
def test_recursion(name: str) -> None:
    (use,) = uses(RECURSIVE[name], RECURSION)
    assert use["name"] == "recursion"
    assert uses(RECURSIVE[name], rule("recursion", verb="require")) == []


@pytest.mark.parametrize("name", NOT_RECURSIVE)
def test_no_recursion(name: str) -> None:
    assert uses(NOT_RECURSIVE[name], RECURSION) == []


def test_recursion_of_objects_is_no_accusation_but_enough() -> None:
    """`self.left.depth()`: of what, is not known."""
    source = "class T:\n    def depth(self): return 1 + self.left.depth()\ndef f(t): return T().depth()"
    assert uses(source, RECURSION) == []
    assert uses(source, rule("recursion", verb="require")) == []


def test_recursion_of_helpers_judged_on_their_own() -> None:
    assert uses("def g(n): return n and g(n - 1)\ndef f(n): return g(n)", RECURSION, uses=["g"]) == []


def test_recursion_missing() -> None:
    (use,) = uses("def f(n):\n    return n", rule("recursion", verb="prefer"))
    assert (use["name"], use["line"]) == ("recursion", 1)


def test_lines() -> None:
    source = 'def f(n):\n    """Doc\n    doc."""\n    # comment\n\n    a = n\n    return a\n'
    assert uses(source, rule("lines", verb="require", count=3)) == []
    (use,) = uses(source, rule("lines", verb="require", count=2))
    assert (use["kind"], use["line"]) == ("lines", 1)
    assert uses(source, rule("lines", verb="avoid", count=2))
