"""What a first spec can know of a source without running it."""

from __future__ import annotations

import ast
from textwrap import dedent
from typing import Any

import pytest

from grader.source.inspect import inspect
from grader.source.sketch.docstrings import examples
from grader.source.sketch.kinds import joined, of_annotation, of_value


def sketched(source: str) -> Any:
    return inspect(dedent(source), {"sketch": True})["sketch"]


def kinds(parameters: str, body: str) -> list[Any]:
    """The kinds of the first parameter of a function, the likeliest first."""
    source = f"def f({parameters}):\n" + "\n".join(f"    {line}" for line in dedent(body).strip().splitlines())
    return list(sketched(source)["functions"][0]["parameters"][0]["kinds"])


@pytest.mark.parametrize(
    ("hint", "kind"),
    [
        ("int", ["int"]),
        ("list", ["list", ["?"]]),
        ("list[int]", ["list", ["int"]]),
        ("typing.List[str]", ["list", ["str"]]),
        ("Sequence[float]", ["list", ["float"]]),
        ("dict[str, list[int]]", ["dict", ["str"], ["list", ["int"]]]),
        ("tuple[int, str]", ["tuple", ["int"], ["str"]]),
        ("tuple[int, ...]", ["many", ["int"]]),
        ("set[int]", ["set", ["int"]]),
        ("Optional[int]", ["or", ["int"], ["none"]]),
        ("int | str", ["or", ["int"], ["str"]]),
        ("'list[int]'", ["list", ["int"]]),
        ("Literal['a', 'b']", ["of", "a", "b"]),
        ("Any", ["?"]),
        ("Callable[[int], int]", None),
        ("list[Node]", None),
        ("'no type'", None),
        ("None", ["none"]),
    ],
)
def test_kinds_of_type_hints(hint: str, kind: object) -> None:
    assert of_annotation(ast.parse(hint, mode="eval").body) == kind


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        ([1, 2], ["int"]),
        ([1, 2.5], ["float"]),
        ([True], ["bool"]),
        ([True, 2], ["int"]),
        ([[], [1]], ["list", ["int"]]),
        ([[]], ["list", ["?"]]),
        ([(1, "a"), (2, "b")], ["tuple", ["int"], ["str"]]),
        ([(1,), (1, 2)], ["many", ["int"]]),
        ([{"a": 1}, {}], ["dict", ["str"], ["int"]]),
        ([1, "a"], ["or", ["int"], ["str"]]),
        ([None, 1, "a"], ["or", ["none"], ["int"], ["str"]]),
    ],
)
def test_one_kind_of_several_values(values: list[object], kind: object) -> None:
    assert joined(map(of_value, values)) == kind


@pytest.mark.parametrize(
    ("parameters", "body", "kind"),
    [
        ("a", "return a % 2 == 0", ["int"]),
        ("a", "return a.upper()", ["str"]),
        ("a", "a.append(1)", ["list", ["?"]]),
        ("a", "return sum(a)", ["list", ["int"]]),
        ("a", "return [x * 2 for x in a]", ["list", ["int"]]),
        ("a", "return [x.upper() for x in a]", ["list", ["str"]]),
        ("a", "return [sum(row) for row in a]", ["list", ["list", ["int"]]]),
        ("a", "for i, x in enumerate(a):\n    print(i, x.lower())", ["list", ["str"]]),
        ("a", "return a.items()", ["dict", ["?"], ["?"]]),
        ("a", "return a | {1} if a.issubset({2}) else a", ["set", ["?"]]),
        ("a", "x, y = a\nreturn x + y", ["tuple", ["?"], ["?"]]),
        ("a", "return int(a) + 1", ["digits"]),
        ("a", "return a == 'yes'", ["str"]),
        ("a", "return range(a)", ["int"]),
        ("a=3", "return a", ["int"]),
        ("a='x'", "return a", ["str"]),
    ],
)
def test_the_likeliest_kind_by_use(parameters: str, body: str, kind: object) -> None:
    assert kinds(parameters, body)[0] == kind


