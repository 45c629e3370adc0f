"""What the confinement costs for each hand-in, beside limits of the process alone: both in one run, in turns."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path

from benchmarks.footprint import below
from grader.grading.engine import Engine, server_options
from grader.grading.submission import grade_submission
from grader.model.submission import Submission
from grader.model.suite import Suite
from grader.runner.confine.status import describe
from grader.runner.host import ForkServer

ROUNDS = 60
FENCES = ["namespaces", "landlock", "seccomp", "uid"]
SOURCE = (
    "# {number}\ndef najvecja_potenca(n):\n    p = 1\n    while 2 * p <= n:\n        p *= 2\n    return p\n\n\n"
    "def je_potenca(n):\n    return n > 0 and n & (n - 1) == 0\n"
)


class Desk:
    """A grader of its own for one kind of confinement."""

    def __init__(self, suite: Suite, layers_off: list[str]) -> None:
        known = set(below(os.getpid()))
        self.server = ForkServer({**server_options(suite.exercise, for_class=True), "layers_off": layers_off})
        self.engine = Engine(suite, self.server)
        self._server_pids = [pid for pid in below(os.getpid()) if pid not in known]
        self.cpu_ms: list[float] = []
        self.wall_ms: list[float] = []

    def grade(self, number: int) -> None:
        """Counts the grader, the children and the fork server, which makes the next child."""
        before, began = self._server_seconds(), time.perf_counter()
        result = grade_submission(self.engine, Submission("somebody", "ana.py", SOURCE.format(number=number)))
        self.wall_ms.append((time.perf_counter() - began) * 1000)
        self.cpu_ms.append((result.seconds + self._server_seconds() - before) * 1000)

    def _server_seconds(self) -> float:
        """Of CPU, of the processes that were there at the start and still are: the server, and not its children."""
        total = 0.0
        for pid in self._server_pids:
            try:
                total += int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9
            except OSError:
                continue
        return total

    def close(self) -> None:
        self.engine.close()
        self.server.close()


def cost_lines(suite: Suite, rounds: int = ROUNDS) -> list[str]:
    """In words: medians over the rounds."""
    full, limits = Desk(suite, []), Desk(suite, FENCES)
    try:
        for number in range(rounds):
            for desk in (full, limits) if number % 2 else (limits, full):
                desk.grade(number)
        isolation = describe(full.server.status)
    finally:
        full.close()
        limits.close()
    (cpu, wall), (cpu_limits, wall_limits) = (
        (statistics.median(desk.cpu_ms), statistics.median(desk.wall_ms)) for desk in (full, limits)
    )
    return [
        f"The confinement ({isolation}) beside limits alone, {rounds} small hand-ins by each in turn, medians:"
        f" {cpu:.1f} and {cpu_limits:.1f} ms of CPU, {wall:.1f} and {wall_limits:.1f} ms by the clock; it costs"
        f" {cpu - cpu_limits:+.1f} ms of CPU for each hand-in.",
    ]
