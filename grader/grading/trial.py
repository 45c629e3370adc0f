"""Runs the reference on the candidates of its suite, in a confined child like any hand-in."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from grader.grading.iterators import MATERIALISED, reads_iterators
from grader.grading.programs import Playing, play_all
from grader.grading.variables import value_of
from grader.model.exercise import Exercise
from grader.model.outcome import Outcome
from grader.model.suite import Case
from grader.runner.asking import outcome_of_end
from grader.runner.hand_in import HandIn, Source
from grader.runner.servers import Server
from grader.runner.stretch import Expected, Question

LIMIT_S = 20.0
PROGRAM_S = 120.0
"""for all runs of the reference as a program"""
CHUNK = 200
TRACED_CASES = 200
"""at a time"""
TRACED_S = 2.0
"""after that no more cases are traced"""
MAX_ENDS = 3
"""A reference that ended its child so often is not asked on; the fault is told by the cases there are."""
SLOW_S = 0.005
"""A case that takes longer is not traced: tracing makes it ten times slower still."""

SLOW_TWICE_S = 0.001
"""A case that seems to take longer is timed once more."""
MOST_AGAIN_S = 3.0
"""for all of them; what takes longer together is slow by itself"""

Ran = tuple[list[Outcome], set[tuple[int, int]], list[float]]
"""outcomes, (line before, line) pairs that were run, seconds of CPU"""


class Trial:
    """To be closed."""

    def __init__(
        self, server: Server, exercise: Exercise, reference: str, settings: Mapping[str, str] | None = None
    ) -> None:
        """settings: variables that are set in the reference, each with the text of its value."""
        self._exercise = exercise
        self.returning: set[str] = set()
        """functions that sometimes give back one of their arguments itself"""
        self._server = server
        self._source = Source(
            reference,
            "solution.py",
            variables=dict(settings or {}),
            load_s=LIMIT_S,
            result_depth=exercise.limits.depth,
            result_bytes=exercise.limits.size_kb * 1024,
        )
        self._hand_in = HandIn(server, self._source)
        self._limit_s = max(LIMIT_S, *(c.limits.seconds for f in exercise.functions for c in f.checks), 0.0)

    def run(self, function: str, cases: Sequence[Case]) -> Ran:
        """What the reference does on all cases of one function or of the program, or the value of a variable."""
        if self._exercise.function(function).kind == "variable":
            return self._read(function)
        if self._exercise.function(function).kind == "program":
            return self._play(cases)
        questions = [(p, p, case.arguments, case.lines) for p, case in enumerate(cases)]
        seconds: dict[int, float] = {}
        found: dict[int, Outcome] = {}
        todo: list[Question] = list(questions)
        ends = 0
        while todo:
            stretch, _ = self._hand_in.ask(
                function, todo[:CHUNK], self._limit_s, Expected(), seconds=seconds, materialise=self._read_out(function)
            )
            found.update(stretch.outcomes)
            todo = [question for question in todo if question[0] not in found]
            if stretch.ended is not None and todo:
                ends += 1
                hopeless = ends >= MAX_ENDS or outcome_of_end(stretch.ended).kind == "timed_out"
                culprits = todo if hopeless else todo[:1]
                found.update((question[0], outcome_of_end(stretch.ended)) for question in culprits)
                todo = todo[len(culprits) :]
        if self._hand_in.returned_argument is not None:
            self.returning.add(function)
            self._hand_in.returned_argument = None
        self._measure_again(function, questions, seconds)
        arcs = self._trace(function, [q for q in questions if seconds.get(q[0], 0.0) < SLOW_S])
        return [found[p] for p in range(len(cases))], arcs, [seconds.get(p, 0.0) for p in range(len(cases))]

    def _measure_again(self, function: str, questions: list[Question], seconds: dict[int, float]) -> None:
        """Of what seems to take long the shorter of two times: a busy machine makes any case slow now and then."""
        doubtful = [q for q in questions if seconds.get(q[0], 0.0) > SLOW_TWICE_S]
        if not doubtful or sum(seconds[q[0]] for q in doubtful) > MOST_AGAIN_S:
            return
        again: dict[int, float] = {}
        self._hand_in.ask(
            function, doubtful, self._limit_s, Expected(), seconds=again, materialise=self._read_out(function)
        )
        seconds.update({place: min(spent, seconds[place]) for place, spent in again.items()})

    def _read(self, variable: str) -> Ran:
        self._hand_in.close()
        printed = self._hand_in.load().printed
        return [value_of(self._hand_in, self._exercise.function(variable), variable, printed)], set(), [0.0]

    def _play(self, cases: Sequence[Case]) -> Ran:
        questions: list[Question] = [(p, p, case.arguments, case.lines) for p, case in enumerate(cases)]
        found, seconds = play_all(self._server, self._source, questions, Playing(self._limit_s, PROGRAM_S))
        return [found[p] for p in range(len(cases))], set(), [seconds.get(p, 0.0) for p in range(len(cases))]

    def _trace(self, function: str, questions: list[Question]) -> set[tuple[int, int]]:
        """First of cases of all sizes; then of the others, as long as that is quick: a rare branch is taken by few."""
        step = max(1, len(questions) // TRACED_CASES)
        arcs: set[tuple[int, int]] = set()
        began = time.monotonic()
        for start in range(step):
            _, told = self._hand_in.ask(
                function,
                questions[start::step],
                self._limit_s,
                Expected(),
                do="run_traced",
                materialise=self._read_out(function),
            )
            arcs |= {(int(a), int(b)) for a, b in told} if isinstance(told, list) else set()
            if time.monotonic() - began > TRACED_S:
                break
        return arcs

    def _read_out(self, function: str) -> int:
        """How many members of an iterator are read, where the function may give one."""
        return MATERIALISED if reads_iterators(self._exercise.function(function)) else 0

    def close(self) -> None:
        self._hand_in.close()

    def __enter__(self) -> Trial:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
