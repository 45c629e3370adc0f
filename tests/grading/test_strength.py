"""How strong a spec is: weak cases are found, with an example that mends them; what is learned of mistakes is used."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from grader.commands.strength_shown import show_strength, tries_little
from grader.grading.engine import server_options
from grader.grading.exercise_files import find_exercises
from grader.grading.mistakes import Known, Mistakes, cases_digest, path_of, read_mistakes, write_mistakes
from grader.grading.preparation import prepare
from grader.grading.strength import FunctionStrength, Strength, measure_strength
from grader.grading.verifying import Verification
from grader.model.result import Message
from grader.model.suite import Suite
from grader.runner.servers import start_server
from grader.suite.branches import WIDEN
from tests.commands.small_exercise import ROOT
from tests.grading.exercises import check, graded, prepared

SPEC = """
functions:
  above:
    points: 2
    given: s=lists(integers(0, 5), max_size=3), limit=sampled_from([10, 20])
  many:
    points: 2
    given: s=lists(integers(-3, 3), max_size=4)
"""
EDGED = """
functions:
  mean:
    points: 2
    given: s=lists(integers(0, 100), max_size=6)
"""
MEAN = """
def mean(s):
    if len(s) == 0:
        return 0
    return sum(s) / len(s)
"""
SOLUTION = """
def above(s, limit):
    return [n for n in s if n > limit]

def many(s):
    found = 0
    for n in s:
        if n > 0:
            found += 1
    return found
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("strength")


@pytest.fixture(scope="module")
def suite(folder: Path) -> Suite:
    return prepared(folder, SPEC, SOLUTION)


@pytest.fixture(scope="module")
def strength(folder: Path, suite: Suite) -> Strength:
    files = find_exercises(folder / "specs", folder / "reference", "task")["task"]
    with start_server(server_options(suite.exercise)) as server:
        return measure_strength(files, suite, server)


def test_strong_cases_tell_all_mutants(strength: Strength) -> None:
    many = strength.functions["many"]
    assert many.of_reference > 15
    assert many.killed == many.tried - len(many.survivors)
    assert many.weak == []


def test_what_the_domain_never_asks_survives_and_is_shown_as_a_change(strength: Strength) -> None:
    above = strength.functions["above"]
    shown = {(survivor.before, survivor.after) for survivor in above.survivors}
    line = "return [n for n in s if n > limit]"
    assert (line, "return [n for n in s if n >= limit]") in shown


def test_cases_that_try_little_of_the_reference_are_told(
    strength: Strength, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not strength.functions["many"].tries_little
    few = FunctionStrength(201, of_reference=35, told_of_reference=7, untold_lines=[3, 5])
    show_strength(Strength({"many": strength.functions["many"], "guard": few}), everything=False)
    (told,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  little: ")]
    assert told.startswith("  little: guard: 28 of 35 small changes of the reference make no difference in any case, ")
    assert "among them all of lines 3, 5. " in told


def test_only_what_is_never_reached_speaks_against_a_spec() -> None:
    plain = Verification("task", warnings=["line 5: check above: the answer is [] on all 84 cases."])
    unreached = Verification("task", warnings=[f"line 5: reference, line 3 (f): no case reaches this line. {WIDEN}"])
    assert [tries_little(one, None) for one in (plain, unreached)] == [False, True]


def test_a_weak_place_comes_with_an_example(folder: Path) -> None:
    """Cases that are few miss what a wider search finds."""
    few = prepared(folder / "few", SPEC + "    cases: 2\n", SOLUTION)
    files = find_exercises(folder / "few/specs", folder / "few/reference", "task")["task"]
    with start_server(server_options(few.exercise)) as server:
        weak = measure_strength(files, few, server).functions["many"].weak
    assert weak
    assert all(survivor.example.startswith("many([") and " == " in survivor.example for survivor in weak)
    assert min(len(survivor.call) for survivor in weak) <= len("many([-1])")


def test_a_rare_input_is_proposed_as_a_check_and_the_proposal_is_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    suite = prepared(tmp_path, EDGED, MEAN)
    files = find_exercises(tmp_path / "specs", tmp_path / "reference", "task")["task"]
    with start_server(server_options(suite.exercise)) as server:
        strength = measure_strength(files, suite, server)
    (edge,) = strength.functions["mean"].edges
    assert (edge.where, edge.cases, edge.points, edge.points_of_edge) == ("len(s) == 0", 1, 2.0, 1.0)
    show_strength(strength, everything=False)
    told = capsys.readouterr().out
    pasted = textwrap.indent(textwrap.dedent(told[told.index("            checks:") :]), "    ")
    split = prepared(tmp_path / "split", EDGED.replace("    points: 2\n", pasted), MEAN)
    assert [(c.name, c.points) for c in split.exercise.function("mean").checks] == [("mean", 1.0), ("edge", 1.0)]
    assert split.faults == ()
    result = graded(split, {"ana": "def mean(s):\n    return sum(s) / len(s)\n"})["ana"]
    assert {one.check: one.points for one in result.functions[0].checks} == {"mean": 1.0, "edge": 0.0}


def test_a_row_like_that_of_a_mutant_says_so(folder: Path, suite: Suite, strength: Strength) -> None:
    files = find_exercises(folder / "specs", folder / "reference", "task")["task"]
    write_mistakes(strength.mistakes, suite, path_of(files.suite))
    text = SOLUTION.partition("def many")[0] + "def many(s):\n    return len([n for n in s if n >= 0])\n"
    found = check(graded(prepare(files, "best", print), {"ana": text})["ana"], "many")
    like = [message for message in found.diagnosis if message.code == "like_operator"]
    assert [message.values for message in like] == [{"function": "many", "here": ">", "there": ">="}]


def test_mistakes_are_read_back_and_only_for_the_same_cases(tmp_path: Path, suite: Suite) -> None:
    mistakes = Mistakes()
    mistakes.add_mutant("many", "ab", Message("like_order"))
    mistakes.add_mutant("many", "ab", Message("like_operator", {"here": "<", "there": ">"}))
    mistakes.add_mutant("many", "ab", Message("like_number"))
    mistakes.add_known("many", "cd", Known({"en": "So."}, "wrong.py"))
    write_mistakes(mistakes, suite, tmp_path / "m.json")
    found = read_mistakes(tmp_path / "m.json", suite)
    assert found is not None
    assert found.like("many", "ab") == Message("like_operator", {"here": "<", "there": ">"})
    assert found.described("many", "cd") == Known({"en": "So."}, "wrong.py")
    assert found.like("many", "") is found.like("above", "ab") is None
    (tmp_path / "m.json").write_text((tmp_path / "m.json").read_text().replace(cases_digest(suite), "other"))
    assert read_mistakes(tmp_path / "m.json", suite) is None
    assert read_mistakes(tmp_path / "none.json", suite) is None


@pytest.mark.parametrize("name", ["bignum", "ege", "mastermind", "nim", "sliding"])
def test_known_mistakes_are_those_of_the_stored_cases(name: str) -> None:
    """Where they are not, `grader verify` makes them again."""
    files = find_exercises(ROOT / "specs", ROOT / "reference", name)[name]
    known = read_mistakes(path_of(files.suite), prepare(files, "best", say=lambda _: None))
    assert known is not None
    assert any(known.mutants.values())
    assert any(known.known.values())
