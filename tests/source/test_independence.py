"""Functions whose answers provably hang on nothing that another function of the file could have changed."""

from __future__ import annotations

import pytest

from tests.source.test_determinism import NOT_PROVEN, PROVEN, found_in

INDEPENDENT = {
    "arithmetic": PROVEN["arithmetic"],
    "lists": PROVEN["lists"],
    "helpers": PROVEN["helpers"],
    "recursion": PROVEN["recursion"],
    "math": PROVEN["math"],
    "set": NOT_PROVEN["set"],
    "set display": NOT_PROVEN["set display"],
    "random": NOT_PROVEN["random"],
    "random by name": NOT_PROVEN["random by name"],
    "random in a helper": NOT_PROVEN["random in a helper"],
    "random under a star": NOT_PROVEN["random under a star"],
    "printing": PROVEN["printing"],
    "a game beside it": "import random\nn = 3\ndef f(s): return random.choice(s)\nwhile n: n -= len(f([1]))",
}
DEPENDENT = {
    **{
        name: source
        for name, source in NOT_PROVEN.items()
        if name not in INDEPENDENT and name not in ("set comprehension",)
    },
    "a cache": PROVEN["a cache"],
    "constants": PROVEN["constants"],
    "classes": PROVEN["classes"],
    "a cache of its own": (
        "def memo(g):\n    c = {}\n    def w(n):\n        if n not in c: c[n] = g(n)\n        return c[n]\n"
        "    return w\n@memo\ndef f(n): return n"
    ),
    "a list that others change": "L = []\ndef g(x): L.append(x)\ndef f(x): return x in L",
    "a name that others set": "n = 0\ndef g(x):\n    global n\n    n = x\ndef f(x): return x",
    "a helper that others set": "def h(x): return x\ndef g(x):\n    global h\n    h = abs\ndef f(x): return h(x)",
    "an attribute of a helper": "def h(x): return x\ndef g(x): h.n = x\ndef f(x): return h.n",
    "an attribute of a class": "class A: n = 0\ndef g(x): A.n = x\ndef f(x): return A.n",
    "a built-in that others change": "def g(x):\n    import builtins\n    builtins.len = abs\ndef f(x): return len(x)",
    "a module that others put in": "import sys\ndef g(x): sys.modules['math'] = None\ndef f(x): return len(x)",
    "how deep calls may go": (
        "import sys\ndef g(x): sys.setrecursionlimit(x)\ndef f(x): return 0 if x < 1 else 1 + f(x - 1)"
    ),
    "a space of names": "def h(x): return x\ndef g(x): h.__globals__['h'] = abs\ndef f(x): return h(x)",
    "a library that others change": "import math\ndef g(x): math.sqrt = abs\ndef f(x): return math.sqrt(x)",
    "random made anew": "import random\nr = random.Random(1)\ndef f(s): return r.choice(s)",
}


@pytest.mark.parametrize("name", INDEPENDENT)
def test_independent(name: str) -> None:
    assert "f" in found_in(INDEPENDENT[name])["independent"]


@pytest.mark.parametrize("name", DEPENDENT)
def test_not_independent(name: str) -> None:
    assert "f" not in found_in(DEPENDENT[name])["independent"]
