"""What is said about wrong functions: how often something specific, how often the right line, and at what cost.

python -m benchmarks.feedback [--exercise NAME] [--count 8] [--seed 1] [--list]

Hand-ins are the wrong solutions of the exercises, and right solutions with one edit or two. Each is graded as any
hand-in is; times are seconds of CPU of both sides. Then the mutants: see `benchmarks.mutants`.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields
from typing import Any

from benchmarks.contenders import ROOT
from benchmarks.mutants import Told, told_lines, told_of
from benchmarks.truth import Overheard, falsehoods
from benchmarks.wrong_by_edits import Wrong, wrong_by_edits
from grader.grading import explaining, function, locating
from grader.grading.engine import Engine, server_options
from grader.grading.exercise_files import ExerciseFiles, find_exercises
from grader.grading.preparation import prepare
from grader.grading.submission import grade_submission
from grader.grading.verifying import failing_functions
from grader.model.exercise import Function
from grader.model.result import FunctionResult, Message, SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import Suite
from grader.runner.servers import start_server

COUNT = 8
NEAR = 1
"""lines beside the changed one that count as it: what is left out has no line of its own"""
KINDS = ("known mistakes", "one edit", "two edits")
SAYING = (
    *("error_", "raised_by_program", "returned_none", "changes_argument", "leaves_argument", "parameters_differ"),
    *("timed_out", "never_", "out_of_memory", "too_much_output", "wanted_input", "not_random", "keeps_state"),
    *("too_slow", "when_", "looks_", "like_", "where_", "returns_", "always_same", "opposite_"),
)
"""what the codes of statements begin with"""
PLACING = ("where_", "error_", "raised_by_program", "timed_out", "never_")
"""of those, the ones that may name a line: that of a repair, or where it stopped"""
SPECIFIC, LINE, MEDIAN_S, MOST_S = 0.85, 0.5, 0.1, 1.0
"""The aims: shares of failing functions, and seconds of CPU for one of them."""


@dataclass
class Measured:
    """Of one kind of hand-ins."""

    failing: int = 0
    specific: int = 0
    by_itself: int = 0
    """without the sentences of teachers for mistakes that they know"""
    located: int = 0
    of_edits: int = 0
    """failing functions of which the line that was changed is known"""
    right_line: int = 0
    statements: int = 0
    false: list[str] = field(default_factory=list)
    """statements that a second look at the cases contradicts"""
    seconds: list[float] = field(default_factory=list)

    def add(self, other: Measured) -> None:
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    def missed(self) -> list[str]:
        """The aims that are missed, in words."""
        found = []
        if self.specific < SPECIFIC * self.failing:
            found.append(f"something specific of {SPECIFIC:.0%}")
        if self.right_line < LINE * self.of_edits:
            found.append(f"the right line for {LINE:.0%}")
        if self.seconds and statistics.median(self.seconds) > MEDIAN_S:
            found.append(f"{1000 * MEDIAN_S:.0f} ms")
        if self.seconds and max(self.seconds) > MOST_S:
            found.append(f"{MOST_S:.0f} s at most")
        if self.false:
            found.append(f"nothing false ({'; '.join(self.false)})")
        return found


class Clock:
    """Seconds of CPU that explaining a function takes: here, and in the children that try edits."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._explain, self._locate = explaining.explain, locating.locate

    def __enter__(self) -> Clock:
        function.explain = self._timed(self._explain, None)  # type: ignore[attr-defined]
        function.locate = self._timed(self._locate, 0)  # type: ignore[attr-defined]
        return self

    def __exit__(self, *_: object) -> None:
        function.explain, function.locate = self._explain, self._locate  # type: ignore[attr-defined]

    def _timed(self, work: Any, place: int | None) -> Any:
        def timed(*arguments: Any) -> Any:
            made: list[Any] = []
            engine = arguments[0].engine if place is not None else arguments[0]
            original = engine.hand_in

            def hand_in(*given: Any, **named: Any) -> Any:
                made.append(original(*given, **named))
                return made[-1]

            engine.hand_in = hand_in
            began = time.thread_time()
            try:
                return work(*arguments)
            finally:
                engine.hand_in = original
                spent = time.thread_time() - began + sum(one.cpu_s for one in made)
                if place is None:
                    self.seconds.append(spent)  # `explain` comes first, for each function that was asked
                elif self.seconds:
                    self.seconds[-1] += spent

        return timed


def main() -> int:
    parser = argparse.ArgumentParser(description="What is said about wrong functions, how often, at what cost.")
    parser.add_argument("--exercise")
    parser.add_argument(
        "--count", type=int, default=COUNT, help="hand-ins with one edit, and with two, of each exercise"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--list", action="store_true", help="the hand-ins of which nothing specific, or no line, is told"
    )
    parser.add_argument("--without-mutants", action="store_true")
    options = parser.parse_args()
    lines, fine = feedback_lines(
        options.count, options.seed, options.exercise, options.list, not options.without_mutants
    )
    print("\n".join(lines))
    return 0 if fine else 1


