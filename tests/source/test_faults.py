"""Why a source does not compile: kinds, lines and columns."""

from __future__ import annotations

import sys

import pytest

from grader.source.parse import parse

MERGED = "def f():\n    a = 1\n<<<<<<< HEAD\n    return 1\n=======\n    return 2\n>>>>>>> other\n"
FAULTS = [
    ("python2_print", "def f(n):\n    return n\nprint 'a', f(2)\n", 3),
    ("python2_print", "print f\n", 1),
    ("python2_print", "def f(n):\n    if n: print 'a'\n", 2),
    ("python2_print", "def f(n):\n    print 'a %d' % n, 3\n", 2),
    ("python2", "try:\n    pass\nexcept Exception, e:\n    pass\n", 3),
    ("python2", "try:\n    pass\nexcept (KeyError, OSError), e:\n    pass\n", 3),
    ("python2", "exec 'x = 1'\n", 1),
    ("python2", "raise ValueError, 'x'\n", 1),
    ("python2", "x = `1`\n", 1),
    ("python2", "x = 0777\n", 1),
    ("python2", "x = 10L\n", 1),
    ("python2", "x = 1 <> 2\n", 1),
    ("shell", ">>> def f(n):\n...     return n\n", 1),
    ("shell", "x = 1\n>>> x\n1\n", 2),
    ("unseen", "def f(n):\n    return\u00a0n\n", 2),
    ("unseen", "x =\u200b 1\n", 1),
    ("unseen", "x = 1\n\ufeffy = 2\n", 2),
    ("character", "x = \u201ca\u201d\n", 1),
    ("character", "x = 3 \u2212 1\n", 1),
    ("merge_marks", "x = 1\n<<<<<<< HEAD\ny = 1\n=======\ny = 2\n>>>>>>> other\n", 2),
    ("merge_marks", MERGED, 3),
    ("merge_marks", "x = 1\n=======\ny = 2\n>>>>>>> other\n", 2),
    ("tabs", "def f(n):\n\tif n:\n        return 2\n", 3),
    ("indentation", "def f(n):\n  a = 1\n    return a\n", 3),
    ("indentation", "def f(n):\nreturn 1\n", 2),
    ("indentation", "def f(n):\n    a = 1\n  return a\n", 3),
    ("indentation", "  x = 1\n", 1),
    ("null_bytes", "a = 1\nb\0 = 2\n", 2),
    ("unclosed", "print((1 + 2)\nx = 3\ndef f(n): pass\n", 1),
    ("unclosed", "x = [1,\n     2\n\ndef f(n):\n    return 1\n", 1),
    ("unclosed", "x = {'a': 1\n", 1),
    ("unclosed", "x = 'abc\ny = 1\n", 1),
    ("unopened", "def f(x):\n    return x))\n", 2),
    ("unclosed", "x = (3]\n", 1),
    ("missing_colon", "def f(n)\n    return 1\n", 1),
    ("missing_colon", "for i in range(3)\n    print(i)\n", 1),
    ("missing_colon", "x = 1\nif x == 3\n    y = 1\n", 2),
    ("missing_colon", "if 1:\n    pass\nelse\n    pass\n", 3),
    ("missing_colon", "class A\n    pass\n", 1),
    ("missing_colon", "while x['a'] < 3  # as long\n    pass\n", 1),
    ("single_equals", "if x = 3:\n    pass\n", 1),
    ("single_equals", "x = 1\nwhile x = 3:\n    pass\n", 2),
    ("syntax", "f(x) = 3\n", 1),
    ("unopened", "x = 3)\n", 1),
    ("syntax", "return 5\n", 1),
    ("syntax", "while 1:\n    def f(): break\n", 2),
    ("syntax", "from __future__ import nothing\n", 1),
    ("syntax", "def f(a, a): pass\n", 1),
    ("syntax", "x = 5 5\n", 1),
    ("syntax", "def f():\n    nonlocal x\n", 2),
    ("syntax", "x = '\ud800'\n", None),
    ("too_deep", "x = " + "(" * 1000, 1),
    ("too_deep", "x = a" + ".b" * 60_000, None),
    ("too_deep", "x = " + "-" * 100_000 + "1", None),
    ("too_deep", "".join(" " * i + "if 1:\n" for i in range(150)) + " " * 150 + "x\n", 101),
    ("too_deep", "x = 1\n" * 300_000, None),
]


@pytest.mark.parametrize(("kind", "source", "line"), FAULTS, ids=lambda part: repr(part)[:30])
def test_kind_and_line(kind: str, source: str, line: int | None) -> None:
    fault = parse(source).fault
    assert fault is not None
    assert (fault["kind"], fault["line"]) == (kind, line), fault
    assert len(fault["message"]) <= 200
    fault["message"].encode("utf-8")


@pytest.mark.parametrize(
    ("feature", "version", "source"),
    [
        ("match", (3, 10), "match x:\n    case 1: pass\n"),
        ("except*", (3, 11), "try: pass\nexcept* ValueError: pass\n"),
        ("type", (3, 12), "type X = int\n"),
        ("type parameters", (3, 12), "def f[T](x): return x\n"),
        ("type parameters", (3, 12), "class A[T]: pass\n"),
        ("except without brackets", (3, 14), "try: pass\nexcept ValueError, TypeError: pass\n"),
        ("template string", (3, 14), "x = t'{1}'\n"),
        ("lazy import", (3, 15), "lazy import math\n"),
    ],
)
def test_newer_python(feature: str, version: tuple[int, int], source: str) -> None:
    fault = parse(source).fault
    if sys.version_info >= version:
        assert fault is None
    else:
        assert fault is not None
        assert fault["kind"] == "newer_python"
        assert fault["values"] == {"feature": feature, "version": f"{version[0]}.{version[1]}"}


@pytest.mark.parametrize("bracket", ["(", "[", "{"])
def test_which_bracket_is_open(bracket: str) -> None:
    fault = parse(f"x = {bracket}1,\ny = 2\n").fault
    assert fault is not None
    assert fault["values"] == {"what": "bracket", "opened": bracket}
    assert fault["line"] == 1


def test_columns_count_characters() -> None:
    fault = parse("žžž = 5 5\n").fault
    assert fault is not None
    assert fault["column"] == 9


@pytest.mark.parametrize(
    "source",
    [
        "",
        "\n",
        "\ufeffx = 1\n",
        "\ufeff# coding: rot13\nx = 1\n",
        "x = 1\ry = 2\r",
        "x = 1\r\ny = 2\r\n",
        "x = 1",
        "\x0cx = 1\n",
    ],
)
def test_compiles(source: str) -> None:
    assert parse(source).fault is None


def test_nothing_is_said_of_warnings(capfd: pytest.CaptureFixture[str]) -> None:
    assert parse("x = '\\d'\nif x is 'a': pass\nassert (x, 'b')\n").fault is None
    assert capfd.readouterr().err == ""
