"""Variants: their variables are set in the exercise's own files, each student has one, each has a suite."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.grading.assigning import Assignment, BadAssignment, assignment_of
from grader.grading.variants import of_all
from grader.model.exercise import Exercise
from grader.model.submission import Origin
from tests.commands.small_exercise import run, write

SPEC = """
exercise: heap
variants:
  A: {KONEC: 30, MINUS: [3, 6]}
  B: {KONEC: 20, MINUS: [2, 5]}
assign: who.csv
functions:
  win1:
    given: s=integers(KONEC + 1, 60)
    where: s < far()
    examples:
      - win1(KONEC + 1) == True
variables:
  twice: {points: 1}
"""
SOLUTION = """
KONEC = 30
MINUS = [3, 6]
TWICE = 2 * KONEC
twice = TWICE

def win1(s, end=KONEC):
    return s - max(MINUS) <= end
"""
CHECKS = """
from solution import TWICE

def far():
    return TWICE if TWICE == 2 * KONEC else 0
"""
FILES = {
    "specs/heap.yaml": SPEC,
    "specs/who.csv": "student,variant\nAna Novak,B\n",
    "reference/heap/solution.py": SOLUTION,
    "reference/heap/checks.py": CHECKS,
    "reference/heap/right/own.py": SOLUTION,
    "reference/heap/wrong/baked.py": '"""The end is written down.\n\nfails: win1\n"""\n'
    + SOLUTION.replace("<= end", "<= 30"),
    "submissions/heap/Novak Ana.py": SOLUTION.replace("30", "20").replace("[3, 6]", "[2, 5]"),
    "submissions/heap/ana_novak.py": SOLUTION,
    "submissions/heap/somebody.py": SOLUTION,
}


def test_from_the_spec_to_the_report(tmp_path: Path) -> None:
    import json

    write(tmp_path, FILES)
    verified = run(tmp_path, "verify", "--quick")
    assert (verified.returncode, "heap: sound" in verified.stdout) == (0, True), verified.stdout + verified.stderr
    graded = run(tmp_path, "grade")
    assert graded.returncode == 0, graded.stderr
    results = json.loads((tmp_path / "reports/results.json").read_text(encoding="utf-8"))
    found = {s["student"]: (s["variant"], s["points"]) for s in results["exercises"][0]["submissions"]}
    assert found == {"Novak Ana": ("B", 2), "ana_novak": ("B", 0), "somebody": ("A", 2)}
    suites = sorted(path.name for path in (tmp_path / "specs").glob("*.suite.json"))
    assert suites == ["heap.B.suite.json", "heap.suite.json"]
    asked = run(tmp_path, "check", "submissions/heap/ana_novak.py", "--variant", "A", "--lang", "en")
    assert (asked.returncode, "Variant A" in asked.stdout) == (0, True), asked.stdout
    unknown = run(tmp_path, "check", "submissions/heap/ana_novak.py", "--variant", "C")
    assert (unknown.returncode, "There are: A, B." in unknown.stderr) == (2, True)


def exercise(assign: str | None, variants: int = 2) -> Exercise:
    return Exercise("heap", variants={f"V{i}": {"N": str(i)} for i in range(variants)}, assign=assign)


def listed(folder: Path, text: str) -> Assignment:
    (folder / "who.csv").write_text(text, encoding="utf-8")
    return assignment_of(exercise("who.csv"), folder / "heap.yaml")


@pytest.mark.parametrize(
    ("text", "student", "variant"),
    [
        pytest.param("Ana Novak,V1\n", "Ana Novak", "V1", id="a name"),
        pytest.param("student;variant\nAna Novak;V1\n", "novak_ana", "V1", id="headings, semicolons, another order"),
        pytest.param("\ufeffŽan Kos\tV1\n\n", "zan kos", "V1", id="tabs and marks"),
        pytest.param("Ana Novak,V1\n", "Bor", "V0", id="who is not listed has the first"),
        pytest.param("ana@school.si,V1\n", "ana", "V1", id="an address"),
    ],
)
def test_lists(tmp_path: Path, text: str, student: str, variant: str) -> None:
    assert listed(tmp_path, text).variant_of(student) == variant


def test_what_the_learning_system_calls_a_student_counts_before_the_name(tmp_path: Path) -> None:
    assert listed(tmp_path, "12345,V1\nAna,V0\n").variant_of("Ana", Origin(id="12345")) == "V1"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("Ana,V1\nBor,v1\n", "who.csv:2: there is no variant 'v1'. Did you mean V1?", id="no such variant"),
        pytest.param("Ana\n", "who.csv:1: a row has a student and a variant", id="no variant"),
    ],
)
def test_lists_that_are_wrong(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(BadAssignment) as error:
        listed(tmp_path, text)
    assert told in str(error.value)


def test_a_list_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadAssignment, match=r"who\.csv: cannot be read"):
        assignment_of(exercise("who.csv"), tmp_path / "heap.yaml")


def test_numbers_made_of_names_stay_and_are_spread() -> None:
    assignment = assignment_of(exercise("hash", 3), Path("heap.yaml"))
    students = [f"student {number}" for number in range(90)]
    variants = [assignment.variant_of(student) for student in students]
    assert variants == [assignment.variant_of(student.upper()) for student in students]
    assert variants[:4] == ["V0", "V2", "V0", "V0"]
    assert min(variants.count(variant) for variant in set(variants)) > 15


def test_without_variants_there_is_none() -> None:
    assert Assignment("heap", ()).variant_of("Ana") == ""


def test_a_wrong_solution_need_fail_in_one_variant_only() -> None:
    passes = "baked.py: win1 is wrong, and no case shows it. Add an example."
    fails = "own.py: win1 is failed"
    assert of_all({"A": [passes], "B": []}) == []
    assert of_all({"A": [passes], "B": [passes]}) == [passes]
    assert of_all({"A": [fails], "B": [fails]}) == [fails]
    assert of_all({"A": [], "B": [fails]}) == ["variant B: " + fails]
