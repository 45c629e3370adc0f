"""First specs of plain solutions. The solution runs in a confined child, as for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import dedent

import pytest

from grader.drafting.draft import Draft, NoDraft, draft_spec
from grader.drafting.entry import Entry, read_sketched
from grader.drafting.functions import draft_function
from grader.drafting.spec_text import spec_text
from grader.drafting.trying import Solution
from grader.runner.inspecting import sketch_source
from grader.runner.servers import Server, start_server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with start_server({"isolation": "best", "memory_mb": 256, "cpu_seconds": 60}) as started:
        yield started


def drafted(server: Server, source: str) -> Entry:
    """The entry of the last function."""
    text = dedent(source)
    solution = Solution(server, text)
    try:
        return draft_function(read_sketched(sketch_source(server, text)["functions"][-1]), solution)
    finally:
        solution.close()


LETTERS = 'text("abAB 1", max_size=8)'
NUMBERS = "integers(-100, 100)"
ROW = f"lists({NUMBERS}, min_size=w, max_size=w)"
WORDS = 'lists(text("abAB 1", max_size=4), max_size=6)'
LISTS = f"lists(lists({NUMBERS}, max_size=6), max_size=4)"
NESTED = f"lists({NUMBERS} | lists({NUMBERS} | lists({NUMBERS}, max_size=6), max_size=4), max_size=4)"
TABLE = f'dictionaries(text("abc", min_size=1, max_size=2), {NUMBERS}, max_size=4)'


@pytest.mark.parametrize(
    ("source", "given"),
    [
        ("def f(n: int) -> int:\n    return n + 1", f"n={NUMBERS}"),
        ("def double(n):\n    return 2 * n", f"n={NUMBERS}"),
        ("def fact(n):\n    return 1 if n == 0 else n * fact(n - 1)", "n=integers(0, 100)"),
        ("def fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)", "n=integers(0, 12)"),
        ("def divide(a, b):\n    return a / b", f"a={NUMBERS}, b=integers(1, 100)"),
        ("def leap(year):\n    return year % 400 == 0", "year=integers(-800, 800)"),
        ("def shout(text):\n    return text.upper()", f"text={LETTERS}"),
        ("def first(word):\n    return word[0]", 'word=text("abAB 1", min_size=1, max_size=8)'),
        ("def number(text):\n    return int(text)", 'text=text("0123456789", min_size=1, max_size=6)'),
        ("def total(xs):\n    return sum(xs)", f"xs=lists({NUMBERS}, max_size=6)"),
        ("def largest(xs):\n    return max(xs)", f"xs=lists({NUMBERS}, min_size=1, max_size=6)"),
        ("def upper(words):\n    return [w.upper() for w in words]", f"words={WORDS}"),
        ("def mean(xs: list[float]):\n    return sum(xs) / len(xs)",
         "xs=lists(quarters, min_size=1, max_size=6)"),
        ("def where(s: list[int], x: int):\n    return s.index(x)",
         f"s=lists({NUMBERS}, max_size=6), x=sampled_from(s)"),
        ("def at(s: list[int], i: int):\n    return s[i]",
         f"s=lists({NUMBERS}, max_size=6), i=integers(0, len(s) - 1)"),
        (
            "def price(d: dict[str, int], key: str):\n    return d[key]",
            f"d={TABLE}, key=sampled_from(sorted(d))",
        ),
        (
            "def flip(matrix):\n    return [[r[i] for r in matrix] for i in range(len(matrix[0]))]",
            f"matrix=integers(1, 3).flatmap(lambda w: lists({ROW}, min_size=1, max_size=3))",
        ),
        ("def negated(flag: bool):\n    return not flag", "flag=booleans()"),
        ("def x_of(p):\n    x, y = p\n    return x - y", f"p=tuples({NUMBERS}, {NUMBERS})"),
        ("def both(a: set[int], b: set[int]):\n    return a & b",
         f"a=sets({NUMBERS}, max_size=6), b=sets({NUMBERS}, max_size=6)"),
        ("from typing import Optional\ndef g(n: Optional[int] = None):\n    return n", f"n={NUMBERS} | none()"),
        ("def count(text: str, n: int):\n    return text[:n]", f"n={NUMBERS}, text={LETTERS}"),
        ("def same(text: str, word: str):\n    return text == word", f"word={LETTERS}, text={LETTERS}"),
        ("def memo(n, seen={}):\n    return n + len(seen)", f"n={NUMBERS}"),
        ("def sizes(s):\n    n = 0\n    for x in s:\n        n += len(x)\n    return n", f"s={LISTS}"),
        ("def joined(s):\n    out = []\n    for x in s:\n        out += x\n    return out", f"s={LISTS}"),
        ("def turned(m):\n    return [list(row) for row in zip(*m)]", f"m={LISTS}"),
        ("def longest(s):\n    return max(s, key=len)", f"s={LISTS.replace('max_size=4', 'min_size=1, max_size=4')}"),
        ("def added(data):\n    return sum(data, [])", f"data={LISTS}"),
        ("def total(r):\n    return sum(r)\ndef totals(s):\n    return [total(r) for r in s]", f"s={LISTS}"),
        ("def column(s, k):\n    return [row[k] for row in s]",
         f"s={LISTS}, k=integers(0, min(map(len, s), default=0) - 1)"),
        ("def flat(x):\n    out = []\n    for e in x:\n        if isinstance(e, list):\n            out += flat(e)\n"
         "        else:\n            out.append(e)\n    return out", f"x={NESTED}"),
        ("def deep(s):\n    return sum(deep(x) if type(x) is list else x for x in s)", f"s={NESTED}"),
        ("def depth(x):\n    return 1 + max(map(depth, x), default=0) if isinstance(x, list) else 0",
         f"x={NUMBERS} | {NESTED}"),
        ("def reverse(s):\n    out = ''\n    for c in s:\n        out = c + out\n    return out", f"s={LETTERS}"),
        ("def initials(names):\n    return [n[0] for n in names]",
         'names=lists(text("abAB 1", min_size=1, max_size=4), max_size=6)'),
        ("def dot(a, b):\n    return sum(x * y for x, y in zip(a, b))",
         f"a=lists({NUMBERS}, max_size=6), b=lists({NUMBERS}, max_size=6)"),
    ],
)  # fmt: skip
def test_what_a_function_is_given(server: Server, source: str, given: str) -> None:
    entry = drafted(server, source)
    assert (entry.choose, entry.keys["given"]) == ("", given)


@pytest.mark.parametrize(
    ("source", "keys"),
    [
        ("def f(n: int):\n    if n < 0: raise ValueError('n')\n    return n", {"raises": "ValueError"}),
        ("def f(n: int):\n    print(n)", {"prints": "lines"}),
        ("def f(n: int):\n    yield n", {"compare": "iterable"}),
        ("def f(xs: list[int]):\n    return map(abs, xs)", {"compare": "iterable"}),
        ("def f():\n    return int(input()) + 1", {"input": "[str(line)]"}),
        ("def f(line: str):\n    return line + input()", {"input": "[line_]"}),
        ("def f(n: int):\n    return n", {}),
    ],
)
def test_what_else_is_said(server: Server, source: str, keys: dict[str, str]) -> None:
    entry = drafted(server, source)
    assert entry.choose == ""
    assert {key: text for key, text in entry.keys.items() if key not in ("points", "given")} == keys


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("from random import randint\ndef f(n: int):\n    return randint(0, 9)", "differently each time"),
        ("from collections.abc import Callable\ndef f(g: Callable):\n    return g(1)", "the type of g"),
        ("def f(*numbers):\n    return sum(numbers)", "any number of arguments"),
        ("def f(n: int, *, by):\n    return n * by", "by name"),
        ("def f():\n    while input(): pass", "number of lines"),
        ("class A: pass\ndef f(n: int):\n    return A()", "returns a A"),
        ("def f(n: int):\n    return n.nothing", "AttributeError"),
        ("def f(flag: bool):\n    while True: pass", "does not end"),
        ("def f(n: int):\n    raise ValueError('always')", "nearly always raises"),
    ],
)
def test_what_cannot_be_guessed_is_told(server: Server, source: str, why: str) -> None:
    assert why in drafted(server, source).choose


def test_examples_of_which_the_solution_is_sure(server: Server) -> None:
    source = '''
    def half(n):
        """
        >>> half(3)
        1.5
        >>> half(4)
        3
        >>> half("x")
        Traceback (most recent call last):
        TypeError: no
        """
        return n / 2
    '''
    entry = drafted(server, source)
    assert entry.examples == ["half(3) == 1.5", "half('x') raises TypeError"]
    assert "half(4) is 3" in entry.remarks[0]


def test_what_a_solution_says_stays_in_its_comment(server: Server) -> None:
    entry = drafted(server, "def f(n: int):\n    raise KeyError('a\\n  b: [\\x1b\\u2028')")
    text, places = spec_text("sample", None, [entry])
    assert all(line.lstrip().startswith("#") for line in text.splitlines()[4:])
    assert text.isprintable() or set(filter(lambda letter: not letter.isprintable(), text)) == {"\n"}


@pytest.fixture(scope="module")
def draft() -> Draft:
    """Of a file with everything in it: making its cases takes longest."""
    source = """
    def helper(n: int) -> int:
        return n + 1
    def twice(n: int) -> int:
        return helper(helper(n))
    def many(*numbers): return numbers
    def far(n: int) -> float:
        return 1 / (n - 70)
    class Refused(Exception): pass
    class Half:
        def __init__(self, of: int):
            if of < 0: raise ValueError("of")
            self.of = of
        def less(self, n: int):
            return self.of - n
    if __name__ == "__main__":
        print(twice(int(input())))
    """
    return draft_spec("sample", dedent(source), "sl", "best")


def test_a_whole_file_with_a_class_and_a_program(draft: Draft) -> None:
    assert {entry.name: bool(entry.choose) for entry in draft.entries} == {
        "helper": False, "twice": False, "many": True, "far": False, "Half": False, "program": False,
    }  # fmt: skip
    lines = draft.spec.splitlines()
    assert "language: sl" in lines
    assert "    uses: [helper]" in lines
    assert lines[draft.lines["many"] - 1].startswith("  # choose: many: it takes any number")
    assert '    holds: alike(Half(of), "Half", (of,), calls)' in lines
    assert "def alike" in draft.checks


def test_what_fails_on_larger_values_gets_smaller_ones(draft: Draft) -> None:
    far = next(entry for entry in draft.entries if entry.name == "far")
    assert far.keys["given"] == "n=integers(-9, 9)"


def test_a_class_is_begun_with_what_it_takes(draft: Draft) -> None:
    half = next(entry for entry in draft.entries if entry.name == "Half")
    assert half.keys["given"].startswith('of=integers(0, 100), calls=lists(tuples(just("less"), integers(-100, 100))')


@pytest.mark.parametrize(("source", "why"), [("def f(:\n", "line 1"), ("x = 1\n", "nothing to ask for")])
def test_what_no_spec_can_be_made_of(source: str, why: str) -> None:
    with pytest.raises(NoDraft, match=why):
        draft_spec("sample", source, None, "best")
