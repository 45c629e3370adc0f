"""Rule `calls`: built-in functions in every guise, members of modules, functions of the hand-in."""

from __future__ import annotations

import pytest

from grader.source.presets import BIG_INTEGERS, expand
from tests.source.asking import rule, told, uses
from tests.source.corpus import read

SUM = rule("calls", "sum")
NUMERIC = rule("calls", *expand("calls", ["numeric"]), preset="numeric")
BIG = rule("calls", *BIG_INTEGERS, verb="avoid", preset="big_integers")
FOUND = read("calls_found")
CLEAN = read("calls_clean")


@pytest.mark.parametrize("name", FOUND)
def test_found(name: str) -> None:
    assert any(certain and one == "sum" for one, _, certain in told(uses(FOUND[name], SUM))), FOUND[name]


@pytest.mark.parametrize("name", CLEAN)
def test_not_accused(name: str) -> None:
    assert told(uses(CLEAN[name], SUM)) == [], CLEAN[name]


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("def f(n): return bin(n)", "bin"),
        ("def f(n): return '{:b}'.format(n)", "{:b}"),
        ("def f(n): return '{0:>#10X}'.format(n)", "{:x}"),
        ("def f(n): return '{a[0]:o}'.format(a=[n])", "{:o}"),
        ("def f(n): return '{:{}}'.format(n, 'b')", "{:b}"),
        ("T = '{:b}'\ndef f(n): return T.format(n)", "{:b}"),
        ("g = '{:b}'.format\ndef f(n): return g(n)", "{:b}"),
        ("def f(n): return list(map('{:b}'.format, [n]))", "{:b}"),
        ("def f(n): return str.format('{:e}', n)", "{:e}"),
        ("import string\ndef f(n): return string.Formatter().format('{:b}', n)", "{:b}"),
        ("from string import Formatter as F\ndef f(n):\n    g = F()\n    return g.vformat('{0:x}', (n,), {})", "{:x}"),
        ("def f(n): return f'{n:b}'", "{:b}"),
        ("def f(n): return f'{n:#010x}'", "{:x}"),
        ("def f(n): return f'{n:.3e}'", "{:e}"),
        ("def f(n): return f'{n:{\"b\"}}'", "{:b}"),
        ("def f(n): return '%x' % n", "{:x}"),
        ("def f(n): return '%(a)08o' % {'a': n}", "{:o}"),
        ("def f(n): return '%d %.2e' % (n, n)", "{:e}"),
        ("def f(n): return format(n, 'b')", "format"),
        ("def f(n): return n.__format__('b')", ".__format__"),
        ("def f(n): return n.bit_length()", ".bit_length"),
        ("def f(n): return int.bit_length(n)", ".bit_length"),
        ("def f(n): return getattr(n, 'bit_length')()", ".bit_length"),
        ("b = int.bit_length\ndef f(n): return b(n)", ".bit_length"),
        ("def f(n): return float(n).hex()", ".hex"),
        ("def f(n): return (n).as_integer_ratio()", ".as_integer_ratio"),
        ("import random\ndef f(n): return random._log2(n)", "random._log2"),
        ("from random import _log as g\ndef f(n): return g(n)", "random._log"),
        ("import random as r\nm = r\ndef f(n): return m._floor(n)", "random._floor"),
        ("import operator\ndef f(n): return operator.methodcaller('bit_length')(n)", ".bit_length"),
        ("def h(n): return f'{n:b}'\ndef f(n): return h(n)", "{:b}"),
    ],
)
def test_preset_numeric(source: str, name: str) -> None:
    assert name in [one for one, _, certain in told(uses(source, NUMERIC)) if certain]


@pytest.mark.parametrize(
    "source",
    [
        "def f(n): return f'{n}'",
        "def f(n): return f'{n:d} {n:5} {n:>10} {n:.2f} {n:,} {n!r} {n:%}'",
        "def f(n): return f'{n:e<5}{n:x>3}{n:b^4}'",
        "def f(n, w): return f'{n:{w}}'",
        "def f(d): return f'{d:%b %x}'",
        "def f(n): return '{}{:5d}{{:b}}'.format(n, n)",
        "def f(n): return '%d %s %5.2f %%x' % (n, n, n)",
        "def f(n): return n % 2",
        "class A:\n    def bit_length(self): return 1\ndef f(n): return A().bit_length()",
        "def bin(n): return n\ndef f(n): return bin(n)",
        "import random\ndef f(n): return random.randint(1, n)",
        "import itertools\ndef f(n): return next(itertools.count())",
        "def f(n): return {'hex': n, 'bin': 1}['hex']",
        "def f(n): return divmod(n, 2), pow(2, n), round(n), int(n), n << 1, n & 1",
        "def f(n, hex=1): return hex",
        "def format_it(n): return n\ndef f(n): return format_it(n)",
        "import time\ndef f(n): return time.strftime('%x')",
    ],
)
def test_preset_numeric_stays_silent(source: str) -> None:
    assert told(uses(source, NUMERIC)) == []


