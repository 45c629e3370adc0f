"""The exercise as a file of tests, each criterion of each function a test: `specs/nim.yaml::razlika[unordered]`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grader.model.exercise import Exercise, Function
from grader.pytest_plugin.grading import SpecGrading, Told
from grader.pytest_plugin.hooks import NO_HAND_IN
from grader.submission.defined import definitions
from grader.submission.folder import Found
from grader.submission.read import read_submission

RULES = "rules"
"""the name of the test that nothing forbidden is used"""
_EXERCISE = re.compile(r"^exercise\s*:", re.MULTILINE)


def is_spec(path: Path) -> bool:
    """Other tools have YAML files in a folder of that name, too."""
    if path.suffix == ".pack":
        return True
    try:
        return _EXERCISE.search(path.read_text(encoding="utf-8", errors="replace")) is not None
    except OSError:
        return False


def spec_file(path: Path, parent: pytest.Collector) -> pytest.Collector:
    return SpecFile.from_parent(parent, path=path)


class SpecFile(pytest.File):
    """One exercise. What its tests share is made when it is first asked for, and ended after the last of them."""

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        language, variant = (str(self.config.getini(f"grader_{name}")) or None for name in ("language", "variant"))
        self.grading = SpecGrading(self.path, _files_of(self.config, self.path.stem), language, variant)
        try:
            exercise, found = self.grading.exercise, self.grading.hand_ins()
        except Told as error:
            raise self.CollectError(str(error)) from None
        for text in self.grading.told:
            self.warn(pytest.PytestCollectionWarning(text))
        if not found:
            yield NothingHandedIn.from_parent(self, name=NO_HAND_IN, text=self.grading.nothing_handed_in())
        if len(found) == 1:
            yield from _tests(self, self.grading, exercise, found[0])
        for one in found if len(found) > 1 else ():
            yield HandInTests.from_parent(self, name=one.student, grading=self.grading, found=one)

    def teardown(self) -> None:
        self.grading.close()


class HandInTests(pytest.Collector):
    """One of several hand-ins of an exercise."""

    def __init__(self, *, grading: SpecGrading, found: Found, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._grading = grading
        self._found = found

    def collect(self) -> Iterator[pytest.Item]:
        yield from _tests(self, self._grading, self._grading.exercise, self._found)


class NothingHandedIn(pytest.Item):
    """Stands for all tests of an exercise. It is skipped where another exercise has a hand-in, else it is an error:
    a run that has judged nothing should not look like one in which all is right."""

    def __init__(self, *, text: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._text = text

    def setup(self) -> None:
        if not any(isinstance(item, CheckTest) for item in self.session.items):
            raise Told(self._text)
        raise pytest.skip.Exception(self._text, _use_item_location=True)

    def runtest(self) -> None:
        """Never reached."""

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        return str(excinfo.value) if isinstance(excinfo.value, Told) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, 0, self.name


class CheckTest(pytest.Item):
    """One criterion of one function; `check` None: that it uses nothing that is not allowed."""

    def __init__(
        self, *, grading: SpecGrading, found: Found, function: str, check: str | None, line: int | None, **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        self._grading = grading
        self._found = found
        self._function = function
        self._check = check
        self._line = line

    def setup(self) -> None:
        """What cannot be decided is an error, and no failure of the student."""
        self._verdict = self._grading.verdict(self._found, self._function, self._check)
        if self._verdict.status == "not_graded":
            raise Told(self._verdict.text)

    def runtest(self) -> None:
        if self._verdict.status == "blocked":
            raise pytest.skip.Exception(self._verdict.text, _use_item_location=True)
        if self._verdict.status == "failed":
            if not self._verdict.decides:
                pytest.xfail(self._verdict.text)
            raise Told(self._verdict.text)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Only what a student needs to know; nothing of the grader itself."""
        if isinstance(excinfo.value, Told):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self._found.path, (self._line or 1) - 1, self.name  # pytest skips nothing that has no line


def _tests(parent: pytest.Collector, grading: SpecGrading, exercise: Exercise, found: Found) -> Iterator[pytest.Item]:
    lines = dict(definitions(read_submission(found).text or ""))
    for function in exercise.functions:
        line = next((lines[name] for name in (function.name, *function.also) if name in lines), None)
        for name, check in _names(function, exercise):
            yield CheckTest.from_parent(
                parent, name=name, grading=grading, found=found, function=function.name, check=check, line=line
            )


def _names(function: Function, exercise: Exercise) -> Iterator[tuple[str, str | None]]:
    """The name of each test, and its check; the rules last."""
    alone = len(function.checks) == 1 and function.checks[0].name == function.name
    for check in function.checks:
        yield (function.name if alone else f"{function.name}[{check.name}]"), check.name
    if any(rule.verb in ("forbid", "require") for rule in (*function.rules, *exercise.rules)):
        yield f"{function.name}[{RULES}]", None


def _files_of(config: pytest.Config, exercise: str) -> list[Path]:
    """Of the lines `nim: src/nim.py` of the ini file those for this exercise; without a name they are for all."""
    found = []
    for line in config.getini("grader_files"):
        name, colon, path = line.rpartition(":")
        if not colon or name.strip() == exercise:
            found.append(config.rootpath / path.strip())
    return found
