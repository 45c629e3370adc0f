"""What is saved of a source that does not compile."""

from __future__ import annotations

import ast

import pytest

from grader.source.inspect import inspect
from grader.source.salvage import salvage

GOOD = "def a(n):\n    return n\n"
ALSO = "def b(n):\n    s = [\n        n,\n    ]\n    return s\n"
CASES: dict[str, tuple[str, list[str], list[tuple[int, int]]]] = {
    "python 2 in the last line": (GOOD + ALSO + "print 'a', a(2)\n", ["a", "b"], [(8, 8)]),
    "python 2 in a function": (GOOD + "def c(n):\n    print n\n" + ALSO, ["a", "b"], [(3, 4)]),
    "missing colon": ("def c(n)\n    return n\n" + GOOD, ["a"], [(1, 2)]),
    "bad indentation": (GOOD + "def c(n):\n    x = 1\n   return x\n\n" + ALSO, ["a", "b"], [(3, 5)]),
    "tabs and spaces": (GOOD + "def c(n):\n\tif n:\n        return n\n" + ALSO, ["a", "b"], [(3, 5)]),
    "bracket that is never closed": (GOOD + "print(a(3)\n" + ALSO, ["a", "b"], [(3, 3)]),
    "bracket that is never closed in a function": (
        GOOD + "def c(n):\n    return max(n, (1, 2)\n\n" + ALSO,
        ["a", "b"],
        [(3, 4)],
    ),
    "quote that is never closed": (GOOD + "def c(n):\n    return 'n\n" + ALSO, ["a", "b"], [(3, 4)]),
    "long quote that is never closed": (
        GOOD + 'def c(n):\n    """What it does\n    return n\n' + ALSO + 'def d(n):\n    """Doc."""\n    return n\n',
        ["a", "b", "d"],
        [(3, 5)],
    ),
    "text of a module without indentation": (
        '"""\nExercise\nof mine\n"""\n' + GOOD + "x y\n" + ALSO,
        ["a", "b"],
        [(7, 7)],
    ),
    "text of a function without indentation": (
        'def c(n):\n    """Doc\nof mine\n    """\n    return n\nx y\n' + GOOD,
        ["c", "a"],
        [(6, 6)],
    ),
    "display without indentation": ("T = [\n1,\n2,\n]\nx y\n" + GOOD, ["T", "a"], [(5, 5)]),
    "merge marks around functions": (
        GOOD + "<<<<<<< HEAD\ndef c(n): return 1\n=======\ndef c(n): return 2\n>>>>>>> other\n" + ALSO,
        ["a", "c", "c", "b"],
        [(3, 3), (5, 5), (7, 7)],
    ),
    "merge marks inside a function": (
        GOOD + "def c(n):\n<<<<<<< HEAD\n    return 1\n=======\n    return 2\n>>>>>>> other\n    pass\n" + ALSO,
        ["a", "b"],
        [(3, 9)],
    ),
    "branches stay together": ("if 1:\n    x = 1\nelse:\n    y = 2\n" + "z z\n" + GOOD, ["x", "y", "a"], [(5, 5)]),
    "handlers stay together": (
        "try:\n    x = 1\nexcept ValueError:\n    pass\nfinally:\n    y = 2\nz z\n" + GOOD,
        ["x", "y", "a"],
        [(7, 7)],
    ),
    "decorators stay with their function": (
        "import functools\n@functools.lru_cache(None)\n@functools.wraps\ndef c(n):\n    return n n\n" + GOOD,
        ["a"],
        [(2, 5)],
    ),
    "a class with one broken method": (
        "class A:\n    def a(self): return 1\n    def b(self) return 2\n" + GOOD,
        ["a"],
        [(1, 3)],
    ),
    "return outside of a function": (GOOD + "return 3\n", ["a"], [(3, 3)]),
    "break outside of a loop": (GOOD + "if 1:\n    break\n" + ALSO, ["a", "b"], [(3, 4)]),
    "broken from the first line": ("  x = 1\n" + GOOD, ["a"], [(1, 1)]),
    "neighbours as one range": (GOOD + "x y\n\n\nz z\n" + ALSO, ["a", "b"], [(3, 6)]),
    "windows line ends": ((GOOD + "x y\n" + ALSO).replace("\n", "\r\n"), ["a", "b"], [(3, 3)]),
    "mark at the start": ("\ufeff" + GOOD + "x y\n", ["a"], [(3, 3)]),
}


def names(source: str) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.Name)) and not isinstance(getattr(node, "ctx", None), ast.Load):
            found.append(getattr(node, "name", None) or getattr(node, "id", ""))
    return found


@pytest.mark.parametrize("name", CASES)
def test_saved(name: str) -> None:
    source, wanted, dropped = CASES[name]
    answer = inspect(source, {})
    assert answer["fault"] is not None
    saved = answer["salvaged"]
    assert saved is not None
    kept = [one for one in names(saved) if one in wanted]
    assert sorted(set(kept)) == sorted(set(wanted))
    assert [tuple(lines) for lines in answer["salvage_dropped"]] == dropped
    lines = source.replace("\ufeff", "").replace("\r\n", "\n").split("\n")
    for number, line in enumerate(saved.split("\n")):
        assert line in ("", lines[number]), "lines stay where they are"


@pytest.mark.parametrize(
    "source",
    [
        "x y\n",
        "def f(:\n    pass\n",
        "# only\nx y\n",
        "(" * 300,
        "\0",
        "x = 1\n\0",
        "print 'a'",
        "'''",
        "x y\n" * 5_000,
    ],
)
def test_nothing_is_left(source: str) -> None:
    answer = inspect(source, {})
    assert answer["fault"] is not None
    assert answer["salvaged"] is None
    assert answer["salvage_dropped"] == []


def test_many_broken_blocks_are_named_within_bounds() -> None:
    saved, dropped = salvage("".join(f"def f{i}(n): return n\nx y\n" for i in range(3_000)))
    assert len(dropped) <= 1_000
    assert saved is None or "def f0" in saved


HOSTILE = {
    "broken lines": "x y\n",
    "brackets": "(\n",
    "long quotes": '"""\n',
    "headers": "def f(:\n  pass\n",
    "decorators": "@a\n",
    "backslashes": "\\\n",
    "quotes": "'\"",
    "open brackets": "{[(",
    "colons": ":\n",
    "good and bad": "def f(a):\n    return a\nx y\n",
    "nested calls": "f({",
    "f-strings": "f'{",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_it_comes_to_an_end(name: str) -> None:
    source = (HOSTILE[name] * 256_000)[:256_000]
    salvage(source)
