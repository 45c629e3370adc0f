"""What a source defines at its top level, and the normal form of each definition."""

from __future__ import annotations

from typing import Any

import pytest

from grader.source.inspect import inspect


def definitions(source: str, *required: str) -> dict[str, Any]:
    answer = inspect(source, {"functions": [{"name": name} for name in required]})
    found: dict[str, Any] = answer["definitions"]
    return found


def test_kinds() -> None:
    found = definitions(
        "import os.path, math as m\nfrom random import choice as c\nx = y, z = 1, 2\nn: int = 3\nk: int\n"
        "def f(a, /, b, *c, d=1, **e): pass\nasync def g(): pass\nclass A:\n    def __init__(self, bits): pass\n"
        "h = lambda a, b: a\nfor i in x: j = i\nwith open('a') as o: pass\n(w := 3)\n"
    )
    assert {name: one["kind"] for name, one in found.items()} == {
        **dict.fromkeys(["os", "m", "c"], "import"),
        **dict.fromkeys(["x", "y", "z", "n", "h", "i", "j", "o", "w"], "value"),
        "f": "function",
        "g": "async",
        "A": "class",
    }
    assert found["f"]["parameters"] == ["a", "b", "c", "d", "e"]
    assert found["h"]["parameters"] == ["a", "b"]
    assert found["A"]["parameters"] == ["bits"]


@pytest.mark.parametrize(
    "source",
    [
        "if True:\n    def f(): pass\n",
        "if x:\n    pass\nelif y:\n    def f(): pass\n",
        "try:\n    x\nexcept NameError:\n    def f(): pass\n",
        "try:\n    x\nfinally:\n    def f(): pass\n",
        "with x:\n    def f(): pass\n",
        "for x in y:\n    def f(): pass\n",
        "while x:\n    pass\nelse:\n    def f(): pass\n",
        "match x:\n    case 1:\n        def f(): pass\n",
        "if __name__ == '__main__':\n    pass\nelse:\n    def f(): pass\n",
    ],
)
def test_definitions_in_blocks(source: str) -> None:
    assert definitions(source)["f"]["kind"] == "function"


def test_main_guard_defines_nothing() -> None:
    assert definitions("if __name__ == '__main__':\n    x = 1\n    def f(): pass\n") == {}


def test_the_last_one_counts() -> None:
    found = definitions("def f(a): return 1\n\n@staticmethod\ndef f(b):\n    return 2\nx = 1\nx += 1\nx = 2\n")
    assert (found["f"]["times"], found["f"]["line"], found["f"]["end_line"]) == (2, 3, 5)
    assert found["f"]["parameters"] == ["b"]
    assert found["x"]["times"] == 2


def test_names_are_normalised_as_python_does() -> None:
    assert list(definitions("def \uff4e\uff41\uff4a(n): return n\n")) == ["naj"]


@pytest.mark.parametrize(
    "body",
    [
        "pass",
        "...",
        "'''To do'''",
        "return",
        "return None",
        "raise NotImplementedError",
        "raise NotImplementedError('later')",
        "'''To do'''\n    pass",
        "'''To do'''\n    # later\n    return None",
    ],
)
def test_stub(body: str) -> None:
    assert definitions(f"def f(n):\n    {body}\n")["f"]["stub"] is True


@pytest.mark.parametrize(
    "body", ["return 0", "return []", "n = 1", "print()", "raise ValueError", "return f(n)", "yield"]
)
def test_no_stub(body: str) -> None:
    assert definitions(f"def f(n):\n    {body}\n")["f"]["stub"] is False


def test_values_are_no_stubs() -> None:
    found = definitions("f = None\nclass A: pass\nclass B:\n    def g(self): pass\n")
    assert [found[name]["stub"] for name in "fAB"] == [False, True, False]


def test_lines() -> None:
    head = '@dec\ndef f(\n    a,\n):\n    """Doc\n\n    more"""\n\n    # comment\n'
    source = head + '    x = """\n    y"""\n    return x  # end\n'
    assert definitions(source)["f"]["lines"] == 6
    assert definitions("def f(n): return n\n")["f"]["lines"] == 1


def form(source: str, name: str = "f", *required: str) -> str:
    found: str = definitions(source, *(required or ("f",)))[name]["normal_form"]
    return found


