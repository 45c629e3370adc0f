from __future__ import annotations

import pytest

from .folder import Folder

ALL = "double: {given: n=none()}"


@pytest.mark.parametrize(
    ("functions", "place", "message", "suggestion"),
    [
        pytest.param("duble: {examples: duble(1)}", (3, 3), "does not define duble", "double", id="misspelt"),
        pytest.param("two words: {points: 1}", (3, 3), "cannot be a name", None, id="no name"),
        pytest.param("class: {points: 1}", (3, 3), "cannot be a name", None, id="a keyword"),
        pytest.param(f"{ALL}\n  greet: {{also: double}}", (4, 17), "double belongs to", None, id="name of another"),
        pytest.param(f"{ALL}\n  greet: {{uses: [duble]}}", (4, 18), "no duble among", "double", id="misspelt helper"),
        pytest.param(f"{ALL}\n  greet: {{uses: duble}}", (4, 17), "no duble among", "double", id="one helper"),
        pytest.param(f"{ALL}\n  greet: {{uses: [join]}}", (4, 18), "no join among", None, id="helper not required"),
        pytest.param("greet: {uses: [greet]}", (3, 11), "greet uses itself: greet -> greet", None, id="itself"),
        pytest.param(
            "greet: {uses: [double]}\n  double: {given: n=none(), uses: [greet]}",
            (3, 11),
            "greet uses itself: greet -> double -> greet",
            None,
            id="each other",
        ),
        pytest.param("greet: {points: 1, checks: {a: }}", (3, 11), "points of greet stand in its", None, id="points"),
        pytest.param("greet: {checks: {a: {points: 0}}}", (1, 11), "no points", None, id="nothing to be got"),
        pytest.param("greet: {bonus: true}", (1, 11), "no points", None, id="bonus only"),
    ],
)
def test_reports(folder: Folder, functions: str, place: tuple[int, int], message: str, suggestion: str | None) -> None:
    (fault,) = folder.faults(f"exercise: a\nfunctions:\n  {functions}\n")
    assert message in fault.message
    assert (fault.line, fault.column, fault.suggestion) == (*place, suggestion)


@pytest.mark.parametrize(
    "functions",
    [
        pytest.param(f"{ALL}\n  greet: {{uses: [double]}}", id="a helper"),
        pytest.param(f"greet: {{uses: [double]}}\n  {ALL}", id="a helper that comes later"),
        pytest.param("greet: {also: [pozdravi, greet]}", id="its own name once more"),
        pytest.param("greet: {checks: {a: {points: 0}, b: {bonus: true}, c: }}", id="points by default"),
        pytest.param("greet: {forbid: {calls: greet}}", id="a rule about itself"),
    ],
)
def test_stays_silent(folder: Folder, functions: str) -> None:
    folder.load(f"exercise: a\nfunctions:\n  {functions}\n")


def test_several_ways_to_define(folder: Folder) -> None:
    folder.write("solution.py", "double = lambda n: n\ngreet = double\nfrom x import join\n")
    folder.load("exercise: a\nfunctions: {double: {given: n=none()}, greet: {given: n=none()}, join: }\n")
    assert "nothing says what greet(n)" in folder.fault_of("points: 1", "greet").message


def test_names_from_a_star_are_believed(folder: Folder) -> None:
    folder.write("solution.py", "from elsewhere import *")
    folder.function("points: 1", "anything")


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        pytest.param("variables: {missing: }", "does not define missing", id="variable not defined"),
        pytest.param("variables: {double: }", "no variable in the reference", id="function for a variable"),
        pytest.param("classes: {double: {holds: 'True'}}", "is a function in the reference", id="function for a class"),
        pytest.param("classes: {Stack: }", "needs a relation", id="class without a relation"),
        pytest.param("classes: {Stack: {holds: Stak()}}", "no Stak here", id="misspelt class"),
        pytest.param("classes: {Stack: {holds: 'result == 1'}}", "no result here", id="result of a class"),
        pytest.param("classes: {Stack: {holds: 'True', compare: set}}", "unknown key 'compare'", id="key of functions"),
        pytest.param("variables: {answer: {given: x}}", "unknown key 'given'", id="given of a variable"),
        pytest.param("variables: {answer: {holds: reslt}}", "no reslt here", id="misspelt result"),
        pytest.param("program: {input: lines}", "no lines here", id="input of an unknown name"),
        pytest.param("program: {holds: printed == 1, varies: yes}", "of one kind", id="two kinds"),
        pytest.param("program: 3", "keys with values", id="program that is none"),
    ],
)
def test_reports_of_the_other_sections(folder: Folder, spec: str, message: str) -> None:
    (fault,) = folder.faults(f"exercise: a\n{spec}\n")
    assert message in fault.message
    assert fault.line == 2


@pytest.mark.parametrize(
    "spec",
    [
        pytest.param("variables: {answer: }", id="variable like the reference's"),
        pytest.param("variables: {answer: {holds: 'result == expected or str(expected) in printed'}}", id="or printed"),
        pytest.param("variables: {answer: {checks: {a: {compare: strict}, b: {points: 2}}}}", id="two checks of one"),
        pytest.param("classes: {Stack: {holds: Stack() is not None}}", id="class without given"),
        pytest.param("classes: {Stack: {given: 'n=integers(), k=lists(n)', holds: k == Stack()}}", id="with given"),
        pytest.param("program:", id="program run once"),
        pytest.param("program: {holds: '\"x\" in printed', checks: {a: {points: 2}, b: {varies: yes}}}", id="relation"),
    ],
)
def test_other_sections_that_are_right(folder: Folder, spec: str) -> None:
    folder.load(f"exercise: a\n{spec}\n")


def test_a_name_in_two_sections(folder: Folder) -> None:
    folder.write("solution.py", "program = greet = 1")
    (fault,) = folder.faults("exercise: a\nfunctions: {greet: }\nvariables: {greet: }\n")
    assert (fault.line, fault.message) == (3, "the name greet belongs to greet (line 2) already")
    (fault,) = folder.faults("exercise: a\nfunctions: {program: }\nprogram:\n")
    assert "belongs to program (line 2) already" in fault.message
