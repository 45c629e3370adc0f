"""What is said about wrong functions: how often something specific, how often the right line, and at what cost.

python -m benchmarks.feedback [--exercise NAME] [--count 60] [--seed 1]

Hand-ins are the wrong solutions of the exercises, and right solutions with one edit or two. Each is graded as any
hand-in is; times are seconds of CPU of both sides.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from benchmarks.contenders import ROOT
from benchmarks.wrong_by_edits import Wrong, wrong_by_edits
from grader.grading import explaining, function, locating
from grader.grading.batch import grade_batch
from grader.grading.exercise_files import ExerciseFiles, find_exercises
from grader.grading.preparation import prepare
from grader.grading.verifying import failing_functions
from grader.model.result import FunctionResult, SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import Suite

RESULTS = ROOT / "benchmarks" / "feedback.md"
NEAR = 1
"""lines beside the changed one that count as it: what is left out has no line of its own"""
SPECIFIC = (
    *("error_", "raised_by_program", "when_", "looks_", "like_", "where_", "returned_none", "returns_", "always_same"),
    *("opposite_", "changes_argument", "leaves_argument", "parameters_differ", "timed_out", "never_stops"),
    *("out_of_memory", "too_much_output", "wanted_input", "not_random", "keeps_state", "too_slow"),
)

BEYOND = ("when_", "looks_", "like_", "where_")


@dataclass
class Measured:
    """Of one kind of hand-ins of one exercise."""

    failing: int = 0
    specific: int = 0
    beyond_what_happened: int = 0
    located: int = 0
    right_line: int = 0
    seconds: list[float] = field(default_factory=list)

    def add(self, other: Measured) -> None:
        for name in ("failing", "specific", "beyond_what_happened", "located", "right_line"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.seconds += other.seconds


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


def main() -> None:
    parser = argparse.ArgumentParser(description="What is said about wrong functions, how often, at what cost.")
    parser.add_argument("--exercise")
    parser.add_argument("--count", type=int, default=60, help="hand-ins with one edit, and with two, of each exercise")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    lines = ["| hand-ins | failing functions | something specific | beyond what happened | a line | the right line | "
             "ms, median | ms, most |", "|---|---|---|---|---|---|---|---|"]  # fmt: skip
    whole: dict[str, Measured] = {}
    for name, files in find_exercises(ROOT / "specs", ROOT / "reference", options.exercise).items():
        suite = prepare(files, "best", say=print)
        for kind, hand_ins in _hand_ins(files, suite, options.count, options.seed).items():
            found = measure(suite, hand_ins)
            lines.append(_line(f"{name}, {kind}", found))
            whole.setdefault(kind, Measured()).add(found)
            print(lines[-1], flush=True)
    lines += [_line(f"all, {kind}", found) for kind, found in whole.items()]
    text = "\n".join([_HEAD, "", *lines, ""])
    print(text)
    if options.exercise is None:
        RESULTS.write_text(text, encoding="utf-8")


_HEAD = """# What is said about wrong functions

Made by `python -m benchmarks.feedback`. Hand-ins: the wrong solutions of the exercises, and right solutions (the
reference, and those in `right/`) with one random edit or two. A function counts as failing if a check that counts
fails. *Something specific*: at least one statement beyond expected and got, each checked against all cases of the
function. *Beyond what happened*: when, what it looks like, where, or the teacher's own sentence. *The right line*: of
those made by edits, the line that was changed, or the one beside it. Milliseconds of CPU, of both sides, for
everything that is said about one failing function."""


def _hand_ins(files: ExerciseFiles, suite: Suite, count: int, seed: int) -> dict[str, list[Wrong]]:
    functions = [f.name for f in suite.exercise.functions if f.kind == "function" and f.points]
    known = []
    for path in files.wrong:
        text = path.read_text(encoding="utf-8")
        for name in failing_functions(text):
            known.append(Wrong(path.stem, name, text, (), 0))
    return {
        "known mistakes": known,
        "one edit": list(wrong_by_edits(files, functions, count, 1, seed)),
        "two edits": list(wrong_by_edits(files, functions, count, 2, seed)),
    }


def measure(suite: Suite, hand_ins: Sequence[Wrong]) -> Measured:
    """Grades them one by one, and looks at the function that was made wrong."""
    found = Measured()
    for wrong in hand_ins:
        read = partial(Submission, wrong.name, f"{wrong.name}.py", wrong.text)
        with Clock() as clock:
            result = grade_batch(suite, [read], 1, "best", lambda *_: None).results[0]
        one = next(f for f in result.functions if f.name == wrong.function)
        if _is_failing(result, one):
            _count(found, wrong, one)
            order = [f.name for f in result.functions if f.checks]
            if len(clock.seconds) == len(order):
                found.seconds.append(max(clock.seconds))
    return found


def _is_failing(result: SubmissionResult, one: FunctionResult) -> bool:
    return result.status == "graded" and any(c.status == "failed" and c.out_of and not c.bonus for c in one.checks)


def _count(found: Measured, wrong: Wrong, one: FunctionResult) -> None:
    messages = [message for check in one.checks for message in check.diagnosis]
    codes = [message.code for message in messages]
    taught = any(check.hint and check.hint != {} for check in one.checks if check.status == "failed")
    found.failing += 1
    found.specific += any(code.startswith(SPECIFIC) for code in codes) or taught
    found.beyond_what_happened += (
        any(code.startswith(("when_", "looks_", "like_", "where_")) for code in codes) or taught
    )
    places = [message for message in messages if message.code.startswith("where_")]
    lines = {int(line) for message in places for line in (message.line or 0, message.values.get("last") or 0) if line}
    found.located += bool(places)
    found.right_line += any(abs(told - line) <= NEAR for told in lines for line in wrong.lines)


def _line(name: str, found: Measured) -> str:
    def share(count: int) -> str:
        return f"{100 * count / found.failing:.0f} %" if found.failing else ""

    middle = f"{1000 * statistics.median(found.seconds):.0f}" if found.seconds else ""
    most = f"{1000 * max(found.seconds):.0f}" if found.seconds else ""
    right = share(found.right_line) if found.right_line else ""
    cells = [name, found.failing, share(found.specific), share(found.beyond_what_happened), share(found.located), right]
    return "| " + " | ".join(map(str, [*cells, middle, most])) + " |"


if __name__ == "__main__":
    main()
