"""Grades the hand-ins of one spec for its tests: each once, when the first of its tests runs."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from textwrap import dedent

from grader.feedback.texts import text_of
from grader.grading.assigning import BadAssignment, assignment_of
from grader.grading.batch import graded
from grader.grading.engine import Engine, server_options
from grader.grading.exercise_files import MissingFiles, find_exercises
from grader.grading.preparation import NotPrepared, prepare
from grader.grading.scoring import deciding
from grader.model.exercise import Exercise
from grader.model.result import FunctionResult, SubmissionResult
from grader.model.suite import Suite
from grader.report.screen import Screen
from grader.report.terminal import explain, of_function_alone, of_problems
from grader.runner.confine.status import describe, is_full
from grader.runner.host import NoWorker
from grader.runner.interpreter import NoInterpreter
from grader.runner.servers import Server, start_server
from grader.submission.folder import Found, found_file, found_folder
from grader.submission.read import read_submission
from grader.submission.repository import find_in_repository
from grader.suite.pack import PackError, read_pack

SCREEN = Screen()


class Told(Exception):
    """What is read instead of a traceback: why a function is wrong, or why nothing could be judged."""


@dataclass(frozen=True)
class Verdict:
    """On one test."""

    status: str
    """passed, failed, blocked, not_graded"""
    text: str = ""
    decides: bool = True
    """False: a bonus, or what costs nothing"""


class SpecGrading:
    """`files` are the hand-ins, if they are named; else they are looked for in the folder that holds `specs`."""

    def __init__(
        self, spec: Path, files: Sequence[Path] = (), language: str | None = None, variant: str | None = None
    ) -> None:
        self._spec = spec
        self._files = files
        self._language = language
        self._variant = variant
        self._results: dict[Path, SubmissionResult] = {}
        self._server: Server | None = None
        self._engines: dict[str, Engine] = {}
        """by variant"""
        self.told: list[str] = []
        """what is odd about the stored cases, where they decide"""

    @cached_property
    def suite(self) -> Suite:
        """Of the first variant. Told if there is none, with all that is wrong with the spec."""
        try:
            return read_pack(self._spec).suite if self._spec.suffix == ".pack" else self._prepared()
        except (MissingFiles, NotPrepared, PackError) as error:
            raise Told(str(error)) from None

    def _prepared(self, variant: str | None = None) -> Suite:
        files = find_exercises(self._spec, self._spec.parent.parent / "reference", reference_needed=False)
        files_here = files[self._spec.stem]
        say = (lambda _: None) if files_here.solution.is_file() else self.told.append
        return prepare(files_here, self._isolation, say, variant=variant)

    def _suite_of(self, found: Found) -> Suite:
        """Of the variant that the student has."""
        if not self.exercise.variants or self._spec.suffix == ".pack":
            return self.suite
        try:
            assigned = assignment_of(self.exercise, self._spec).variant_of(found.student, found.origin)
            variant = self._variant or assigned
            return self.suite if variant == self.suite.variant else self._prepared(variant)
        except (BadAssignment, NotPrepared, KeyError) as error:
            raise Told(str(error)) from None

    @property
    def exercise(self) -> Exercise:
        return self.suite.exercise

    @cached_property
    def _names(self) -> list[str]:
        return [name for function in self.exercise.functions for name in (function.name, *function.also)]

    @property
    def _isolation(self) -> str:
        return "require" if os.environ.get("CI") else "best"

    def hand_ins(self) -> list[Found]:
        """Empty if nothing is handed in yet."""
        name = self._spec.stem
        if self._files:
            return [found_folder(path, name) if path.is_dir() else found_file(path) for path in self._files]
        return find_in_repository(self._spec.parent.parent, name, self._names)

    def nothing_handed_in(self) -> str:
        """A sentence about that."""
        language = self._language or self.exercise.language
        return text_of("no_hand_in_yet", language, exercise=self._spec.stem, file=f"{self._spec.stem}.py")

    def verdict(self, found: Found, function: str, check: str | None) -> Verdict:
        """On a criterion of a function, or, for None, on what it uses. Told if hand-ins cannot be run here."""
        result = self._result(found)
        language = self._language or self.exercise.language
        if result.status == "unreadable":
            return Verdict("failed", "\n".join(of_problems(result, language, SCREEN)))
        one = next(f for f in result.functions if f.name == function)
        return _of_rules(one, language) if check is None else _of_check(one, check, language)

    def _result(self, found: Found) -> SubmissionResult:
        if found.path not in self._results:
            suite = self._suite_of(found)
            if suite.variant not in self._engines:
                self._engines[suite.variant] = Engine(suite, self._server or self._start())
            submission = read_submission(found, self._names, self.exercise.language)
            self._results[found.path] = graded(self._engines[suite.variant], submission)
        return self._results[found.path]

    def _start(self) -> Server:
        try:
            server = start_server(server_options(self.exercise, self._isolation), self.exercise.python)
        except (NoWorker, NoInterpreter) as error:
            raise Told(f"hand-ins cannot be run here: {error}") from None
        self._server = server
        if self._isolation == "require" and not is_full(server.status):
            raise Told(
                f"hand-ins cannot be isolated well enough here ({describe(server.status)}), and where CI is set that "
                "is asked for. `grader doctor` says what is missing."
            )
        return server

    def close(self) -> None:
        for engine in self._engines.values():
            engine.close()
        if self._server is not None:
            self._server.close()
        self._engines, self._server = {}, None


def _of_rules(function: FunctionResult, language: str) -> Verdict:
    if function.status == "forbidden":
        used = _alone(replace(function, notes=(), would_have=None), language)
        return Verdict("failed", f"{used}\n{_alone(replace(function, findings=()), language)}".strip())
    return Verdict("passed")


def _of_check(function: FunctionResult, name: str, language: str) -> Verdict:
    check = next((c for c in function.checks if c.check == name), None)
    if check is None:  # the function is not there, or not written, or not judged at all
        status = function.status if function.status in ("blocked", "not_graded") else "failed"
        return Verdict(status, _alone(function, language) or _status(function, language))
    if check.status == "passed":
        return Verdict("passed")
    decides = any(c.check == name for c in deciding(function.checks))
    return Verdict(check.status, explain(function, language, check, alone=True), decides)


def _alone(function: FunctionResult, language: str) -> str:
    """What is told of it as a whole, without its name: the first line also stands in the summary of pytest."""
    return dedent("\n".join(of_function_alone(function, language, SCREEN)[1:]))


def _status(function: FunctionResult, language: str) -> str:
    return text_of(f"function_{function.status}", language, function=function.name)