def test_what_nothing_is_done_with_has_no_kind() -> None:
    assert kinds("a", "return 1") == []


def test_a_helper_tells_what_its_caller_takes() -> None:
    source = """
    def outer(a):
        return inner(a)
    def inner(b):
        return b.upper()
    """
    outer = sketched(source)["functions"][0]
    assert outer["parameters"][0]["kinds"] == [["str"]]
    assert outer["calls"] == ["inner"]


def test_functions_that_call_each_other_come_to_an_end() -> None:
    source = "def f(a):\n    return g(a)\ndef g(a):\n    return f(a)\n"
    assert [one["name"] for one in sketched(source)["functions"]] == ["f", "g"]


@pytest.mark.parametrize(
    ("docstring", "found"),
    [
        (">>> f(1)\n2", [("f(1)", "2", None)]),
        ("Doubles.\n\n    >>> f(1)\n    2\n    >>> f(2)\n    4\n", [("f(1)", "2", None), ("f(2)", "4", None)]),
        (">>> f([1,\n...    2])\n[1]", [("f([1, 2])", "[1]", None)]),
        (">>> f(0)\nTraceback (most recent call last):\n  …\nValueError: no", [("f(0)", None, "ValueError")]),
        (">>> f(1)", [("f(1)", None, None)]),
        (">>> f(1) == 2\nTrue", [("f(1)", "2", None)]),
        ("f(1) == 2", [("f(1)", "2", None)]),
        ("- f('a') -> 'b'", [("f('a')", "'b'", None)]),
        (">>> g(1)\n2", []),
        (">>> f(x)\n2", []),
        (">>> f(1)\n<object at 0x1>", []),
        (">>> import math", []),
        (">>> f(a=1)\n2", []),
        ("f(x) is the double of x", []),
    ],
)
def test_examples_of_docstrings(docstring: str, found: list[object]) -> None:
    assert [(one["call"], one["wanted"], one["raises"]) for one in examples(docstring, "f")] == found


@pytest.mark.parametrize(
    ("body", "reads"),
    [
        ("return 1", (0, [])),
        ("n = int(input())\nreturn n", (1, [["int"]])),
        ("a = input()\nb = float(input('b '))\nreturn a, b", (2, [["str"], ["float"]])),
        ("while True:\n    input()", (-1, [])),
        ("return [input() for _ in range(3)]", (-1, [])),
    ],
)
def test_lines_that_are_read(body: str, reads: tuple[int, list[object]]) -> None:
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    found = sketched(f"def f():\n{lines}\n")["functions"][0]["reads"]
    assert (found["count"], found["kinds"]) == reads


def test_what_is_for_people_is_no_literal_to_try() -> None:
    source = (
        "def f(n):\n    'text'\n    if n > 90:\n        raise ValueError('large')\n    print('said')\n    return 'a'\n"
    )
    assert sketched(source)["functions"][0]["literals"] == [90, "a"]


def test_a_class_and_a_program() -> None:
    source = """
    class Stack:
        def __init__(self, size=3):
            self.items = []
        def push(self, item):
            self.items.append(item)
        def _grow(self):
            pass
        def __len__(self):
            return len(self.items)
    if __name__ == "__main__":
        print(int(input()))
    """
    found = sketched(source)
    stack = found["classes"][0]
    assert [one["name"] for one in stack["start"]["parameters"]] == ["size"]
    assert [one["name"] for one in stack["methods"]] == ["push"]
    assert stack["special"] == ["__init__", "__len__"][1:]
    assert found["program"]["reads"] == {"count": 1, "kinds": [["int"]]}
    assert sketched("x = 1\n")["program"] is None


def test_a_source_that_does_not_compile_is_told() -> None:
    assert inspect("def f(:\n", {"sketch": True})["fault"]["line"] == 1
