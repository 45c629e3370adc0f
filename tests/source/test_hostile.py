"""A source may be anything: there is always an answer, it is bounded, and it can be read by the model."""

from __future__ import annotations

import ast
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grader.model.inspection import Inspection
from grader.model.plain import from_plain
from grader.source.inspect import inspect
from grader.source.judging import NOT_FOLLOWED
from grader.source.presets import PRESETS
from grader.source.syntax_kinds import SYNTAX_NAMES
from tests.source.asking import rule
from tests.source.corpus import read

SOURCES = [
    source
    for name in ("imports", "calls", "methods")
    for sort in ("found", "clean")
    for source in read(f"{name}_{sort}").values()
]
RULES = [
    rule("imports", *PRESETS["imports"]["numeric"], preset="numeric"),
    rule("calls", *PRESETS["calls"]["numeric"], preset="numeric"),
    rule("calls", *PRESETS["calls"]["big_integers"], verb="avoid", preset="big_integers"),
    rule("calls", "sum", "math.sqrt", "h"),
    rule("methods", "sort"),
    rule("syntax", *SYNTAX_NAMES),
    rule("recursion"),
    rule("recursion", verb="require"),
    rule("lines", verb="require", count=1),
    rule("calls", "h", verb="prefer"),
]
REQUEST: dict[str, Any] = {
    "functions": [
        {"name": "f", "also": ["funkcija"], "uses": [], "rules": RULES},
        {"name": "g", "uses": ["f"], "rules": RULES},
        {"name": "A", "rules": RULES},
    ],
    "rules": RULES,
    "files": {
        "pomoc.py": "from math import *\ndef h(x): return sqrt(x)\n",
        "sam.py": "import sam\nfrom sam import *\n",
    },
}
QUICK = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
BOUNDED: set[str] = set()
"""sources that are too large to be followed to the end"""


def check(source: str, name: str = "") -> dict[str, Any]:
    answer = inspect(source, REQUEST)
    as_json = json.dumps(answer)
    as_json.encode("utf-8")
    inspection = from_plain(Inspection, json.loads(as_json))
    assert len(inspection.definitions) <= 2_000
    for found in inspection.uses.values():
        assert len(found) <= 50
        for use in found:
            assert len(use.name) <= 200
            assert use.name != NOT_FOLLOWED or name in BOUNDED, "no code makes the walk stumble"
            assert len(use.path) <= 14
            assert all(len(step) <= 200 for step in use.path)
            assert use.line is None or 1 <= use.line <= source.count("\n") + source.count("\r") + 1
    if inspection.fault is None:
        assert inspection.salvaged is None
    else:
        assert len(inspection.fault.message) <= 200
        assert inspection.salvaged is None or len(inspection.salvaged) <= len(source)
    return answer


TOKENS = (
    "def f(x):|class A:|class A(A):|import math|from math import *|from . import x|f|A|math|x|(|)|[|]|{|}|:|,|.|=|==|+|"
    "**|%|->|@|lambda|lambda x:|if|else|elif|for|in|while|try:|except|finally:|with|as|return|yield|await|"
    "async|global f|nonlocal x|'a'|'{:b}'|f'{x:b}'|\"\"\"|'|1|0x1|1.5|None|True|eval|exec|globals()|__import__|"
    "getattr|sys.modules|"
    "__class__|:=|*|match x:|case|del f|not|and|is|print|"
    "\n|\n    |\n\t|\n        |;|\\|#|\0|\ufeff|\ud800|ž|\x0c|\r|`|$|?|..."
).split("|")


@QUICK
@given(st.binary(max_size=400))
def test_bytes(data: bytes) -> None:
    check(data.decode("latin-1"))


@QUICK
@given(st.text(max_size=300))
def test_texts(source: str) -> None:
    check(source)


@QUICK
@given(st.lists(st.sampled_from(TOKENS), max_size=60))
def test_tokens(tokens: list[str]) -> None:
    check(" ".join(tokens))


@QUICK
@given(st.sampled_from(SOURCES), st.sampled_from(SOURCES), st.randoms(use_true_random=False))
def test_cut_and_mixed_programs(one: str, other: str, chance: random.Random) -> None:
    lines = one.splitlines() + other.splitlines()
    for _ in range(chance.randrange(4)):
        at = chance.randrange(len(lines))
        lines[at] = chance.choice([lines[at][: chance.randrange(80)], lines[chance.randrange(len(lines))], ""])
    check("\n".join(lines))


class Mixer(ast.NodeTransformer):
    """Puts parts of one tree into the place of others of their kind."""

    def __init__(self, chance: random.Random, parts: list[ast.expr]) -> None:
        self.chance = chance
        self.parts = parts

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.expr) and not hasattr(node, "ctx") and self.chance.random() < 0.1:
            return self.chance.choice(self.parts)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and self.chance.random() < 0.2:
            return self.chance.choice(self.parts)
        return self.generic_visit(node)


@QUICK
@given(st.sampled_from(SOURCES), st.sampled_from(SOURCES), st.randoms(use_true_random=False))
def test_mixed_trees(one: str, other: str, chance: random.Random) -> None:
    parts: list[ast.expr] = [ast.Constant(1)]
    parts += [
        node
        for node in ast.walk(ast.parse(other))
        if isinstance(node, ast.expr) and not isinstance(getattr(node, "ctx", None), (ast.Store, ast.Del))
    ]
    tree = Mixer(chance, parts).visit(ast.parse(one))
    try:
        source = ast.unparse(tree)
    except (ValueError, RecursionError):
        return
    check(source)