def feedback_lines(
    count: int = COUNT, seed: int = 1, only: str | None = None, listing: bool = False, mutants: bool = True
) -> tuple[list[str], bool]:
    """The figures as lines of Markdown, and whether all aims are reached."""
    rows: dict[str, Measured] = {}
    told: dict[str, Told] = {}
    for name, files in find_exercises(ROOT / "specs", ROOT / "reference", only).items():
        suite = prepare(files, "best", say=print)
        for kind, hand_ins in _hand_ins(files, suite, count, seed).items():
            found = measure(suite, files, hand_ins, listing)
            print(_line(f"{name}, {kind}", found), flush=True)
            for row in (kind, f"all of {name}", "all"):
                rows.setdefault(row, Measured()).add(found)
        if mutants:
            told[name] = told_of(files, suite)
            print(told[name], flush=True)
    missed = rows["all"].missed()
    order = [*KINDS, *(row for row in rows if row not in (*KINDS, "all")), "all"]
    lines = [*_HEAD, *(_line(row, rows[row]) for row in order), ""]
    lines += [f"Of {rows['all'].statements} statements {len(rows['all'].false)} are contradicted by a stored case.", ""]
    lines.append("All aims reached." if not missed else f"MISSED: {'; '.join(missed)}.")
    if not mutants:
        return lines, not missed
    more, fine = told_lines(told)
    return [*lines, "", *more], fine and not missed


_HEAD = (
    "What is said about wrong functions. Hand-ins are the wrong solutions of the exercises, and right solutions (the"
    " reference, and those in `right/`) with one random edit or two; counted are the functions in which checks with"
    " points fail. *Something specific*: at least one statement beyond expected and got, held against all cases of the"
    " function; *by itself*: without the teacher's sentences for the known mistakes. *A line*: of a change that makes"
    " all right, or where it stopped; *the right line*: of those made by edits, the one that was changed, or the one"
    " beside it. CPU is that of both sides, for all that is said about one function. Aims:"
    f" {SPECIFIC:.0%} something specific, {LINE:.0%} a right line, {1000 * MEDIAN_S:.0f} ms in the middle,"
    f" {MOST_S:.0f} s at most.",
    "",
    "| hand-ins | failing functions | something specific | by itself | a line | the right line | ms, median | most |",
    "|---|---|---|---|---|---|---|---|",
)


def _hand_ins(files: ExerciseFiles, suite: Suite, count: int, seed: int) -> dict[str, list[Wrong]]:
    functions = [f.name for f in suite.exercise.functions if f.kind == "function" and f.points]
    known = []
    for path in files.wrong:
        text = path.read_text(encoding="utf-8")
        known += [Wrong(path.stem, name, text, (), 0) for name in failing_functions(text)]
    edited = [list(wrong_by_edits(files, functions, count, edits, seed)) for edits in (1, 2)]
    return dict(zip(KINDS, (known, *edited), strict=True))


def measure(suite: Suite, files: ExerciseFiles, hand_ins: Sequence[Wrong], listing: bool = False) -> Measured:
    """Grades them one by one, and looks at the function that was made wrong."""
    found = Measured()
    with start_server(server_options(suite.exercise)) as server, closing(Engine(suite, server)) as engine:
        for wrong in hand_ins:
            with Clock() as clock, Overheard() as heard:
                result = grade_submission(engine, Submission(wrong.name, f"{wrong.name}.py", wrong.text))
            one = next(f for f in result.functions if f.name == wrong.function)
            if not _is_failing(result, one):
                continue
            seen = _seen(wrong, one, suite.exercise.function(wrong.function))
            if clock.seconds:
                seen.seconds.append(max(clock.seconds))
            seen.false = [f"{wrong.name}: {one}" for one in falsehoods(suite, files, wrong.text, one, heard)]
            if listing and not (seen.by_itself and seen.located and seen.right_line == seen.of_edits):
                print(wrong.name, wrong.function, wrong.lines, *(_short(one) for one in _said(one)), sep="  ")
            found.add(seen)
    return found


def _is_failing(result: SubmissionResult, one: FunctionResult) -> bool:
    return result.status == "graded" and any(c.status == "failed" and c.out_of and not c.bonus for c in one.checks)


def _said(one: FunctionResult) -> list[Message]:
    return [message for check in one.checks for message in check.diagnosis]


def _seen(wrong: Wrong, one: FunctionResult, asked: Function) -> Measured:
    """Of one failing function."""
    messages = _said(one)
    by_itself = any(message.code.startswith(SAYING) for message in messages)
    hints = {check.name: check.hint for check in asked.checks}
    taught = any(check.hint and check.hint != hints[check.check] for check in one.checks)
    places = list(_lines_of(messages))
    return Measured(
        failing=1,
        specific=by_itself or taught,
        by_itself=by_itself,
        located=bool(places),
        statements=len(messages),
        of_edits=bool(wrong.lines),
        right_line=any(abs(told - line) <= NEAR for told in places for line in wrong.lines),
    )


def _lines_of(messages: Sequence[Message]) -> Iterator[int]:
    for message in messages:
        if message.code.startswith(PLACING):
            yield from (int(line) for line in (message.line, message.values.get("last")) if line)


def _short(message: Message) -> str:
    return message.code if message.line is None else f"{message.code}:{message.line}"


def _line(name: str, found: Measured) -> str:
    def share(count: int, of: int) -> str:
        return f"{100 * count / of:.0f} %" if of else ""

    counts = (share(count, found.failing) for count in (found.specific, found.by_itself, found.located))
    middle = f"{1000 * statistics.median(found.seconds):.0f}" if found.seconds else ""
    most = f"{1000 * max(found.seconds):.0f}" if found.seconds else ""
    cells = [name, found.failing, *counts, share(found.right_line, found.of_edits), middle, most]
    return "| " + " | ".join(map(str, cells)) + " |"


if __name__ == "__main__":
    sys.exit(main())