SAME = {
    "names of parameters and locals": ("def f(a):\n    b = a\n    return b", "def f(x):\n    y = x\n    return y"),
    "comments and layout": ("def f(a):\n    return (a +\n        1)", "def f(a):  # comment\n\n    return a+1"),
    "docstring": ("def f(a):\n    '''Doc'''\n    return a", "def f(a): return a"),
    "annotations": ("def f(a: int) -> int:\n    b: int = a\n    return b", "def f(a):\n    b = a\n    return b"),
    "bare annotation": ("def f(a):\n    b: int\n    return a", "def f(a): return a"),
    "spelling of literals": ("def f(a): return 0x10, 'x', 1_000", 'def f(a): return 16, "x", 1000'),
    "raw and joined texts": ("def f(a): return r'\\d' 'x'", "def f(a): return '\\\\dx'"),
    "comprehension variables": ("def f(a): return [b for b in a]", "def f(a): return [c for c in a]"),
    "lambda parameters": ("def f(a): return lambda b: b", "def f(a): return lambda c: c"),
    "inner functions": (
        "def f(a):\n    def g(b): return b\n    return g(a)",
        "def f(a):\n    def h(c): return c\n    return h(a)",
    ),
    "names of handlers": (
        "def f(a):\n    try: a()\n    except ValueError as e: return e",
        "def f(a):\n    try: a()\n    except ValueError as z: return z",
    ),
    "own helpers": ("def g(a): return a\ndef f(a): return g(a)", "def h(a): return a\ndef f(a): return h(a)"),
    "own constants": ("N = 1\ndef f(a): return N", "M = 1\ndef f(a): return M"),
    "alias of an import": (
        "import random as r\ndef f(a): return r.x(a)",
        "import random\ndef f(a): return random.x(a)",
    ),
    "alias of a member": ("from math import pi as p\ndef f(a): return p", "from math import pi\ndef f(a): return pi"),
    "globals that are declared": (
        "n = 0\ndef f(a):\n    global n\n    n = a",
        "m = 0\ndef f(a):\n    global m\n    m = a",
    ),
    "needless pass": ("def f(a):\n    pass\n    return a", "def f(a): return a"),
    "patterns": (
        "def f(a):\n    match a:\n        case [b, *c]: return b, c",
        "def f(a):\n    match a:\n        case [x, *y]: return x, y",
    ),
    "recursion": ("def f(a): return f(a)", "def f(b): return f(b)"),
}
OTHER = {
    "order of names": ("def f(a, b): return a - b", "def f(a, b): return b - a"),
    "operators": ("def f(a): return a + 1", "def f(a): return a - 1"),
    "comparison": ("def f(a): return a < 1", "def f(a): return a <= 1"),
    "literals": ("def f(a): return 1", "def f(a): return 2"),
    "types of literals": ("def f(a): return 1", "def f(a): return 1.0"),
    "truth and numbers": ("def f(a): return 1", "def f(a): return True"),
    "built-in functions": ("def f(a): return max(a)", "def f(a): return min(a)"),
    "attributes": ("def f(a): return a.x", "def f(a): return a.y"),
    "methods": ("def f(a): a.append(1)", "def f(a): a.remove(1)"),
    "keywords": ("def f(a): return sorted(a, key=1)", "def f(a): return sorted(a, reverse=1)"),
    "required functions": ("def g(a): return a\ndef f(a): return g(a)", "def h(a): return a\ndef f(a): return h(a)"),
    "two locals and one": ("def f(a):\n    b = a\n    return b", "def f(a):\n    a = a\n    return a"),
    "defaults": ("def f(a=1): return a", "def f(a=2): return a"),
    "decorators": ("@d\ndef f(a): return a", "@e\ndef f(a): return a"),
    "statements": ("def f(a):\n    a()\n    return a", "def f(a): return a"),
    "local and global": ("def f(a): return len", "def f(len): return len"),
    "imports": ("from math import pi\ndef f(a): return pi", "from cmath import pi\ndef f(a): return pi"),
}


@pytest.mark.parametrize("name", SAME)
def test_same_form(name: str) -> None:
    one, other = SAME[name]
    assert form(one) == form(other) != ""


@pytest.mark.parametrize("name", OTHER)
def test_other_form(name: str) -> None:
    one, other = OTHER[name]
    required = ("f", "g", "h") if "required" in name else ("f",)
    assert form(one, "f", *required) != form(other, "f", *required)


def test_forms_of_other_things() -> None:
    assert form("class A:\n    def g(self, x): return x", "A") == form("class B:\n    def g(this, y): return y", "B")
    assert form("class A:\n    def g(self, x): return x", "A") != form("class A:\n    def h(self, x): return x", "A")
    assert form("x = [1, 2]", "x") == form("y = [ 1,2 ]", "y")
    assert form("import math as m", "m") == form("import math", "math")


def test_bounds() -> None:
    found = definitions("".join(f"x{i} = 1\n" for i in range(3_000)))
    assert len(found) == 2_000
    (long,) = definitions(f"def {'a' * 5_000}(n): pass\n").values()
    assert len(long["name"]) == 200
    assert form("def f():\n" + "    a = 1\n" * 30_000) == ""