DEEP = {
    "sums": "def f(x): return " + "x + " * 900 + "x\n",
    "attributes": "def f(x): return x" + ".a" * 900 + "\n",
    "calls": "def f(x): return x" + "()" * 900 + "\n",
    "method calls": "def f(x): return x" + ".a()" * 400 + "\n",
    "items": "def f(x): return x" + "[0]" * 900 + "\n",
    "lambdas": "f = " + "lambda: " * 80 + "1\n",
    "brackets": "x = " + "[" * 90 + "]" * 90 + "\n",
    "branches": "if a: pass\n" + "elif a: f = 1\n" * 900,
    "inner functions": "".join(" " * i + f"def f{i}():\n" for i in range(95)) + " " * 95 + "pass\n",
    "inner classes": "".join(" " * i + f"class A{i}:\n" for i in range(95)) + " " * 95 + "pass\n",
    "nested ifs": "".join(" " * i + "if x:\n" for i in range(95)) + " " * 95 + "f = 1\n",
    "texts put together": "f = eval(" + "'a' + " * 900 + "'b')\n",
    "eval in eval": "def f(): return " + "eval('" * 1 + "1" + "')" * 1 + "\n",
    "getattr of getattr": "def f(x): return " + "getattr(" * 80 + "x" + ", 'a')" * 80 + "\n",
    "a class that inherits from itself": (
        "class A: pass\nclass A(A): pass\nclass B(A): pass\nclass A(B): pass\ndef f(): return A().x()\n"
    ),
    "classes in a circle": "class A(B): pass\nclass B(A): pass\ndef f(): return A().x\n",
    "names in a circle": "a = b\nb = a\nf = a\ndef g(): return a.x(b)\n",
    "functions in a circle": "def f(x): return g(x).h\ndef g(x): return f(x).k\n",
    "imports of itself": "import sam\nfrom sam import f\nfrom sam import *\ndef g(x): return sam.sam.sam.f(x)\n",
    "decorators": "@a\n" * 500 + "def f(): pass\n",
    "long names": f"def f(): return {'a' * 100_000}\n",
    "long texts": f"def f(): return eval('{'a ' * 100_000}')\n",
    "huge numbers": "def f(): return 10 ** 10 ** 10 ** 10\n",
    "big repeats": "def f(): return eval('a' * 10 ** 9)\n",
}


@pytest.mark.parametrize("name", DEEP)
def test_deep(name: str) -> None:
    answer = check(DEEP[name], name)
    assert answer.get("fault") is None


WIDE = {
    "functions": "".join(f"def f{i}(x): return f{i + 1}(x)\n" for i in range(4_000)) + "def f(x): return f0(x)\n",
    "calls of each other": "".join(
        f"def f{i}(x): return {'+'.join(f'f{j}(x)' for j in range(40))}\n" for i in range(400)
    )
    + "f = f1\n",
    "one name bound often": "def f(x): return a\n" + "a = f\n" * 8_000,
    "one name bound in branches": "".join(f"if {i}: a = f\n" for i in range(1, 4_000))
    + "def f(x): return a\n"
    + "a = a\n" * 2_000,
    "items put into one dict": "D = {}\n" + "D['a'] = D\n" * 8_000 + "def f(x): return D\n",
    "methods": "class A:\n"
    + "".join(f"    def m{i}(self): return self.m{i + 1}()\n" for i in range(3_000))
    + "def f(x): return A().m0()\n",
    "classes": "".join(f"class A{i}(A{i - 1}):\n    def m{i}(self): return self.m{i - 1}()\n" for i in range(1, 1_500))
    + "def f(x): return A1499().m1499()\n",
    "uses": "import math\n"
    + "".join(f"def h{i}(x): return math.sqrt(x)\n" for i in range(2_000))
    + "def f(x): return "
    + "+".join(f"h{i}(x)" for i in range(2_000))
    + "\n",
    "star imports": "from math import *\n" * 4_000 + "def f(x): return sqrt(x)\n",
    "loops": "".join("    " * i + "for a in b:\n" for i in range(18))
    + "".join("    " * 18 + f"x{j} = x{j - 1}\n" for j in range(1, 400))
    + "def f(x): return x399\n",
    "getattrs": "def f(x): return [" + ", ".join("getattr(x, n)" for _ in range(4_000)) + "]\n",
    "subscripts": "def f(x): return [" + ", ".join(f"x['a{i}']" for i in range(8_000)) + "]\n",
    "one long line": "x = [" + "1, " * 80_000 + "]\ndef f(): return x\n",
    "attributes of the same": "def f(x): return [" + ", ".join("x.sort.append" for _ in range(8_000)) + "]\n",
    "inner functions": "def f(x):\n"
    + "".join(f"    def g{i}(): return g{i - 1}()\n" for i in range(1, 1_000))
    + "    return g1()\n",
    "aliases": "f0 = sum\n" + "".join(f"f{i} = f{i - 1}\n" for i in range(1, 4_000)) + "f = f3999\n",
}


@pytest.mark.parametrize("name", WIDE)
def test_wide(name: str) -> None:
    check(WIDE[name], name)


def test_many_functions_of_one_name() -> None:
    check(("def f(x):\n    return math.sqrt(x)\n" * 8_000)[:199_999])
