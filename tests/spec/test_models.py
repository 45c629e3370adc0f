from __future__ import annotations

import pytest

from grader.spec.errors import nearest

from .folder import Folder

GIVEN = "given: n=integers()\n"


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        pytest.param("points: -1", 13, "-1 is not possible", id="negative points"),
        pytest.param("points: two", 13, "'two' is no number", id="a word for a number"),
        pytest.param("points: 0,5", 13, "'0,5' is no number", id="decimal comma"),
        pytest.param("points: nan", 13, "'nan' is no number", id="not a number"),
        pytest.param("points: 1e12", 13, "too large", id="beyond all points"),
        pytest.param("points:", 12, "nothing stands here", id="no points"),
        pytest.param("points: [1]", 13, "one line of text is meant here, not a list", id="a list for a number"),
        pytest.param("cases: 0", 12, "no whole number from 1", id="no cases"),
        pytest.param("cases: 1.5", 12, "no whole number from 1", id="half a case"),
        pytest.param("bonus: maybe", 12, "neither true nor false", id="no flag"),
        pytest.param("compare: unorderd", 14, "no way to compare", id="unknown mode"),
        pytest.param("compare: strict(3)", 14, "takes nothing in brackets", id="parameter that is none"),
        pytest.param("compare: approximate(much)", 14, "no number", id="tolerance that is none"),
        pytest.param("compare: approximate()", 14, "nothing stands here", id="tolerance forgotten"),
        pytest.param("prints: exactly", 13, "not possible here", id="unknown way of printing"),
        pytest.param("arguments: changed", 16, "not possible here", id="unknown word for arguments"),
        pytest.param("accept: [mpa]", 14, "mpa is not a type", id="unknown type"),
        pytest.param("raises: ValueErorr", 13, "ValueErorr is not an exception", id="unknown exception"),
        pytest.param("also: [two words]", 12, "no name", id="alias that is no name"),
        pytest.param("limits: {seconds: 0}", 23, "0 is not possible", id="no time"),
        pytest.param("limits: {memory: 1 GB}", 22, "no whole number", id="units"),
        pytest.param("limits: {depth: 65}", 21, "65 levels is more than is safe", id="too deep"),
        pytest.param("limits: {depth: 0}", 21, "no whole number from 1", id="no level"),
        pytest.param("limits: {size: 2000}", 20, "2000 kB is more than is safe", id="results too large"),
        pytest.param("limits: {output: 9999}", 22, "9999 kB is more than is safe", id="too much output"),
        pytest.param("limits: {memory: 99999}", 22, "99999 MB is more than is safe", id="too much memory"),
        pytest.param("limits: 3", 13, "keys with values are meant here", id="limit without its name"),
        pytest.param("limits: {second: 3}", 14, "unknown key 'second'", id="key of limits"),
        pytest.param("hint: {english: x}", 12, "no code of a language", id="language in words"),
        pytest.param("hint: {en: [x]}", 16, "a text is meant here", id="list for a hint"),
        pytest.param("hint: {en: }", 16, "a text is meant here", id="empty hint"),
        pytest.param("forbid: {call: [sum]}", 14, "unknown key 'call'", id="unknown kind of rule"),
        pytest.param("forbid: {}", 13, "nothing stands in this rule", id="empty rule"),
        pytest.param("forbid: {lines: 3}", 14, "lines does not go with forbid", id="lines forbidden"),
        pytest.param("forbid: {syntax: [for, whlie]}", 28, "no kind of syntax 'whlie'", id="unknown syntax"),
        pytest.param("forbid: {calls: numerc}", 21, "no preset 'numerc'", id="misspelt preset"),
        pytest.param("forbid: {calls: 'f()'}", 21, "no name", id="call in a rule"),
        pytest.param("forbid: {calls: [{a: b}]}", 22, "no name", id="mapping in a rule"),
        pytest.param("timeout: 3", 5, "unknown key 'timeout'", id="word of other tools"),
        pytest.param("texts: {a: b}", 5, "'texts' does not belong here", id="key of the exercise"),
        pytest.param("grows: linear", 5, "not there yet", id="what is to come"),
        pytest.param("holds: result == 1\n    varies: true", 5, "of one kind", id="two kinds at once"),
        pytest.param("examples:\n      -", 8, "nothing stands here", id="empty example"),
        pytest.param("examples:", 14, "nothing stands here", id="no example"),
        pytest.param("examples: {a: [b]}", 15, "one line of text", id="mapping for examples"),
        pytest.param("checks: {a: {uses: [double]}}", 18, "'uses' does not belong here", id="uses in a check"),
        pytest.param("checks:", 12, "nothing stands here", id="no checks"),
        pytest.param("checks: [a, b]", 13, "keys with values are meant here", id="list of checks"),
    ],
)
def test_reports(folder: Folder, line: str, column: int, message: str) -> None:
    fault = folder.faults(folder.spec_of(GIVEN) + f"    {line}\n")[0]
    assert message in fault.message
    assert fault.column == column
    assert fault.line >= 5
    assert fault.fix or fault.suggestion


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("points: 0", id="told, costs nothing"),
        pytest.param("points: .5\n    bonus: no", id="half a point"),
        pytest.param("points: 1e1", id="an exponent"),
        pytest.param("points: '2'", id="number in quotes"),
        pytest.param("bonus: True", id="a flag with a capital"),
        pytest.param("compare: approximate", id="tolerance of its own"),
        pytest.param("compare: approximate( 1e-3 )", id="blanks around the tolerance"),
        pytest.param("accept: map, filter", id="names with commas"),
        pytest.param("accept: [Stack]", id="a type of the reference"),
        pytest.param("raises: [ValueError, KeyError]", id="exceptions"),
        pytest.param("raises: json.JSONDecodeError", id="exception of a module"),
        pytest.param(
            "limits: {seconds: 0.5, load: 2, total: 30, memory: 64, output: 10, size: 1024, depth: 64}", id="all"
        ),
        pytest.param("hint: One text.", id="hint without a language"),
        pytest.param("hint: {sl: Da., pt-BR: Sim.}", id="hint by language"),
        pytest.param("forbid: {calls: sum}", id="one name"),
        pytest.param("forbid: {imports: numbers}", id="a module whose name is like a preset's"),
        pytest.param("forbid: {imports: [os.path], methods: [.sort, sort]}", id="dotted names and methods"),
        pytest.param("forbid: {syntax: [for, while]}\n    prefer: {recursion: true}", id="loops"),
        pytest.param("prefer: {lines: 4}", id="at most so many lines"),
        pytest.param("varies: false", id="does not vary"),
        pytest.param("varies: result[1] - n", id="what must vary"),
        pytest.param("also: [dvakrat, twice]", id="other names"),
        pytest.param("examples: double(1) == 2", id="one example"),
        pytest.param("arguments: told\n    prints: numbers\n    hidden: yes", id="the rest"),
    ],
)
def test_stays_silent(folder: Folder, line: str) -> None:
    folder.load(folder.spec_of(GIVEN) + f"    {line}\n  greet: {{points: 1}}\n")


