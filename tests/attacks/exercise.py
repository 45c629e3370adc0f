"""The exercise that the attacks are handed in for: the largest power of two not above n, and is n one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tests.attacks.corpus import Attack

NAME = "potenca"
SPEC = """
exercise: potenca
language: en
limits: {seconds: 0.2, total: 0.8, load: 0.3, memory: 256}
functions:
  najvecja_potenca:
    points: 2
    given: n=integers(1, 2**80)
    cases: 120
    compare: strict
    examples:
      - najvecja_potenca(22) == 16
  je_potenca:
    points: 1
    given: n=integers(-5, 2**80) | sampled_from([2**k for k in range(80)])
    cases: 120
    compare: strict
    examples:
      - je_potenca(8) == True
"""
SOLUTION = """
def najvecja_potenca(n):
    return 1 << (n.bit_length() - 1)


def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
"""


def write_exercise(folder: Path) -> None:
    """`specs/` and `reference/` below the folder."""
    (folder / "specs").mkdir(parents=True)
    (folder / "reference" / NAME).mkdir(parents=True)
    (folder / "specs" / f"{NAME}.yaml").write_text(SPEC, encoding="utf-8")
    (folder / "reference" / NAME / "solution.py").write_text(SOLUTION, encoding="utf-8")


def prepare_exercise(folder: Path, attacks: Iterable[Attack]) -> None:
    """The exercise with its suite, and the attacks in `hand_ins`, where every user can read them."""
    from grader.grading.exercise_files import find_exercises
    from grader.grading.preparation import prepare

    write_exercise(folder)
    (folder / "hand_ins").mkdir()
    for attack in attacks:
        attack.put_into(folder / "hand_ins")
    prepare(find_exercises(folder / "specs", folder / "reference")[NAME], "best", say=lambda _: None)
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode | 0o555 if path.is_dir() else path.stat().st_mode | 0o444)
