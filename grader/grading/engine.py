"""What one job needs to grade hand-ins of one exercise: a fork server, the judge, the reference."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from grader.grading.absent import absent_solution
from grader.grading.iterators import read_out_of, reads_iterators
from grader.grading.mistakes import Mistakes, read_mistakes
from grader.grading.reference import Reference
from grader.grading.sealing import SealedMistakes
from grader.grading.transcripts import Transcripts
from grader.model.exercise import Check, Exercise, Function
from grader.model.outcome import Outcome
from grader.model.plain import to_plain
from grader.model.suite import FunctionSuite, Suite
from grader.runner.channel import Child
from grader.runner.hand_in import HandIn, Source
from grader.runner.inspecting import Inspector, inspect_source
from grader.runner.judge import AnswerAct, Item, Judge, Judgement, Students
from grader.runner.readable import encode_with_foreign
from grader.runner.records import stream_of
from grader.runner.servers import Server
from grader.runner.stretch import Expected, Question
from grader.runner.subclasses import plain_of
from grader.runner.values import decode
from grader.source.dotted import dotted

CPU_BACKSTOP_S = 600
T = TypeVar("T")


def server_options(exercise: Exercise, isolation: str = "best", for_class: bool = False) -> dict[str, Any]:
    """Options of a fork server for hand-ins of this exercise."""
    return {
        "isolation": isolation,
        "memory_mb": exercise.limits.memory_mb,
        "cpu_seconds": CPU_BACKSTOP_S,
        "for_class": for_class,
        "packages": list(exercise.packages),
    }


class Engine:
    """Not for use by two threads at once. To be closed. `explains`: mistakes are explained; only points, otherwise."""

    def __init__(self, suite: Suite, server: Server, explains: bool = True) -> None:
        self.suite = suite
        self.explains = explains
        self.exercise = suite.exercise
        self.server = server
        self.inspector = Inspector(server)
        self.reference = Reference(server, suite, suite.settings)
        names = [function.name for function in suite.exercise.functions]
        modules = {"solution": suite.reference_source or absent_solution(names)}
        if suite.checks_source:
            modules["checks"] = suite.checks_source
        self._judge = Judge(server, modules, suite.settings)
        self.transcripts = Transcripts()
        self.spent_s = 0.0
        """of CPU, by all processes of hand-ins that have ended"""
        self._cases_of: dict[tuple[str, str], frozenset[int]] = {}
        self._read_out: dict[str, int] = {}
        self._drawn: dict[tuple[bytes, bytes, str], tuple[bytes, bytes]] = {}
        self._expected: dict[str, Expected] = {}
        self._remembered: dict[tuple[str, str], Any] = {}
        self.seed = int(suite.digest[:8] or "0", 16)

    def source(
        self, text: str, file: str, others: Mapping[str, str], settings: Mapping[str, str] | None = None
    ) -> Source:
        """A hand-in as it is loaded; `settings`: variables that are set in it, if it is the exercise's own."""
        limits = self.exercise.limits
        modules = {dotted(name): other for name, other in others.items() if dotted(name)}
        return Source(
            text,
            file,
            modules,
            dict(settings or {}),
            load_s=limits.load,
            output_chars=limits.output_kb * 1024,
            result_depth=limits.depth,
            result_bytes=limits.size_kb * 1024,
            seed=self.seed,
        )

    def hand_in(
        self,
        source: Source,
        replace: Mapping[str, Sequence[str]] | None = None,
        names: Mapping[str, str] | None = None,
        skip: Sequence[int] = (),
        unused: Child | None = None,
        hurried: bool = False,
    ) -> HandIn:
        """A source that answers; `replace` names its functions that the reference stands in for, `names` says what
        those are called in the exercise, `unused` is a child that has executed nothing yet; `hurried`: only a trial."""
        called = dict(names or {})
        asked = self.reference.hurried() if hurried else self.reference.answer

        def answer(name: str, arguments: bytes) -> dict[str, Any] | None:
            return asked(called.get(name, name), arguments)

        ready = {theirs: dict(self.reference.asked_before(called.get(theirs, theirs))) for theirs in replace or {}}
        return HandIn(self.server, source, replace, answer, skip, ready, unused, self._spend)

    def _spend(self, seconds: float) -> None:
        self.spent_s += seconds

    def questions(self, function: str, positions: Sequence[int]) -> list[Question]:
        """The cases at these positions; a position beyond the cases is a further draw, with a seed of its own."""
        cases = self.suite.functions[function].cases
        count = len(cases)
        return [(p, self.seed + p, cases[p % count].arguments, cases[p % count].lines) for p in positions]

    def remembered(self, function: Function, what: str, make: Callable[[], T]) -> T:
        """What is the same for all hand-ins, made once for each function."""
        key = function.name, what
        if key not in self._remembered:
            self._remembered[key] = make()
        found: T = self._remembered[key]
        return found

    def cases_of(self, function: Function, check: Check) -> frozenset[int]:
        """The positions of the cases that count for a check."""
        key = function.name, check.name
        if key not in self._cases_of:
            self._cases_of[key] = frozenset(self.suite.functions[function.name].checks[check.name])
        return self._cases_of[key]

    def expected(self, function: str) -> Expected:
        """What the reference does on the cases of a function, as hand-ins are compared with it."""
        if function not in self._expected:
            outcomes = dict(enumerate(self.suite.functions[function].expected))
            self._expected[function] = Expected(outcomes, stream_of(outcomes, outcomes))
        return self._expected[function]

    def read_out(self, function: Function) -> int:
        """How many members of an iterator are read that the function returns; 0 if none are."""
        if function.name not in self._read_out:
            suite = self.suite.functions[function.name]
            self._read_out[function.name] = read_out_of(suite) if reads_iterators(function) else 0
        return self._read_out[function.name]

    def judging(self, suite: FunctionSuite) -> Callable[..., list[Judgement]]:
        """What a relation asks the judge with, about cases of this suite."""

        def judge(expression: str, positions: Sequence[int], outcomes: Mapping[int, Outcome]) -> list[Judgement]:
            return self._judge.judge(expression, [self.item(suite, p, outcomes[p]) for p in positions])

        return judge

    def converse(self, expression: str, item: Item, students: Students, answer: AnswerAct) -> Judgement:
        """What a relation says that uses the hand-in itself."""
        return self._judge.converse(expression, item, students, answer)

    def item(self, suite: FunctionSuite, position: int, outcome: Outcome) -> Item:
        """A case with what came on it, as the judge is asked about it."""
        at = position % len(suite.cases)
        names, unchanged = self._names_of(suite, at)
        after = unchanged
        if outcome.after:
            values = plain_of(decode(outcome.after))
            if isinstance(values, tuple):
                after = encode_with_foreign(dict(zip(suite.parameters, values, strict=False)))
        return names, outcome.value, suite.expected[at].value, after, outcome.printed

    def _names_of(self, suite: FunctionSuite, at: int) -> tuple[bytes, bytes]:
        """Encoded: all drawn names of a case with their values; the arguments alone."""
        case = suite.cases[at]
        key = (case.arguments, case.drawn, suite.name)
        if key not in self._drawn:
            arguments = dict(zip(suite.parameters, decode(case.arguments), strict=False))
            names = {**(decode(case.drawn) if case.drawn else {}), **arguments}
            self._drawn[key] = encode_with_foreign(names), encode_with_foreign(arguments)
        return self._drawn[key]

    def in_domain(self, check: Check, assignments: Sequence[dict[str, object]]) -> list[bool]:
        """Which assignments (all drawn names with their values) surely lie in the domain of a check."""
        given = [(g.name, g.expression) for g in check.given]
        abbreviations = [(g.name, g.expression) for g in self.exercise.domains]
        encoded = [encode_with_foreign(assignment) for assignment in assignments]
        return self._judge.contains((given, abbreviations, list(check.where)), encoded)

    @cached_property
    def inspected(self) -> dict[str, object]:
        """What is looked for in every source."""
        exercise = self.exercise
        functions = [
            {
                "name": function.name,
                "kind": function.kind,
                "also": list(function.also),
                "uses": list(function.uses),
                "rules": [
                    {"names": [], "count": 0, "preset": "", **rule}
                    for rule in to_plain((*function.rules, *exercise.rules))
                ],
            }
            for function in exercise.functions
        ]
        return {"functions": functions, "rules": [], "packages": list(exercise.packages)}

    @cached_property
    def mistakes(self) -> Mistakes:
        """What is known of mistakes in this exercise; asked for only when there is one."""
        if self.suite.sealed:
            return SealedMistakes(self.suite.sealed)
        file = self.suite.mistakes_file
        found = (read_mistakes(Path(file), self.suite) if file else None) or Mistakes()
        if self.suite.notes:
            from grader.grading.teacher_notes import known_by_notes  # it grades by an engine itself

            for function, rows in known_by_notes(self.suite, self.server, self.suite.notes)[0].known.items():
                found.known.setdefault(function, {}).update(rows)
        return found

    @cached_property
    def template_forms(self) -> frozenset[str]:
        """Normal forms of what the students were given."""
        text = self.suite.template_source
        if not text:
            return frozenset()
        functions = [{"name": f.name, "also": list(f.also)} for f in self.exercise.functions]
        given = inspect_source(self.server, text, {"functions": functions, "rules": [], "files": {}})
        return frozenset(definition.normal_form for definition in given.definitions.values())

    def close(self) -> None:
        self.inspector.close()
        self.reference.close()
        self._judge.close()
