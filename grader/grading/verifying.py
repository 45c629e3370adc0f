"""Is a spec sound? What is known of an exercise's own solutions is held against what grading says of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from grader.grading.batch import Read, grade_batch
from grader.grading.exercise_files import ExerciseFiles
from grader.grading.mistakes import Known
from grader.grading.probe import probe_of
from grader.grading.variants import with_settings
from grader.model.outcome import NEVER_STOPS
from grader.model.result import FunctionResult, SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import Suite

_FAILS = re.compile(r"^\s*fails:\s*(.+)$", re.MULTILINE)
NOT_FOUND_WRONG = ("passed",)


@dataclass
class Verification:
    """What verifying one exercise came to."""

    exercise: str
    cases: dict[str, int] = field(default_factory=dict)
    """function -> how many cases it has"""
    right: int = 0
    wrong: int = 0
    problems: list[str] = field(default_factory=list)
    """each a sentence that names the file"""
    warnings: list[str] = field(default_factory=list)
    known: dict[str, dict[str, Known]] = field(default_factory=dict)
    """function -> signature of a row -> what wrong/ says of it"""
    endless: list[Path] = field(default_factory=list)
    """of wrong/, what never stops"""
    probed: int = 0
    """functions that were tried with nothing but the answers of their examples"""

    @property
    def sound(self) -> bool:
        return not self.problems


def verify_exercise(
    files: ExerciseFiles,
    suite: Suite,
    jobs: int,
    isolation: str,
    python: str | None = None,
    left_out: Collection[Path] = (),
) -> Verification:
    """Grades the reference, right/, wrong/ and the template, and compares with what they should come to.

    left_out: files of wrong/ that are not tried."""
    found = Verification(files.name, {name: len(f.cases) for name, f in suite.functions.items()})
    found.warnings += suite.faults
    wrong = [path for path in files.wrong if path not in left_out]
    paths = [files.solution, *files.right, *wrong, *([files.template] if files.template else [])]
    reads: list[Read] = [partial(_read, path) for path in paths]
    probe = probe_of(suite.exercise)
    if probe is not None:
        reads.append(lambda: probe)
    own = with_settings(reads, suite.settings)
    batch = grade_batch(suite, own, jobs, isolation, lambda *_: None, python, explain=False)
    results = dict(zip(paths, (batch.results.get(i) for i in range(len(paths))), strict=True))
    for path in (files.solution, *files.right):
        found.right += 1
        found.problems += _of_right(path, results[path])
    for path in wrong:
        found.wrong += 1
        if _never_stops(results[path]):
            found.endless.append(path)
        problems, warnings = _of_wrong(path, results[path], suite)
        found.problems += problems
        found.warnings += warnings
        _remember(found, path, results[path])
    if probe is not None:
        _of_probe(found, batch.results.get(len(paths)))
    if files.template:
        found.problems += _of_template(files.template, results[files.template])
    return found


def _read(path: Path) -> Submission:
    return Submission(student=path.stem, path=str(path), text=path.read_text(encoding="utf-8"))


def _of_right(path: Path, result: SubmissionResult | None) -> list[str]:
    """A right solution has all points; a bonus may be left out."""
    if result is None or result.status != "graded":
        return [f"{path}: could not be graded"]
    return [
        f"{path}: {_said(function)}"
        for function in result.functions
        if function.status != "passed" and not _left_out(function)
    ]


def _left_out(function: FunctionResult) -> bool:
    return not function.out_of and function.status in ("missing", "not_done")


def _of_wrong(path: Path, result: SubmissionResult | None, suite: Suite) -> tuple[list[str], list[str]]:
    expected = failing_functions(path.read_text(encoding="utf-8"))
    names = {function.name for function in suite.exercise.functions}
    if not expected:
        return [f"{path}: its docstring does not say where it fails. Add a line `fails: <function>`."], []
    unknown = [name for name in expected if name not in names]
    if unknown:
        return [f"{path}: says it fails in {unknown[0]!r}, which is no function of this exercise."], []
    if result is None:
        return [f"{path}: could not be graded"], []
    by_name = {function.name: function for function in result.functions}
    problems = [
        f"{path}: {name} is wrong, and no case shows it. Add an example or widen `given`."
        for name in expected
        if _is_right(by_name[name])
    ]
    warnings = [
        f"{path}: also {_said(function)}, which its docstring does not say"
        for function in result.functions
        if function.name not in expected and function.status not in ("passed", "missing")
    ]
    return problems, warnings


def _never_stops(result: SubmissionResult | None) -> bool:
    checks = [check for function in result.functions for check in function.checks] if result is not None else []
    return any(check.reason in NEVER_STOPS for check in checks)


def _remember(found: Verification, path: Path, result: SubmissionResult | None) -> None:
    """What a wrong solution does, with the sentence for students who do the same."""
    source = path.read_text(encoding="utf-8")
    known = Known(sentences(source), path.name)
    for function in result.functions if result is not None and known.sentences else ():
        if function.name in failing_functions(source) and function.signature:
            found.known.setdefault(function.name, {}).setdefault(function.signature, known)


def _of_probe(found: Verification, result: SubmissionResult | None) -> None:
    for function in result.functions if result is not None else ():
        if function.status == "missing":
            continue
        found.probed += 1
        if function.status == "passed":
            found.problems.append(
                f"{function.name}: a function that knows only the examples of the spec passes. Widen `given`."
            )


def _is_right(function: FunctionResult) -> bool:
    """A mistake may show in a bonus or in a check that costs nothing."""
    return function.status in NOT_FOUND_WRONG and all(check.status == "passed" for check in function.checks)


def _of_template(path: Path, result: SubmissionResult | None) -> list[str]:
    if result is None:
        return []
    return [
        f"{path}: {function.name} passes as it was given to the students"
        for function in result.functions
        if function.status == "passed"
    ]


def failing_functions(source: str) -> list[str]:
    """The functions named by the line `fails: …` of a file's docstring. The file is the teacher's own."""
    try:
        docstring = ast.get_docstring(ast.parse(source)) or ""
    except SyntaxError:
        return []
    found = _FAILS.search(docstring)
    return [name.strip() for name in re.split(r"[,\s]+", found.group(1)) if name.strip()] if found else []


def _said(function: FunctionResult) -> str:
    """`razlika is failed: razlika([1], [])`, as a teacher reads it."""
    failed = next((check for check in function.checks if check.status != "passed"), None)
    text = f"{function.name} is {function.status}"
    if failed is not None and failed.counterexample is not None:
        shown = failed.counterexample
        text += f" ({failed.check}: {shown.call} gave {shown.actual}"
        text += f" instead of {shown.expected})" if shown.expected else ")"
    elif failed is not None:
        text += f" ({failed.check}: {failed.reason})"
    elif function.findings:
        text += f" ({function.findings[0].rule}: {' -> '.join(function.findings[0].path)})"
    return text


def sentences(source: str) -> dict[str, str]:
    """The teacher's sentence for students who behave like this file: language -> text, out of its docstring."""
    docstring = ast.get_docstring(ast.parse(source)) or ""
    return dict(re.findall(r"^\s*(en|sl|ru|pl):\s*(.+)$", docstring, re.MULTILINE))


def worst(verifications: Sequence[Verification]) -> bool:
    """Is any of them unsound?"""
    return any(not verification.sound for verification in verifications)
