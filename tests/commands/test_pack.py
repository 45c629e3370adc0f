"""`grader pack`, and what students do with what it writes."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.commands.packed_exercise import ELSEWHERE, SOLUTION, WRONG, WRONG_HELPER, packed
from tests.commands.small_exercise import run, write


@pytest.fixture(scope="module")
def made() -> Path:
    return packed()


@pytest.fixture
def student(made: Path, tmp_path: Path) -> Path:
    """What a student has: the pack, and nothing else."""
    shutil.copy(made / "sums.pack", tmp_path)
    return tmp_path


def test_it_is_told_what_is_in_it(made: Path) -> None:
    said = (made / "said").read_text()
    assert said.startswith("sums.pack: 5 functions, ")
    assert "tried on 2 known solutions: whatever it decides is what `grade` decides" in said
    assert "left out: 1 hidden check of mean" in said
    assert "the right answers of its cases can be read in it" in said


def test_nothing_of_hidden_checks_and_of_the_reference_is_in_it(made: Path) -> None:
    text = (made / "sums.pack").read_text()
    assert "770001" not in text
    assert "secret" not in text
    assert "unused_secret" not in text
    assert "result += n" not in text
    assert "def is_spread" in text


def test_it_warns_of_constants(made: Path) -> None:
    said = (made / "said").read_text()
    assert "weight: constants of the reference can be read off its cases: 4711." in said
    assert "sum_of" not in said, "it is not in the pack, as no relation needs it"


def test_it_warns_of_a_copy_of_the_reference(tmp_path: Path) -> None:
    write(tmp_path, {"specs/copy.yaml": COPY, "reference/copy/solution.py": COPY_SOLUTION})
    write(tmp_path, {"reference/copy/checks.py": COPY_CHECKS})
    done = run(tmp_path, "pack", "specs/copy.yaml", "--out", "elsewhere.pack")
    assert "has powers, which answers every case of double right: students can copy it." in done.stdout
    assert "has lines of solution.py in it (line 2)" in done.stdout
    assert "left to your own run, because checks.py uses the solution there: other, other\n" in done.stdout


COPY = """
exercise: copy
functions:
  double:
    given: n=integers(0, 50)
  other:
    given: n=integers(0, 50)
    checks:
      other: {holds: same(result) and powers(n) >= 0}
      odd: {holds: result == n}
"""
COPY_SOLUTION = """
def double(n):
    return n + n if n is not None else 0 * n

def other(n):
    return n
"""
COPY_CHECKS = """
from solution import other

def same(result):
    return other(result) == result

def powers(n):
    return n + n if n is not None else 0 * n
"""


@pytest.mark.parametrize(
    ("source", "code", "lines"),
    [
        (SOLUTION, 0, ["✓ total 1 of 1 right", "✓ mean 2 of 2 right", "… late 0 of 0", "Total: 5 of 5"]),
        (WRONG, 1, ["✗ mean 0 of 2 wrong", "✗ spread 0 of 1 wrong", "Total: 2 of 5"]),
        (WRONG_HELPER, 1, ["✗ total 0 of 1 wrong", "✓ mean 2 of 2 right"]),
        (ELSEWHERE, 1, ["✗ total 0 of 1 wrong", "… mean not known waits for another function"]),
    ],
    ids=["right", "wrong", "helper answered", "helper not answered"],
)
def test_students_check_themselves_by_it(student: Path, source: str, code: int, lines: list[str]) -> None:
    write(student, {"mine.py": source})
    done = run(student, "check", "mine.py", "--pack", "sums.pack")
    assert done.returncode == code, done.stderr
    told = re.sub(" +", " ", done.stdout)
    for line in lines:
        assert line in told


def test_a_failure_on_large_inputs_is_shown_on_a_small_one_and_explained(student: Path) -> None:
    """As far as the pack knows what the reference does there; what needs no reference is said as ever."""
    large = SOLUTION.replace("if n > 4711", "if 4711 < n < 6000").replace("    return result", "    return -result")
    write(student, {"mine.py": large.replace("max(s) - min(s)", "max(s) - min(s) if sum(s) < 13 else 0")})
    told = run(student, "check", "mine.py", "--all").stdout
    shown = re.search(r"spread\(\[([\d, ]+)\]\)", told)
    assert shown is not None
    assert sum(map(int, shown[1].split(","))) == 13, "the least sum at which it is wrong, as `grade` comes to"
    assert 6000 <= int(re.search(r"weight\((\d+)\)", told)[1]) < 6500  # type: ignore[index]
    assert "Where total is wrong, its answer has the wrong sign." in told
    assert re.search(r"The smallest input on which it goes wrong:\s+total\(\[1\]\)", told)


def test_it_is_found_by_itself_and_says_that_there_is_more(student: Path) -> None:
    write(student, {"mine.py": SOLUTION.replace("def weight", "def wieght")})
    done = run(student, "check", "mine.py", "--all")
    assert done.returncode == 1
    assert "Your teacher's grading has 1 more check of mean." in done.stdout


def test_a_newer_pack(student: Path) -> None:
    data = json.loads((student / "sums.pack").read_text())
    (student / "sums.pack").write_text(json.dumps({**data, "pack": 99}))
    write(student, {"mine.py": SOLUTION})
    done = run(student, "check", "mine.py")
    assert done.returncode == 2
    assert "pip install -U grader" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_exercise_that_is_not_there(made: Path) -> None:
    done = run(made, "pack", "sum")
    assert done.returncode == 2
    assert "Did you mean 'sums'?" in done.stderr
