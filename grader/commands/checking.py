"""One check of a student's files: graded, shown, and told as an exit code."""

from __future__ import annotations

import difflib
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import click

from grader.commands.grading_run import GradingRun
from grader.commands.options import FAILED, INTERRUPTED, NOT_GRADED, fail
from grader.feedback.texts import text_of
from grader.model.result import ExerciseResult, Run, SubmissionResult
from grader.report.screen import Screen, screen_of
from grader.report.terminal import render


@dataclass
class Checking:
    """What a student asked for. `check` may be called again and again: `last` has what came of it before."""

    new_run: Callable[[], GradingRun]
    files: Sequence[Path]
    only: str | None = None
    everything: bool = False
    language: str | None = None
    open_page: bool = False
    last: dict[str, SubmissionResult] = field(default_factory=dict)
    """file -> its result at the last check"""
    language_shown: str = "en"
    """of what does not belong to one exercise"""

    def check(self) -> int:
        """Grades and shows the files; the exit code. Ends the command where the options are wrong."""
        run, result = self.grade()
        if self.only is not None:
            _check_known(self.only, result)
        self.language_shown = self.language or next((part.language for part in result.exercises), "en")
        screen = self.screen()
        texts = [
            render(submission, self.language or part.language, part.exercise, screen, self.only, self.everything)
            for part, submission in sorted(_all(result), key=lambda one: self._place(one[1]))
        ]
        self.say("\n\n".join(texts), screen)
        if self.open_page:
            self._open(result, screen)
        self.last = {submission.file: submission for part in result.exercises for submission in part.submissions}
        return INTERRUPTED if run.interrupted else self._exit_code()

    def grade(self) -> tuple[GradingRun, Run]:
        began = time.monotonic()
        run = self.new_run()
        return run, run.grade(run.find_work(self.files), began)

    def screen(self) -> Screen:
        return screen_of(sys.stdout)

    def say(self, text: str, screen: Screen) -> None:
        """Onto the output, also where its encoding lacks a character."""
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        click.echo(text.encode(encoding, "backslashreplace").decode(encoding), color=screen.color)

    def _place(self, submission: SubmissionResult) -> int:
        """Of the file among those that were typed."""
        path = Path(submission.file)
        return next((at for at, file in enumerate(self.files) if file in (path, *path.parents)), len(self.files))

    def _exit_code(self) -> int:
        """What is left to the teacher's run fails no file; but a single function that was asked about is not known."""
        functions = [f for s in self.last.values() for f in s.functions if self.only is None or f.name == self.only]
        statuses = {function.status for function in functions if function.out_of or function.status != "blocked"}
        if "not_graded" in statuses or any(s.status == "not_graded" for s in self.last.values()):
            return NOT_GRADED
        if statuses - {"passed", "blocked"} or any(s.status != "graded" for s in self.last.values()):
            return FAILED
        return NOT_GRADED if self.only is not None and "blocked" in statuses else 0

    def _open(self, result: Run, screen: Screen) -> None:
        """The page of the only file, or the overview of several, in a folder that stays until the system clears it."""
        import tempfile
        import webbrowser

        from grader.report.formats import FORMATS

        self.open_page = False  # once: a page that is watched is loaded again by hand
        out = Path(tempfile.mkdtemp(prefix="grader-"))
        pages = FORMATS["html"].write(result, out, self.language)
        page = pages[0] if sum(len(part.submissions) for part in result.exercises) == 1 else pages[-1]
        self.say(f"\n{text_of('terminal_page', self.language_shown)}: {page}", screen)
        webbrowser.open(page.as_uri())


def _check_known(only: str, result: Run) -> None:
    known = list(dict.fromkeys(function.name for _, submission in _all(result) for function in submission.functions))
    if only not in known:
        near = difflib.get_close_matches(only, known, n=1)
        hint = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(known)}."
        fail(f"There is no function {only!r}. {hint}")


def _all(result: Run) -> list[tuple[ExerciseResult, SubmissionResult]]:
    return [(part, submission) for part in result.exercises for submission in part.submissions]
