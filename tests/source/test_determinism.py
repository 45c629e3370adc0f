"""Functions that provably know neither chance nor time, and keep nothing from call to call."""

from __future__ import annotations

import pytest

from grader.source.inspect import inspect

PROVEN = {
    "arithmetic": "def f(n): return n * 2 + 1",
    "loop": "def f(n):\n    p = 1\n    while 2 * p <= n: p *= 2\n    return p",
    "lists": "def f(s):\n    r = []\n    for x in s: r.append(x)\n    r.sort()\n    return sorted(r)",
    "helpers": "def g(n): return n\ndef f(n): return g(n)",
    "recursion": "def f(n): return n and f(n - 1)",
    "math": "import math\ndef f(n): return math.sqrt(n)",
    "itertools": "from itertools import count, product\ndef f(n): return list(product(range(n), repeat=2))",
    "a cache": "from functools import lru_cache\n@lru_cache(None)\ndef f(n): return n and f(n - 1)",
    "constants": "N = 10\nT = [1, 2]\ndef f(n): return N + T[0] + n",
    "random beside it": "import random\ndef g(): return random.random()\ndef f(n): return n",
    "random under a star beside it": "from random import *\ndef g(): return random()\ndef f(n): return n",
    "input beside it": "def f(n): return n\nprint(f(int(input())))",
    "printing": "def f(n): print(n)",
    "generator": "def f(n):\n    for i in range(n): yield i",
    "classes": (
        "class A:\n    def __init__(self, n): self.n = n\n    def g(self): return self.n\ndef f(n): return A(n).g()"
    ),
    "comprehension": "def f(s): return {x: [y for y in s] for x in s}",
    "own name of random": "def random(n): return n\ndef f(n): return random(n)",
}
NOT_PROVEN = {
    "random": "import random\ndef f(n): return random.random()",
    "random by name": "from random import randint as r\ndef f(n): return r(1, n)",
    "random under a star": "from random import *\ndef f(n): return randint(1, n)",
    "random under an unknown star": "from igra import *\ndef f(n): return randint(1, n)",
    "random in a helper": "import random\ndef g(n): return random.choice(n)\ndef f(n): return g(n)",
    "random kept": "import random\nr = random.random\ndef f(n): return r()",
    "random in a default": "import random\ndef f(n, r=random.random): return r()",
    "random value of the module": "import random\nX = random.random()\ndef f(n): return X",
    "random by import": "def f(n): return __import__('random').random()",
    "random in the function": "def f(n):\n    import random\n    return random.random()",
    "random in a class": "import random\nclass A:\n    def g(self): return random.random()\ndef f(n): return A().g()",
    "random in a decorator": "import random\ndef d(g): return lambda n: random.random()\n@d\ndef f(n): return n",
    "random put in later": "import random\nD = {}\nD['r'] = random.random\ndef f(n): return D['r']()",
    "random through another module": "import tempfile\ndef f(n): return tempfile._Random().random()",
    "random by eval": "import random\ndef f(n): return eval('random.random()')",
    "random by a hidden text": "import random\ndef f(n, t): return eval(t)",
    "random in the place of another": "import random, math\nmath.sqrt = random.random\ndef f(n): return math.sqrt(n)",
    "random in the place of a built-in": (
        "import random, builtins\nbuiltins.len = random.random\ndef f(n): return len(n)"
    ),
    "random by setattr": "import random, math\nsetattr(math, 'sqrt', random.random)\ndef f(n): return math.sqrt(n)",
    "secrets": "import secrets\ndef f(n): return secrets.randbelow(n)",
    "time": "import time\ndef f(n): return time.time()",
    "datetime": "from datetime import datetime\ndef f(n): return datetime.now()",
    "urandom": "import os\ndef f(n): return os.urandom(n)",
    "uuid": "import uuid\ndef f(n): return uuid.uuid4()",
    "id": "def f(n): return id(n)",
    "hash": "def f(n): return hash(n)",
    "set": "def f(n): return list(set(n))",
    "set display": "def f(a, b): return list({a, b})",
    "set comprehension": "def f(s): return list({x for x in s})",
    "input": "def f(n): return input()",
    "file": "def f(n): return open(n).read()",
    "unknown module": "import pomoc\ndef f(n): return pomoc.g(n)",
    "unknown name": "def f(n): return g(n)",
    "global counter": "n = 0\ndef f(x):\n    global n\n    n += 1\n    return n",
    "global list": "L = []\ndef f(x):\n    L.append(x)\n    return len(L)",
    "global dict": "D = {}\ndef f(x):\n    D[x] = D.get(x, 0) + 1\n    return D[x]",
    "global list under another name": "L = []\ndef f(x):\n    m = L\n    m.append(x)\n    return len(L)",
    "global list given to a helper": "L = []\ndef g(m): m.append(1)\ndef f(x):\n    g(L)\n    return len(L)",
    "global iterator": "import itertools\nC = itertools.count()\ndef f(x): return next(C)",
    "global generator": "G = (i for i in range(9))\ndef f(x): return next(G)",
    "global object": "class A: pass\na = A()\ndef f(x):\n    a.n = x\n    return a.n",
    "class attribute": "class A:\n    n = 0\ndef f(x):\n    A.n += 1\n    return A.n",
    "list of a class": (
        "class A:\n    s = []\n    def g(self): self.s.append(1)\ndef f(x):\n    A().g()\n    return A.s"
    ),
    "function attribute": "def f(x):\n    f.n = x\n    return f.n",
    "default that is changed": "def f(x, s=[]):\n    s.append(x)\n    return len(s)",
    "nonlocal": (
        "def make():\n    n = 0\n    def g(x):\n        nonlocal n\n        n += 1\n        return n\n    return g\n"
        "f = make()"
    ),
    "closure over a list": (
        "def make():\n    s = []\n    def g(x):\n        s.append(x)\n        return len(s)\n    return g\nf = make()"
    ),
}


WITHOUT_CHANCE = ("set", "set display", "hash", "global list", "class attribute", "default that is changed")
"""of those that are not proven: they keep things, or have an order of their own, and draw nothing"""
PERHAPS_BY_CHANCE = [
    name
    for name in NOT_PROVEN
    if name.split()[0] in "random secrets time datetime urandom uuid unknown file input".split()
]


def found_in(source: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = inspect(source, {"functions": [{"name": "f", "uses": ["g"]}, {"name": "g"}]})
    return found


def deterministic(source: str) -> list[str]:
    return found_in(source)["deterministic"]


@pytest.mark.parametrize("name", WITHOUT_CHANCE)
def test_without_chance(name: str) -> None:
    assert "f" in found_in(NOT_PROVEN[name])["without_chance"]


@pytest.mark.parametrize("name", PERHAPS_BY_CHANCE)
def test_perhaps_by_chance(name: str) -> None:
    assert "f" not in found_in(NOT_PROVEN[name])["without_chance"]


def test_said_once() -> None:
    assert "f" not in found_in(PROVEN["arithmetic"])["without_chance"]


@pytest.mark.parametrize("name", PROVEN)
def test_proven(name: str) -> None:
    assert "f" in deterministic(PROVEN[name])


@pytest.mark.parametrize("name", NOT_PROVEN)
def test_not_proven(name: str) -> None:
    assert "f" not in deterministic(NOT_PROVEN[name])


def test_name_in_the_hand_in() -> None:
    request = {"functions": [{"name": "f", "also": ["funkcija"]}]}
    assert inspect("def funkcija(n): return n", request)["deterministic"] == ["funkcija"]
