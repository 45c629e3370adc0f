"""One function as a card: verdict, one message, one counterexample; all else behind it."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup, escape

from grader.model.result import FindingResult, FunctionResult, Message, Override
from grader.report.escape import visible
from grader.report.html.check_view import CheckView, Statement, check_view, statement
from grader.report.html.verdicts import SEVERITIES, Verdict, is_wrong_besides, verdict_of
from grader.report.html.words import Words
from grader.report.points import Points, bonus_of_function, of_function


@dataclass(frozen=True)
class FindingView:
    """`path` leads from the function to what it reaches."""

    verdict: Verdict | None
    text: Markup
    line: int | None
    path: tuple[str, ...]


@dataclass(frozen=True)
class ByHand:
    """What the teacher decided: the sentence, and what the grader gave."""

    why: str
    before: Markup


@dataclass(frozen=True)
class FunctionView:
    """`check` is the one the card is about, if one failed that counts; `checks` are all, for the table behind it; `why`
    is the reason for its points in one sentence."""

    name: str
    anchor: str
    line: int | None
    verdict: Verdict
    points: Markup
    bonus: Markup
    would_have: Markup
    besides: Markup
    """of what breaks a rule: that it is wrong, too"""
    why: Markup
    by_hand: ByHand | None
    cases: Markup
    statements: tuple[Statement, ...]
    check: CheckView | None
    findings: tuple[FindingView, ...]
    assumed: tuple[Statement, ...]
    notes: tuple[Statement, ...]
    checks: tuple[CheckView, ...]


def function_view(function: FunctionResult, position: int, words: Words) -> FunctionView:
    """`position` in the exercise makes its anchor."""
    checks = tuple(check_view(check, function.name, words) for check in function.checks)
    main = _main(function)
    about = _about(function)
    assumed = _assumed(function)
    said = [*about, *assumed, *(function.checks[main].diagnosis if main is not None else ())]
    statements = tuple(statement(note, words) for note in about) or _statements(function, main, words)
    findings = tuple(_finding(finding, words) for finding in function.findings)
    check = None if main is None else checks[main]
    return FunctionView(
        name=function.name,
        anchor=f"function-{position}",
        line=function.line,
        verdict=verdict_of(function),
        points=words.points(of_function(function)),
        bonus=words.bonus(bonus_of_function(function)),
        would_have=_would_have(function, words),
        besides=_besides(function, words),
        why=_why(function, findings, statements, check, words),
        by_hand=by_hand(function.override, function.out_of, words),
        cases=_cases(checks, main),
        statements=statements,
        check=check,
        findings=findings,
        assumed=tuple(statement(message, words) for message in assumed),
        notes=tuple(statement(note, words) for note in function.notes if note not in said),
        checks=checks if len(checks) > 1 or (main is None and _is_any_open(function)) else (),
    )


def by_hand(override: Override | None, out_of: float, words: Words) -> ByHand | None:
    """None if the grader's points stand."""
    if override is None:
        return None
    if override.before is None:
        return ByHand(override.why, words("page_before_unknown"))
    return ByHand(override.why, words("page_before", points=float(override.before), out_of=float(out_of)))


def lines_of(function: FunctionResult) -> set[int]:
    """The lines of the source that its messages speak of; of hidden checks none, as they could tell an input."""
    diagnoses = [message for check in function.checks if not check.hidden for message in check.diagnosis]
    found = {message.line for message in (*function.notes, *diagnoses)} | {f.line for f in function.findings}
    return {line for line in found if line}


def costly_lines_of(function: FunctionResult) -> set[int]:
    """Those of them that speak of what costs points: rules that are broken, and checks that failed and count."""
    costly = [check for check in function.checks if not check.hidden and check.status == "failed" and check.out_of]
    found = {message.line for check in costly if not check.bonus for message in check.diagnosis}
    found |= {finding.line for finding in function.findings if finding.severity == "fail"}
    return {line for line in found if line}


def _why(
    function: FunctionResult,
    findings: tuple[FindingView, ...],
    statements: tuple[Statement, ...],
    check: CheckView | None,
    words: Words,
) -> Markup:
    if function.override is not None:
        return Markup(escape(visible(function.override.why)))
    if function.status == "unreadable":
        return _would_have(function, words)
    if function.status == "forbidden":
        costly = [view for view, found in zip(findings, function.findings, strict=True) if found.severity == "fail"]
        return Markup(" ").join(filter(None, (next((view.text for view in costly), ""), _besides(function, words))))
    told = statements or (check.statements if check is not None else ())
    sentence = check.counterexample.sentence if check is not None and check.counterexample is not None else ""
    if sentence and not statements:
        return Markup(escape(visible(sentence)))
    return told[0].text if told else Markup("")


def _is_any_open(function: FunctionResult) -> bool:
    return any(check.status != "passed" for check in function.checks)


def _about(function: FunctionResult) -> list[Message]:
    """The notes that say why it was not judged by its answers; they are what the card says first."""
    found = [note for note in function.notes if note.code.startswith(f"function_{function.status}")]
    return found or (list(function.notes[:1]) if function.status == "missing" else [])


def _assumed(function: FunctionResult) -> list[Message]:
    """Whose helpers it was judged with, if not with the student's own."""
    told = [note for note in function.notes if note.code.startswith(("helper_of_", "helpers_of_"))]
    replaced = any(check.helpers_of_reference for check in function.checks)
    return told or ([Message("helpers_of_reference")] if replaced else [])


def _main(function: FunctionResult) -> int | None:
    """The check that the card is about: the first that cost points; where none did, the first that failed, but for a
    function that is right: its card is not about a bonus."""
    checks = function.checks
    failed = [position for position, check in enumerate(checks) if check.status != "passed"]
    counted = [position for position in failed if checks[position].out_of and not checks[position].bonus]
    return next(iter(counted if function.status == "passed" else [*counted, *failed]), None)


def _statements(function: FunctionResult, main: int | None, words: Words) -> tuple[Statement, ...]:
    """For a function that was not judged by its answers; the others have what their check says."""
    told = any(finding.severity == "fail" for finding in function.findings)
    judged = function.status in ("passed", "partial", "failed") or (function.status == "forbidden" and told)
    if judged or (main is not None and function.status in ("blocked", "not_graded")):
        return ()
    return (Statement(words(f"function_{function.status}", function=function.name)),)


def _cases(checks: tuple[CheckView, ...], main: int | None) -> Markup:
    if main is not None:
        return checks[main].cases
    return checks[0].cases if len(checks) == 1 else Markup("")


def _would_have(function: FunctionResult, words: Words) -> Markup:
    if function.would_have is None:
        return Markup("")
    points = Points(function.would_have, function.out_of)
    return words("points_would_have", points=float(points.reached), out_of=float(points.out_of))


def _besides(function: FunctionResult, words: Words) -> Markup:
    return words("besides_wrong") if is_wrong_besides(function) else Markup("")


def _finding(finding: FindingResult, words: Words) -> FindingView:
    text = statement(finding.message, words)
    return FindingView(SEVERITIES.get(finding.severity), text.text, finding.line or text.line, finding.path)
