from __future__ import annotations

import pytest

from grader.spec.traps import Edit, applied, edits, enclosing, original_column

from .folder import Folder

REPORTS = [
    pytest.param("{1, 2} == result", "'{1, 2} == result'", id="brace at the start"),
    pytest.param("[1, 2] == result", "'[1, 2] == result'", id="bracket at the start"),
    pytest.param("[n for n in result]", "'[n for n in result]'", id="a list to YAML, a comprehension to its writer"),
    pytest.param("{1: 2}[n] == result", "'{1: 2}[n] == result'", id="a mapping, then more"),
    pytest.param("{n: result}", "'{n: result}'", id="a mapping to YAML, a dict to its writer"),
    pytest.param("'a' in result", "\"'a' in result\"", id="single quotes at the start"),
    pytest.param('"a" in result', "'\"a\" in result'", id="double quotes at the start"),
    pytest.param("(lambda x: x)(n)", "'(lambda x: x)(n)'", id="colon of a lambda"),
    pytest.param("{n: 1} == {2: 3}", "'{n: 1} == {2: 3}'", id="colons of dicts"),
    pytest.param("result == 'a: b'", "\"result == 'a: b'\"", id="colon in a text"),
    pytest.param("result == 'a # b'", "\"result == 'a # b'\"", id="hash in a text"),
    pytest.param("result == 'a # b'  # so it is", "\"result == 'a # b'\"  # so it is", id="hash and a comment"),
    pytest.param("result[1:] == 'it''s: \"x\"'", None, id="all quotes at once"),
]


@pytest.mark.parametrize(("expression", "pasted"), REPORTS)
def test_shows_the_line_to_paste(folder: Folder, expression: str, pasted: str | None) -> None:
    fault = folder.fault_of(f"given: n=integers()\nholds: {expression}")
    assert (fault.line, fault.column) == (5, 12)
    line = fault.fix.splitlines()[-1]
    if pasted:
        assert line == f"holds: {pasted}"
    check = folder.function(f"given: n=integers()\n{line}").checks[0]
    assert check.holds == expression.partition("  #")[0]


@pytest.mark.parametrize(
    "expression",
    [
        pytest.param("result == 1 # one", id="a comment"),
        pytest.param("result == 'a#b'", id="hash without a blank before it"),
        pytest.param("result == 'a:b'", id="colon without a blank after it"),
        pytest.param("result[1:2] == [n]", id="brackets and a slice in the middle"),
        pytest.param("'{1, 2} == result'", id="in single quotes"),
        pytest.param('"[1, 2] == result"', id="in double quotes"),
        pytest.param("-1 == result", id="a minus at the start"),
        pytest.param("not result", id="a word at the start"),
        pytest.param("|\n      result ==\n      n", id="a block of lines"),
        pytest.param("result ==\n      n", id="a text that goes on in the next line"),
    ],
)
def test_stays_silent(folder: Folder, expression: str) -> None:
    folder.load(folder.spec_of("given: n=integers()") + f"    holds: {expression}\n")


@pytest.mark.parametrize(
    ("line", "pasted"),
    [
        pytest.param(
            "a: {points: 1, given: n=integers(0, 9), hint: x}",
            "a: {points: 1, given: 'n=integers(0, 9)', hint: x}",
            id="cut at the comma, silently",
        ),
        pytest.param(
            "a: {points: 1, given: n=sampled_from([1, 2])}",
            "a: {points: 1, given: 'n=sampled_from([1, 2])'}",
            id="cut at the bracket",
        ),
        pytest.param("a: {given: k=none(), n=none(), points: 1}", None, id="two domains"),
        pytest.param("a: {given: n=integers(), where: n % 2 == {0, 1}}", None, id="braces in braces"),
        pytest.param("a: {given: 'n=integers()', holds: result == {n: 1}}", None, id="dict in braces"),
        pytest.param("a: {given: n=integers(), hint: {en: yes, indeed, sl: da}}", None, id="comma in a sentence"),
        pytest.param("a: {given: n=integers(), hint: {en: it isn't, no, sl: ne}}", None, id="apostrophe in a sentence"),
        pytest.param("a: {given: n=integers(), where: n in [1, 2], holds: f(1, 2)[n]}", None, id="two at once"),
    ],
)
def test_inside_braces(folder: Folder, line: str, pasted: str | None) -> None:
    faults = folder.faults_of(f"checks:\n  {line}")
    assert faults[0].line == 5
    mended = faults[0].fix.splitlines()[-1]
    assert pasted in (None, mended)
    folder.write("checks.py", "def f(a, b): ...")
    folder.function(f"checks:\n  {mended}")


