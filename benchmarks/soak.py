"""Many hand-ins one after the other, one in ten of them hostile, by one grader that never starts anew: does anything
pile up? Then honest hand-ins on a machine that is busy, and what the confinement costs.

python -m benchmarks.soak [--count 2000]

Ends with 1 if something piles up, or if an honest hand-in is said to take too long.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from benchmarks.confinement_cost import cost_lines
from benchmarks.footprint import Footprint, footprint
from benchmarks.under_load import load_lines
from grader.grading.engine import Engine, server_options
from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import prepare
from grader.grading.submission import grade_submission
from grader.model.result import SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import Suite
from grader.runner.servers import start_server
from tests.attacks.canary import laid_out
from tests.attacks.corpus import OWN, attacks
from tests.attacks.exercise import NAME, write_exercise

COUNT = 2000
HOSTILE_EACH = 10
LOOKS = 10
"""at what is there, over the whole run"""
WARM = 2
"""of these looks pass before the first that counts: caches are filled by then"""
MORE_MEMORY_MB = 8.0
"""from there on, and it is told as growth"""
HONEST = (
    "def najvecja_potenca(n):\n    return 1 << n.bit_length() - 1\n",
    "def najvecja_potenca(n):\n    p = 1\n    while 2 * p <= n:\n        p *= 2\n    return p\n",
    "def najvecja_potenca(n):\n    return 2 ** (len(bin(n)) - 3)\n",
    "def najvecja_potenca(n):\n    p = 1\n    while p < n:\n        p *= 2\n    return p\n",
    "def najvecja_potenca(n):\n    return n if n < 3 else 2 * najvecja_potenca(n // 2)\n",
    "def najvecja_potenca(n):\n    return float(2 ** (n.bit_length() - 1))\n",
    "def najvecja_potenca(n):\n    if n == 0:\n        raise ValueError('no power')\n",
)
OTHER = "def je_potenca(n):\n    return n > 0 and n & (n - 1) == 0\n"


@dataclass(frozen=True)
class Soaked:
    """What came of it."""

    count: int
    looks: tuple[Footprint, ...]
    before: Footprint
    """before the grader was started"""
    after: Footprint
    """after it was closed"""
    marks: tuple[str, ...]
    """of hostile hand-ins, outside"""

    def piled_up(self) -> list[str]:
        """In words; empty if nothing did."""
        first, last = self.looks[WARM], self.looks[-1]
        found = [f"outside: {mark}" for mark in self.marks]
        for name in ("processes", "descriptors", "threads", "files"):
            values = {getattr(look, name) for look in self.looks[WARM:]}
            if len(values) > 1:
                found.append(f"{name}: {', '.join(str(getattr(look, name)) for look in self.looks)}")
        for name in ("own_mb", "servers_mb"):
            more = getattr(last, name) - getattr(first, name)
            if more > MORE_MEMORY_MB:
                found.append(f"memory ({name}): {more:.1f} MB more")
        if (self.after.processes, self.after.files) != (self.before.processes, self.before.files):
            found.append(f"left at the end: {self.after}")
        if self.after.descriptors > self.before.descriptors:
            found.append(f"descriptors left at the end: {self.after.descriptors - self.before.descriptors}")
        return found

    def lines(self) -> list[str]:
        first, last = self.looks[WARM], self.looks[-1]
        held = "nothing piled up" if not self.piled_up() else "PILED UP: " + "; ".join(self.piled_up())
        return [
            f"A soak of {self.count} hand-ins by one grader, one in {HOSTILE_EACH} of them hostile: {held}."
            f" Processes {last.processes}, descriptors {last.descriptors}, threads {last.threads} at each look;"
            f" memory of the grader {first.own_mb:.0f} to {last.own_mb:.0f} MB, of its fork server"
            f" {first.servers_mb:.0f} to {last.servers_mb:.0f} MB, after {WARM * 10} % and at the end.",
        ]


def hand_ins(count: int) -> Iterator[Submission]:
    """Every tenth is one of the hostile files, in turn."""
    hostile = cycle(
        (attack.file, (attack.folder / attack.file).read_text(encoding="utf-8", errors="replace"))
        for attack in attacks()
        if attack.folder == OWN and not attack.needs and attack.data is None
    )
    honest = cycle(f"# {number}\n{text}\n\n{OTHER}" for number, text in enumerate(HONEST))
    for number in range(count):
        if number % HOSTILE_EACH == HOSTILE_EACH - 1:
            yield Submission(f"student {number}", *next(hostile))
        else:
            yield Submission(f"student {number}", "ana.py", next(honest))


@contextmanager
def made_suite() -> Iterator[Suite]:
    """Of the exercise that the attacks are for. Temporary files go to a folder of its own, where nobody else is."""
    usual = tempfile.tempdir
    with tempfile.TemporaryDirectory(prefix="soak-") as name:
        write_exercise(Path(name))
        tempfile.tempdir = str(Path(name, "temporary"))
        Path(tempfile.tempdir).mkdir()
        files = find_exercises(Path(name) / "specs", Path(name) / "reference")[NAME]
        try:
            yield prepare(files, "best", say=lambda _: None)
        finally:
            tempfile.tempdir = usual


def soak(suite: Suite, count: int, on_result: Callable[[SubmissionResult], None] = lambda _: None) -> Soaked:
    """Grades so many hand-ins with one engine."""
    looks: list[Footprint] = []
    with laid_out() as canary:
        before = footprint()
        with start_server(server_options(suite.exercise)) as server:
            engine = Engine(suite, server)
            for number, submission in enumerate(hand_ins(count), 1):
                on_result(grade_submission(engine, submission))
                if number % max(1, count // LOOKS) == 0:
                    looks.append(footprint())
            engine.close()
        return Soaked(count, tuple(looks[:LOOKS]), before, footprint(), tuple(canary.found()))


def soak_lines(suite: Suite, count: int) -> tuple[list[str], bool]:
    """The whole of it in words, for a table of results; and whether all was as it should be."""
    soaked = soak(suite, count)
    load, no_false = load_lines(suite)
    return [*soaked.lines(), "", *load, "", *cost_lines(suite)], no_false and not soaked.piled_up()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Does anything pile up over many hand-ins?")
    parser.add_argument("--count", type=int, default=COUNT)
    with made_suite() as suite:
        lines, fine = soak_lines(suite, parser.parse_args(arguments).count)
    print("\n".join(lines))
    return 0 if fine else 1


if __name__ == "__main__":
    os.environ.setdefault("SBX_SECRET", "CANARY-ENV-deadbeef")
    sys.exit(main())
