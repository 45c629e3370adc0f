"""One failing case as texts to show."""

from __future__ import annotations

from collections.abc import Mapping

from grader.compare.modes import compare
from grader.feedback.difference import show_pair
from grader.feedback.messages import MESSAGES
from grader.feedback.show import call_text, escape, show
from grader.feedback.texts import text_of
from grader.model.exercise import Check, Compare
from grader.model.outcome import Outcome
from grader.model.result import CheckResult, Counterexample
from grader.model.suite import Case
from grader.runner.values import BadEncoding, Foreign, decode

MAX_PRINTED = 400
MAX_LINES = 10
MAX_MESSAGE = 200
NOTHING_TO_SHOW = "…"
"""stands for the result of a call that never gave one; what happened to it is told beside it"""


def actual_of(check: CheckResult, language: str) -> str:
    """What came of the call, for a reader: where nothing did, what happened to it in a few words."""
    shown = check.counterexample.actual if check.counterexample is not None else ""
    code = f"reason_{check.reason}"
    return text_of(code, language) if shown == NOTHING_TO_SHOW and code in MESSAGES else shown


def counterexample(
    called: str,
    check: Check,
    case: Case,
    expected: Outcome,
    actual: Outcome,
    sentence: Mapping[str, str] | None = None,
    smallest: bool = True,
) -> Counterexample:
    """Of a case on which a check failed: `called` is the function's name in the hand-in, `sentence` what the teacher's
    relation said, per language. What does not count for the check (the result, its arguments) is left out."""
    arguments = _decoded(case.arguments)
    right, wrong = _answers(check, expected, actual)
    after, expected_after = _arguments_after(check, case, expected, actual)
    return Counterexample(
        call=call_text(called, arguments if isinstance(arguments, tuple) else (arguments,)),
        expected=right,
        actual=wrong,
        smallest=smallest,
        printed="" if _told_in_answer(check, actual, wrong) else printed_text(actual.printed),
        after=after,
        expected_after=expected_after,
        input=None if case.lines is None else tuple(escape(line, "") for line in case.lines),
        sentence=dict(sentence or {}),
    )


def _answers(check: Check, expected: Outcome, actual: Outcome) -> tuple[str, str]:
    """What was expected, "" if several answers can be right, and what came."""
    told = check.kind == "equal" and (check.compare.mode != "ignored" or expected.kind != "returned")
    if expected.kind != "returned" or actual.kind != "returned":
        return (_told(expected, by_name=True) if told else ""), _told(actual)
    right, wrong = _decoded(expected.value), _decoded(actual.value)
    if check.kind != "equal":
        return "", show(wrong)
    if check.prints is not None and expected.printed != actual.printed:
        same = compare(check.compare, right, wrong, check.accept).equal
        if same:
            return printed_text(expected.printed), printed_text(actual.printed)
    if check.compare.mode == "ignored":
        return "", ""
    ours, theirs, _ = show_pair(right, wrong)
    return ours, theirs


def _told(outcome: Outcome, by_name: bool = False) -> str:
    """What a call did; `by_name`: of an exception only which it was, for its words are the reference's own."""
    if outcome.kind == "returned":
        return show(_decoded(outcome.value))
    if outcome.kind == "raised" and outcome.raised is not None:
        message = escape(outcome.raised.message, "")
        if len(message) > MAX_MESSAGE:
            message = message[: MAX_MESSAGE - 2] + " …"
        name = escape(outcome.raised.type, "")[:80]
        return f"{name}: {message}" if message and not by_name else name
    return NOTHING_TO_SHOW


def _arguments_after(check: Check, case: Case, expected: Outcome, actual: Outcome) -> tuple[str, str]:
    """The arguments after the call as they are and as they should be, "" for both where that does not count."""
    if actual.kind != "returned" or actual.after == expected.after:
        return "", ""
    if not expected.after and check.arguments == "told":
        return "", ""
    theirs = _decoded(actual.after or case.arguments)
    ours = _decoded(expected.after or case.arguments)
    if compare(Compare(), ours, theirs).equal:
        return "", ""
    if not isinstance(ours, tuple) or not isinstance(theirs, tuple) or len(ours) != len(theirs):
        return show(theirs), show(ours)
    pairs = [show_pair(one, two) for one, two in zip(ours, theirs, strict=True)]
    return ", ".join(shown for _, shown, _ in pairs), ", ".join(shown for shown, _, _ in pairs)


def heading_code(shown: Counterexample) -> str:
    """The message that says how small the input is."""
    if shown.kind == "calls":
        return "label_calls"
    if shown.smallest:
        return "label_smallest"
    return "label_small_input" if shown.reduced else "label_an_input"


def _told_in_answer(check: Check, actual: Outcome, wrong: str) -> bool:
    """Is what was printed shown as the answer already?"""
    return check.prints is not None and bool(wrong) and wrong == printed_text(actual.printed)


def printed_text(text: str) -> str:
    """Printed text as it is shown: of a long one the beginning and the end."""
    """The first lines and the last one, of long texts the beginning and the end."""
    lines = escape(text, "\n\t").split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if len(lines) > MAX_LINES:
        left_out = len(lines) - MAX_LINES
        lines = [*lines[: MAX_LINES - 1], f"… +{left_out} …", lines[-1]]
    shown = "\n".join(lines)
    if len(shown) <= MAX_PRINTED:
        return shown
    head, tail = MAX_PRINTED * 3 // 4, MAX_PRINTED // 4
    return f"{shown[:head]}\n… +{len(shown) - head - tail} …\n{shown[-tail:]}"


def _decoded(data: bytes) -> object:
    try:
        return decode(data)
    except BadEncoding:
        return Foreign("unreadable")