def test_names_of_modules() -> None:
    log = rule("calls", "math.log2", "random.*")
    assert told(uses("import math\ndef f(x): return math.log2(x)", log)) == [("math.log2", 2, True)]
    assert told(uses("from math import log2 as l\ndef f(x): return l(x)", log)) == [("math.log2", 2, True)]
    assert told(uses("import math\nL = [math]\ndef f(x): return L[0].log2(x)", log)) == [("math.log2", 3, True)]
    assert told(uses("import math\nL = {1: math}\ndef f(x):\n    for m in L.values(): return m.log2(x)", log))
    assert told(uses("import math\ndef f(x): return getattr(math, 'log2')(x)", log)) == [("math.log2", 2, True)]
    assert told(uses("from random import *\ndef f(x): return choice(x)", log)) == [("random.choice", 2, True)]
    assert uses("import math\ndef f(x): return math.sqrt(x)", log) == []
    assert uses("def f(x): return x.log2()", log) == []


def test_a_bare_name_is_a_member_of_any_module_too() -> None:
    gcd = rule("calls", "gcd")
    assert told(uses("import math\ndef f(x): return math.gcd(x, 2)", gcd)) == [("math.gcd", 2, True)]
    assert told(uses("from math import *\ndef f(x): return gcd(x, 2)", gcd)) == [("math.gcd", 2, True)]
    assert uses("def gcd(a, b): return a\ndef g(x): return gcd(x, 2)\ndef f(x): return x", gcd) == []


def test_functions_of_the_hand_in() -> None:
    helper = rule("calls", "razlika")
    source = "def razlika(a): return a\ndef h(a): return razlika(a)\ndef f(a): return h(a)\n"
    assert told(uses(source, helper)) == [("razlika", 2, True)]
    assert uses("def razlika(a): return a\ndef f(a): return a\n", helper) == []
    other = [{"name": "razlika", "also": ["raznica"]}]
    assert uses("def raznica(a): return a\ndef f(a): return raznica(a)\n", helper, functions=other)


@pytest.mark.parametrize(
    "source",
    [
        "def f(a): return int(''.join(map(str, a[::-1])))",
        "def f(a):\n    t = ''\n    for d in a: t = str(d) + t\n    return int(t) + 1",
        "def f(a):\n    t = ''.join(str(d).zfill(4) for d in a)\n    return int(t)",
        "def f(a):\n    t = ''\n    for d in reversed(a):\n        t += str(d).zfill(4)\n    return int(t)",
        "def f(a):\n    t = ''\n    for d in a:\n        t = '%04d' % d + t\n    return int(t)",
        "def f(a):\n    t = ''\n    for d in a: t += str(d)\n    return int(t)",
        "BASE = 10000\ndef f(a): return sum(d * BASE ** i for i, d in enumerate(a))",
        "def f(a):\n    n = 0\n    for i in range(len(a)): n += a[i] * 10000 ** i\n    return n",
        "def f(a):\n    n = 0\n    for d in reversed(a): n = n * 10000 + d\n    return n",
        "def f(a): return int.from_bytes(bytes(a), 'little')",
        "def n(a):\n    r = 0\n    for d in a: r = 10 * r + d\n    return r\ndef f(a): return n(a) + 1",
    ],
)
def test_big_integers(source: str) -> None:
    (use,) = uses(source, BIG)
    assert use["verb"] == "avoid"
    assert use["name"] in BIG_INTEGERS


@pytest.mark.parametrize(
    "source",
    [
        "def f(a, k):\n    r = 0\n    for d in a:\n        r = r * 10000 + d\n        r = r % k\n    return r",
        "def f(a, k):\n    r = 0\n    for d in a:\n        q, r = divmod(r * 10000 + d, k)\n    return q",
        "def f(t): return int(t) + int(input())",
        "def f(a): return ''.join(str(d).zfill(4) for d in a)",
        "def f(a, t='0'):\n    t = t.zfill(4)\n    return int(t)",
        "def f(a):\n    c = 0\n    for d in a:\n        s = d + c\n        c = s // 10000\n    return c",
        "def f(n): return 2 ** n",
        "def f(n):\n    s = 0\n    for i in range(n): s += 2 ** i\n    return s",
        "def f(t): return [int(x) for x in t.split()]",
    ],
)
def test_big_integers_stays_silent(source: str) -> None:
    assert told(uses(source, BIG)) == []


def test_a_forbidden_way_to_hide_is_certain() -> None:
    assert told(uses("def f(x): return eval(x)", rule("calls", "eval"))) == [("eval", 1, True)]
