"""A hand-in's result for its author, in the terminal: a line for each function, then the one thing to look at next."""

from __future__ import annotations

from grader.feedback.texts import names_line, number, pick, text, text_of
from grader.model.result import CheckResult, Counterexample, FunctionResult, Message, SubmissionResult
from grader.report.escape import terminal as safe

SIGNS = {"passed": "✓", "partial": "◐", "failed": "✗", "forbidden": "⊘", "missing": "–", "not_done": "…"}
_COLORS = {"passed": "32", "partial": "33", "failed": "31", "forbidden": "31", "missing": "31", "not_done": "33"}
UNDECIDED_SIGN = "?"


def render(
    submission: SubmissionResult, language: str, exercise: str, only: str | None = None, color: bool = False
) -> str:
    """The whole answer as text. `only`: one function; `color`: with escape sequences."""
    functions = [f for f in submission.functions if only is None or f.name == only]
    lines = [f"{safe(submission.file)} ({safe(exercise)})"]
    lines += ["  " + safe(text(problem, language)) for problem in submission.problems]
    width = max((len(f.name) for f in functions), default=0)
    lines += [_function_line(f, width, language, color) for f in functions]
    lines.append(_total(submission, language))
    first = None if submission.status == "unreadable" else _next_thing(functions)
    if first is not None:
        lines += ["", *_detail(first, language)]
    return "\n".join(lines)


def _function_line(function: FunctionResult, width: int, language: str, color: bool) -> str:
    sign = SIGNS.get(function.status, UNDECIDED_SIGN)
    if color:
        sign = f"\x1b[{_COLORS.get(function.status, '33')}m{sign}\x1b[0m"
    points = _points(function.points, function.out_of, language)
    status = text_of(f"status_{function.status}", language)
    return f"  {sign} {safe(function.name):<{width}}  {points:>10}  {status}"


def _points(points: float | None, out_of: float, language: str) -> str:
    if points is None:
        return text_of("points_unknown", language)
    return text_of("points_of", language, points=number(points, language), out_of=number(out_of, language))


def _total(submission: SubmissionResult, language: str) -> str:
    line = f"{text_of('label_total', language)}: {_points(submission.points, submission.out_of, language)}"
    out_of = sum(f.bonus_out_of for f in submission.functions)
    if out_of and submission.bonus is not None:
        bonus = text_of(
            "points_bonus", language, points=number(submission.bonus, language), out_of=number(out_of, language)
        )
        line += f", {bonus}"
    return line


def _next_thing(functions: list[FunctionResult]) -> FunctionResult | None:
    """The first function that is not right, as helpers come before what needs them."""
    return next((f for f in functions if f.status != "passed"), None)


def _detail(function: FunctionResult, language: str) -> list[str]:
    lines = [f"{safe(function.name)}:"]
    lines += ["  " + safe(text(note, language)) for note in function.notes]
    for finding in function.findings:
        path = " -> ".join(safe(step) for step in finding.path)
        lines.append("  " + _sentence(finding.message, language) + (f" ({path})" if len(finding.path) > 1 else ""))
    check = next((c for c in function.checks if c.status == "failed" and c.out_of > 0 and not c.bonus), None)
    if check is not None and function.status != "forbidden":
        lines += _check_detail(function.name, check, language)
    return lines


def _sentence(message: Message, language: str) -> str:
    """With its line, unless it names the line itself."""
    line = (
        "" if message.line is None or names_line(message.code) else text_of("label_line", language, line=message.line)
    )
    return safe(text(message, language)) + (f" [{line}]" if line else "")


def _check_detail(function: str, check: CheckResult, language: str) -> list[str]:
    lines = []
    messages = check.diagnosis or (Message(check.reason or "wrong_value", {"function": function}),)
    lines += ["  " + _sentence(message, language) for message in messages]
    if check.hint:
        lines.append("  " + safe(pick(check.hint, language)))
    if check.counterexample is not None and not check.hidden:
        lines += _counterexample(check.counterexample, language)
    return lines


def _counterexample(shown: Counterexample, language: str) -> list[str]:
    title = text_of("label_smallest" if shown.smallest else "label_an_input", language)
    rows = [("label_expected", shown.expected), ("label_got", shown.actual), ("label_printed", shown.printed)]
    rows += [("label_arguments_expected", shown.expected_after), ("label_arguments_after", shown.after)]
    labels = [(text_of(code, language), value) for code, value in rows if value]
    width = max((len(label) for label, _ in labels), default=0)
    lines = [f"  {title}:", f"    {safe(shown.call)}"]
    if shown.sentence:
        lines.append("    " + safe(pick(shown.sentence, language)))
    return lines + [f"    {label + ':':<{width + 1}} {safe(value)}" for label, value in labels]
