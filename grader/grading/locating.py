"""Says where the mistake may be, if repairs agree on it: added to what the first failed check says."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace

from grader.feedback.show import escape
from grader.grading.explaining import NOT_OF_THE_INPUT, main_check
from grader.grading.place import Place
from grader.grading.repairing import Fix, Found, find_repairs
from grader.grading.rows import Row, is_random
from grader.grading.slips import Written, slip_of, without_doubtful
from grader.model.exercise import Function
from grader.model.result import CheckResult, Message

MOST_LINES = 2
"""on which single edits agree; pairs agree if they have a line in common"""


def locate(place: Place, function: Function, row: Row, checks: Sequence[CheckResult]) -> tuple[CheckResult, ...]:
    """The results of the checks. Nothing is tried where all is right, or an answer depends on more than the input."""
    main = main_check(checks)
    if not place.engine.explains or main is None or function.kind != "function" or is_random(function):
        return tuple(checks)
    if any(check.reason in NOT_OF_THE_INPUT for check in checks) or row.called not in place.inspection.definitions:
        return tuple(checks)
    show = place.engine.exercise.repair == "show"
    told: tuple[Message, ...] = ()
    parameters = place.engine.suite.functions[function.name].parameters
    own = place.inspection.definitions[row.called].parameters
    written = Written(row.called, parameters, own, place.source.text.splitlines())
    with contextlib.suppress(Exception):  # a hint is not worth a verdict, whatever goes wrong while it is looked for
        found = without_doubtful(find_repairs(place, function, row, show), written)
        told = told_of(found, row.called, show, parameters)
    is_slip = bool(told) and told[0].code.startswith("slip_")  # it says more than what comes of it

    def with_told(check: CheckResult) -> CheckResult:
        return replace(check, diagnosis=(*told, *check.diagnosis) if is_slip else (*check.diagnosis, *told))

    return tuple(with_told(check) if n == main else check for n, check in enumerate(checks))


def told_of(found: Found, called: str, show: bool, parameters: Sequence[str] = ()) -> tuple[Message, ...]:
    """A slip of the pen; else the place, if all repairs that were found agree on it. After that the first repair itself
    if the teacher wants it shown. `parameters`: of the exercise."""
    if not found.fixes:
        return ()
    slip = next((told for fix in found.fixes if (told := slip_of(fix, called, parameters))), None)
    if slip is not None:
        return slip
    place = _of_pairs(found.fixes, called) if len(found.fixes[0].edits) > 1 else _of_singles(found.fixes, called)
    if place is None:
        return ()
    return (place, _edit(found, called)) if show and found.shown is not None else (place,)


def _of_singles(fixes: Sequence[Fix], called: str) -> Message | None:
    changing = [fix for fix in fixes if not fix.adds] or fixes  # what stands there is likelier to be meant
    lines = sorted({line for fix in changing for line in fix.lines})
    if len(lines) > MOST_LINES:
        return None
    values: dict[str, str | int | float] = {"function": called, "line": lines[0]}
    if all(fix.adds for fix in fixes):
        return Message("where_missing", values, lines[0])
    if len(lines) == 1:
        return Message("where_line", values, lines[0])
    return Message("where_lines", {**values, "last": lines[-1]}, lines[0])


def _of_pairs(fixes: Sequence[Fix], called: str) -> Message | None:
    lines = fixes[0].lines
    if not set(lines).intersection(*(fix.lines for fix in fixes)):
        return None
    values: dict[str, str | int | float] = {"function": called, "line": lines[0]}
    if len(lines) == 1:
        return Message("where_two_in_line", values, lines[0])
    return Message("where_two", {**values, "last": lines[-1]}, lines[0])


def _edit(found: Found, called: str) -> Message:
    before, after = (escape(" ".join(text.split()), "") for text in found.shown or ("", ""))
    line = found.fixes[0].edits[0].line
    values: dict[str, str | int | float] = {"function": called, "line": line, "before": before, "after": after}
    if not after:
        return Message("edit_shown_dropped", values, line)
    return Message("edit_shown" if before else "edit_shown_added", values, line)