@pytest.mark.parametrize(
    ("line", "pasted"),
    [
        pytest.param("- double({1: 2}) == 3", "- 'double({1: 2}) == 3'", id="a mapping where an example is meant"),
        pytest.param("- double(1): 2", "- double(1) == 2", id="a colon for the equals signs"),
        pytest.param("- double('a: b') : [1, 2]", "- \"double('a: b') == [1, 2]\"", id="and one in an argument"),
        pytest.param("- double('a: b')", "- \"double('a: b')\"", id="colon in an argument"),
        pytest.param("- double('a # b') == 'c'", "- \"double('a # b') == 'c'\"", id="hash in an argument"),
    ],
)
def test_examples(folder: Folder, line: str, pasted: str) -> None:
    fault = folder.fault_of(f"given: n=integers()\nexamples:\n  {line}")
    assert (fault.line, fault.column) == (6, 9)
    assert fault.fix.splitlines()[-1] == pasted
    assert len(folder.function(f"given: n=integers()\nexamples:\n  {pasted}").examples) == 1


def test_examples_in_brackets(folder: Folder) -> None:
    for first in ("double([1, 2]) == 3", "double(max(1, 2)) == 4"):
        fault = folder.fault_of(f"given: n=integers()\nexamples: [{first}, double(2) == {{4: 5}}]")
        mended = f"examples: ['{first}', 'double(2) == {{4: 5}}']"
        assert fault.fix.splitlines()[-1] == mended
        assert len(folder.function(f"given: n=integers()\n{mended}").examples) == 2


def test_examples_cut_at_a_comma_silently(folder: Folder) -> None:
    fault = folder.fault_of("given: a=none(), b=none()\nexamples: [join(1, 2) == 3, join(2, 3)]", "join")
    assert fault.fix.splitlines()[-1] == "examples: ['join(1, 2) == 3', 'join(2, 3)']"


def test_domains(folder: Folder) -> None:
    spec = "exercise: a\ndomains:\n  two: {1, 2}\nfunctions:\n  double: {given: n=sampled_from(two)}\n"
    (fault,) = folder.faults(spec)
    assert (fault.line, fault.column) == (3, 8)
    assert fault.fix.splitlines()[-1] == "two: '{1, 2}'"


def test_sentences(folder: Folder) -> None:
    spec = "exercise: a\ntitle: {en: One, two, sl: Ena}\nfunctions:\n  double: {given: n=integers()}\n"
    (fault,) = folder.faults(spec)
    assert fault.fix.splitlines()[-1] == "title: {en: 'One, two', sl: Ena}"


def test_a_colon_without_a_blank(folder: Folder) -> None:
    fault = folder.fault_of("points:2\ngiven: n=integers()")
    assert (fault.line, fault.column) == (4, 12)
    assert fault.fix.splitlines()[-1] == "points: 2"


def test_backslashes_in_double_quotes(folder: Folder) -> None:
    assert "single quotes" in folder.fault_of("given: n=integers()\nholds: \"result == '\\d'\"").fix
    assert "single quotes" in folder.fault_of("given: n=integers()\nholds: \"result == '\\n'\"").fix


def test_lines_after_a_trap_are_read_as_well(folder: Folder) -> None:
    faults = folder.faults_of(
        """
        given: n=integers()
        holds: {1, 2} == reslt
        where: m > 0
        examples:
          - double({1: 2}) == reslt
          - duble(1)
        """
    )
    assert [(fault.line, fault.column) for fault in faults] == [(5, 12), (5, 22), (6, 12), (8, 9), (8, 27), (9, 9)]


def test_columns_before_and_after_the_quotes() -> None:
    changes = [Edit(4, 7, "'abc'", ""), Edit(10, 12, "'d'", "")]
    assert applied("a: xabc123de", changes) == "a: x'abc'123'd'"
    assert [original_column(column, changes) for column in (0, 4, 9, 12)] == [0, 4, 7, 10]


def test_nothing_is_changed_that_would_not_be_python() -> None:
    assert edits(["functions:", "  f:", "    holds: {1, 2 ==="], 2) == []


def test_the_keys_above_a_line() -> None:
    lines = ["functions:", "  f:", "    examples:", "    - f(1)", "", "    # no", "    checks:", "      a: {}"]
    assert enclosing(lines, 3) == ("functions", "f", "examples")
    assert enclosing(lines, 7) == ("functions", "f", "checks")
