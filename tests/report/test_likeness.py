"""Sources side by side: what another name is, and what is another thing that is done."""

from __future__ import annotations

import pytest

from grader.report.html.likeness import form, other_lines

FIRST = "def f(s):\n    r = []\n    for x in s:\n        r.append(x + 1)\n    return r"


@pytest.mark.parametrize(
    ("other", "lines"),
    [
        pytest.param(FIRST, set(), id="the same"),
        pytest.param("def f(k):\n  q=[]\n  for i in k:\n    q.append( i+1 )\n  return q", set(), id="names and blanks"),
        pytest.param(FIRST.replace("    r = []", "\n    r = []  # empty"), set(), id="a comment and a blank line"),
        pytest.param(FIRST.replace("    r = []", "    n = 0\n    r = []"), {2}, id="one more name"),
        pytest.param(FIRST.replace("x + 1", "x + 2"), {4}, id="a number"),
        pytest.param(FIRST.replace("append", "extend"), {4}, id="a method"),
        pytest.param(FIRST.replace("x + 1", "s + 1"), {4}, id="another variable"),
        pytest.param(FIRST.replace("    return", "        return"), {5}, id="within the loop"),
        pytest.param(FIRST.replace("    return", "    r.sort()\n    return"), {5}, id="a line more"),
        pytest.param(FIRST.replace("x + 1", "'x' + 1"), {4}, id="a text"),
        pytest.param("", set(), id="nothing"),
    ],
)  # fmt: skip
def test_lines_that_do_something_else(other: str, lines: set[int]) -> None:
    assert other_lines(FIRST, other) == lines


def test_sources_that_differ_in_names_have_one_form() -> None:
    assert form(FIRST) == form("def f(k):\n  q=[] # empty\n\n  for i in k:\n    q.append( i+1 )\n  return q\n")
    assert form(FIRST) != form(FIRST.replace("x + 1", "s + 1"))


@pytest.mark.parametrize("text", ["x" * 9000, "(" * 900, "'''", "\t  \n \x0c\n", '"\\\n' * 50, "a\x00b = 1", ""])
def test_no_source_is_too_odd(text: str) -> None:
    assert other_lines(text, text) == set()
    assert form(text) == form(text)