def test_points_of_a_function_without_any_are_one(folder: Folder) -> None:
    assert folder.function(GIVEN).points == 1


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("pionts", "points"), ("poinst", "points"), ("Where", "where"), ("exampels", "examples"), ("xyz", None)],
)
def test_nearest_key(typed: str, meant: str | None) -> None:
    assert nearest(typed, ["points", "prints", "where", "examples", "holds", "hint"]) == meant


@pytest.mark.parametrize(
    ("spec", "line", "message"),
    [
        pytest.param("", 1, "nothing in the file", id="empty file"),
        pytest.param("# only a comment\n", 1, "nothing in the file", id="only a comment"),
        pytest.param("- a\n", 1, "a mapping of keys", id="a list"),
        pytest.param("functions: {double: {examples: double(1)}}\n", 1, "'exercise' is missing", id="no name"),
        pytest.param("exercise: a b\nfunctions: {greet: }\n", 1, "the name of a folder", id="a blank in the name"),
        pytest.param("exercise: a\n", 1, "nothing is required", id="nothing required"),
        pytest.param("exercise: a\nfunctions:\n", 2, "nothing stands here", id="no functions"),
        pytest.param("exercise: a\nfunctions: [double]\n", 2, "keys with values", id="functions as a list"),
        pytest.param("exercise: a\nfunctions: {greet: {points: 0}}\n", 1, "no points", id="nothing to be got"),
        pytest.param("exercise: a\nlanguage: Slovene\nfunctions: {greet: }\n", 2, "no code", id="language in words"),
        pytest.param("exercise: a\nassign: hash\nfunctions: {greet: }\n", 2, "no variants", id="nothing to assign"),
        pytest.param("exercise: a\nvariants: {A: {LIMIT: x}}\nfunctions: {greet: }\n", 2, "no value", id="bare word"),
        pytest.param("exercise: a\nvariants: {A: {LIMT: 1}}\nfunctions: {greet: }\n", 2, "LIMT", id="unknown variable"),
        pytest.param(
            "exercise: a\nvariants: {A: {LIMIT: 1}, B: {}}\nfunctions: {greet: }\n", 2, "does not set", id="incomplete"
        ),
        pytest.param(
            "exercise: a\nvariants: {A: {LIMIT: 1}}\nassign: hsah\nfunctions: {greet: }\n", 3, "no way", id="assign"
        ),
    ],
)
def test_reports_of_the_exercise(folder: Folder, spec: str, line: int, message: str) -> None:
    (fault,) = folder.faults(spec)
    assert message in fault.message
    assert fault.line == line


def test_values_of_variants(folder: Folder) -> None:
    spec = """
    exercise: a
    variants:
      A: {LIMIT: [3, 6], answer: -1.5}
      B: {LIMIT: '{"a": (1, 2)}', answer: '"text"'}
    assign: list.csv
    functions: {greet: }
    """
    assert folder.load(spec).variants == {
        "A": {"LIMIT": "[3, 6]", "answer": "-1.5"},
        "B": {"LIMIT": '{"a": (1, 2)}', "answer": '"text"'},
    }
