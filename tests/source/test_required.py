"""`require` and `prefer`: calls, imports, methods; several functions; rules of the whole file."""

from __future__ import annotations

import pytest

from grader.source.inspect import inspect
from tests.source.asking import rule, told, uses

POWER = rule("calls", "najvecja_potenca", verb="prefer")
HELPER = "def najvecja_potenca(n): return n\n"


@pytest.mark.parametrize(
    "source",
    [
        HELPER + "def f(n): return najvecja_potenca(n)",
        HELPER + "def f(n): return list(map(najvecja_potenca, [n]))",
        HELPER + "def g(n): return najvecja_potenca(n)\ndef f(n): return g(n)",
        HELPER + "p = najvecja_potenca\ndef f(n): return p(n)",
        HELPER + "def f(n): return [najvecja_potenca(k) for k in n]",
        HELPER + "def f(n):\n    def g(): return najvecja_potenca(n)\n    return g()",
        "def f(n): return najvecja_potenca(n)\n" + HELPER,
        "from nim import *\ndef f(n): return najvecja_potenca(n)",
        "def f(n): return najvecja_potenca(n)",
        "def power(n): return n\ndef f(n): return power(n)",
    ],
)
def test_called(source: str) -> None:
    functions = [{"name": "najvecja_potenca", "also": ["power"]}]
    assert uses(source, POWER, uses=["najvecja_potenca"], functions=functions) == []


@pytest.mark.parametrize(
    "source",
    [
        HELPER + "\ndef f(n): return n",
        HELPER + "\ndef f(najvecja_potenca): return najvecja_potenca(1)",
        HELPER + "\ndef f(n): return 'najvecja_potenca(n)'",
        HELPER + "\ndef f(n): return n.najvecja_potenca()",
        HELPER + "\ndef f(n): return {'najvecja_potenca': n}  # najvecja_potenca(n)",
    ],
)
def test_not_called(source: str) -> None:
    (use,) = uses(source, POWER, uses=["najvecja_potenca"])
    assert (use["name"], use["line"], use["verb"], use["certain"]) == ("najvecja_potenca", 3, "prefer", True)


def test_all_of_several_names_are_wanted_and_one_of_a_preset() -> None:
    source = "import math\ndef f(s): return sorted(s)\n"
    both = rule("calls", "sorted", "max", verb="require")
    assert told(uses(source, both)) == [("max", 2, True)]
    numeric = rule("imports", "math", "cmath", verb="require", preset="numeric")
    assert told(uses(source, numeric)) == [("numeric", 2, True)]
    assert uses("import math\ndef f(x): return math.pi", numeric) == []


def test_imports_and_methods() -> None:
    assert uses("import random\ndef f(x): return random.choice(x)", rule("imports", "random", verb="require")) == []
    assert uses("from random import *\ndef f(x): return choice(x)", rule("imports", "random", verb="require")) == []
    assert uses("import random\ndef f(x): return x", rule("imports", "random", verb="require"))
    assert uses("def f(x): x.append(1)", rule("methods", "append", verb="require")) == []
    assert uses("def f(x): x.add(1)", rule("methods", "append", verb="require"))


def test_a_missing_function_has_no_uses() -> None:
    answer = inspect("def g(x): return x", {"functions": [{"name": "f", "rules": [POWER]}], "rules": []})
    assert answer["uses"] == {}
    assert answer["reached"] == {}


def test_rules_of_the_whole_file() -> None:
    source = (
        "import math\ndef g(x): return math.sqrt(x)\nprint(eval(input()))\nif __name__ == '__main__':\n    sum([1])\n"
    )
    request = {"rules": [rule("imports", "math"), rule("calls", "sum"), rule("methods", "sort", verb="require")]}
    found = inspect(source, request)["uses"][""]
    assert told(found) == [("math", 1, True), ("math.sqrt", 2, True), ("sort", None, True), ("eval", 3, False)]


def test_functions_of_the_exercise_that_are_reached() -> None:
    source = "def a(x): return b(x)\ndef b(x): return x\ndef c(x): return eval(x)\ndef d(x): return e(x)\n"
    functions = [{"name": name} for name in "abcde"]
    reached = inspect(source, {"functions": functions})["reached"]
    assert reached == {"a": ["b"], "b": [], "c": ["a", "b", "c", "d", "e"], "d": ["e"]}


def test_same_rule_for_many_functions_and_same_answer_each_time() -> None:
    source = "import math\n" + "".join(f"def f{i}(x): return math.sqrt(x) + f{i - 1}(x)\n" for i in range(1, 30))
    request = {"functions": [{"name": f"f{i}", "rules": [rule("imports", "math")]} for i in range(1, 30)]}
    first = inspect(source, request)
    assert all(len(first["uses"][f"f{i}"]) == i for i in range(1, 30))
    assert inspect(source, request) == first
