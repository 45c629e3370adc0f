"""One function of a hand-in spoils another: the other is right, and the one that spoils it is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.feedback.texts import text
from grader.grading.batch import grade_batch
from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import prepare
from grader.model.result import SubmissionResult
from grader.model.submission import Submission
from tests.commands.small_exercise import write
from tests.grading.graded import by_name, grade_text
from tests.grading.test_blame import without

SUM = "\ndef vsota(s):\n    return sum(s)\n"
WITH_STEP = "\n_split = razbij\ndef razbij(n):\n    {step}\n    return _split(n)\n"
BY_GLOBAL = "\nSUM = sum\ndef vsota(s):\n    return SUM(s)\n" + WITH_STEP.format(
    step="global SUM\n    if n == 5: SUM = len"
)
BY_BUILTINS = SUM + WITH_STEP.format(step="import builtins\n    builtins.sum = lambda s: 3")
BY_MODULE = "\nimport functools, operator\ndef vsota(s):\n    return functools.reduce(operator.add, s, 0)\n" + (
    WITH_STEP.format(step="functools.reduce = None")
)


def told(result: SubmissionResult) -> dict[str, list[str]]:
    """Function -> what it is told to do to others."""
    notes = {name: [n for n in f.notes if n.code.startswith("interfered")] for name, f in by_name(result).items()}
    return {name: [text(note, "en") for note in found] for name, found in notes.items() if found}


@pytest.mark.parametrize(
    ("added", "shown"),
    [
        pytest.param(BY_GLOBAL, "After razbij(5), vsota([0]) is wrong,", id="a variable of both"),
        pytest.param(BY_BUILTINS, "After razbij(0), vsota([]) is wrong,", id="a builtin replaced"),
        pytest.param(BY_MODULE, "After razbij(0), vsota([]) is wrong,", id="a library replaced"),
    ],
)
def test_the_one_that_interferes_is_told_and_the_other_is_right(added: str, shown: str) -> None:
    result = grade_text("nim", without("vsota") + added)
    assert {f.status for f in result.functions} == {"passed"}
    ((spoiler, (sentence,)),) = told(result).items()
    assert spoiler == "razbij"
    assert sentence.startswith(shown)


def test_what_takes_two_is_told_to_both() -> None:
    added = "\nA = set()\ndef vsota(s):\n    return sum(s) + (len(A) == 2)\n" + WITH_STEP.format(step="A.add(1)")
    added += "\n_has = vsebuje\ndef vsebuje(s, x):\n    A.add(2)\n    return _has(s, x)\n"
    result = grade_text("nim", without("vsota") + added)
    assert by_name(result)["vsota"].status == "passed"
    assert set(told(result)) == {"razbij", "vsebuje"}


def test_chance_is_nobody_elses_doing() -> None:
    added = "\nimport os\ndef vsota(s):\n    return sum(s) + (os.urandom(1)[0] > 250)\n"
    result = grade_text("nim", without("vsota") + added)
    assert told(result) == {}
    (check,) = by_name(result)["vsota"].checks
    assert check.status == "failed"
    assert check.reason in ("unstable", "wrong_value")


@pytest.mark.parametrize(
    "added",
    [
        pytest.param(SUM, id="nothing shared"),
        pytest.param("\ndef vsota(s):\n    return sum(s) + 1\n", id="wrong by itself"),
        pytest.param("\nA = []\ndef vsota(s):\n    A.append(s)\n    return sum(s)\n", id="what nobody else reads"),
        pytest.param("\ndef vsota(s, seen=[]):\n    seen += s\n    return sum(seen)\n", id="state of its own"),
    ],
)
def test_nothing_is_said_of_others(added: str) -> None:
    assert told(grade_text("nim", without("vsota") + added)) == {}


SPEC = """
exercise: two
functions:
  first:
    given: n=integers(0, 20)
  second:
    checks:
      small: {points: 1, given: 'n=integers(0, 20)'}
      large: {points: 1, bonus: true, given: 'n=integers(100, 120)'}
"""
SPOILS_THE_BONUS = (
    "CALLS = []\ndef first(n):\n    CALLS.append(n)\n    return n\n"
    "def second(n):\n    return n if n < 50 or not CALLS else -1\n"
)


def test_a_bonus_is_not_lost_by_it_either(tmp_path: Path) -> None:
    write(tmp_path, {"specs/two.yaml": SPEC, "reference/two/solution.py": "def first(n): return n\nsecond = first\n"})
    files = find_exercises(tmp_path / "specs", tmp_path / "reference")["two"]
    suite = prepare(files, "best", say=lambda _: None)
    reads = [lambda: Submission("ana", "ana.py", SPOILS_THE_BONUS)]
    (result,) = grade_batch(suite, reads, 1, "best", lambda *_: None).results.values()
    assert (result.points, result.bonus) == (2, 1)
    assert set(told(result)) == {"first"}
