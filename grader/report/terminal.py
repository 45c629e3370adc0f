"""A hand-in's result for its author, in the terminal: a line for each function, then the one thing to look at next."""

from __future__ import annotations

from collections.abc import Sequence

from grader.feedback.counterexample import actual_of, heading_code
from grader.feedback.messages import MESSAGES
from grader.feedback.texts import check_name, names_line, number, pick, text, text_of
from grader.model.result import CheckResult, Counterexample, FunctionResult, Message, SubmissionResult
from grader.report.escape import terminal as safe
from grader.report.html.verdicts import is_wrong_besides, stopped_there
from grader.report.points import Points, bonus_of_submission, of_function, of_submission
from grader.report.screen import Screen

WRONG = ("failed", "forbidden", "partial")
"""what is there and wrong is looked at before what is not there yet"""


def render(
    submission: SubmissionResult,
    language: str,
    exercise: str,
    screen: Screen,
    only: str | None = None,
    everything: bool = False,
) -> str:
    """The whole answer as text. `only`: one function; `everything`: not only what to look at next, but all there is."""
    functions = [f for f in submission.functions if only is None or f.name == only]
    variant = f", {text_of('label_variant', language)} {safe(submission.variant)}" if submission.variant else ""
    lines = [f"{safe(submission.file)} ({safe(exercise)}{variant})"]
    lines += of_problems(submission, language, screen, "  ")
    lines += _function_lines(functions, language, screen)
    if only is None:
        lines += screen.wrapped(_total(submission, language), "")
    if submission.status != "unreadable":
        lines += _all(functions, language, screen) if everything else _next(functions, language, screen)
    return "\n".join(lines)


def explain(function: FunctionResult, language: str, only: CheckResult | None = None, alone: bool = False) -> str:
    """All that is known of one function, or of one check of it, as plain text: for formats that have no pages.

    `alone`: nothing but what the check itself tells.
    """
    if only is not None and alone:
        return "\n".join(_check_detail(function.name, only, language, Screen(), ""))
    several = len(function.checks) > 1
    checks = [only] if only else [check for check in function.checks if check.status != "passed" or several]
    lines = _detail(function, language, Screen(), checks, named=several and only is None)[1:]
    right = function.checks[0].cases if len(function.checks) == 1 and function.status == "passed" else 0
    return "\n".join(lines) or (text_of("right_on_all", language, count=right) if right else "")


def explain_as_code(function: FunctionResult, language: str, check: CheckResult) -> tuple[Sequence[Message], str]:
    """Of a check that did not pass: the messages, and the counterexample as a block of text; "" if none is shown."""
    if check.hidden or check.counterexample is None:
        return _messages(function.name, check), text_of("label_hidden", language) if check.hidden else ""
    return _messages(function.name, check), "\n".join(
        _counterexample(check, check.counterexample, language, Screen(), "")
    )


def explains_status(function: FunctionResult) -> list[CheckResult]:
    """The checks that did not pass and that the status is about, the first being the one to look at."""
    return _failed(function)


def of_problems(submission: SubmissionResult, language: str, screen: Screen, indent: str = "") -> list[str]:
    """What there is to tell of the file as a whole."""
    return [line for one in submission.problems for line in screen.wrapped(safe(text(one, language)), indent)]


def of_function_alone(function: FunctionResult, language: str, screen: Screen) -> list[str]:
    """What is told of a function beside its checks: its name, notes, and what it uses."""
    return _detail(function, language, screen, ())


def _function_lines(functions: Sequence[FunctionResult], language: str, screen: Screen) -> list[str]:
    """In columns where the screen is wide enough for all of them; else what became of it stands below the name."""
    names = [safe(f.name) for f in functions]
    points = [_points(of_function(f), f.points is None, language) for f in functions]
    statuses = [_status(f, language) for f in functions]
    wide, wide_points = (max(map(len, texts), default=0) for texts in (names, points))
    longest = 4 + wide + 2 + wide_points + 2 + max(map(len, statuses), default=0)
    signs = [screen.sign(f.status) for f in functions]
    if screen.width is None or longest <= screen.width:
        shown = [
            [f"  {sign} {name:<{wide}}  {reached:>{wide_points}}  {status}"]
            for sign, name, reached, status in zip(signs, names, points, statuses, strict=True)
        ]
    else:
        shown = [
            [f"  {sign} {name}", *screen.wrapped(f"{reached}, {status}", "    ")]
            for sign, name, reached, status in zip(signs, names, points, statuses, strict=True)
        ]
    for lines, function in zip(shown, functions, strict=True):
        if any(check.helpers_of_reference for check in function.checks):
            lines += screen.wrapped(text_of("with_right_helpers", language), "    ")
    return [line for lines in shown for line in lines]


def _status(function: FunctionResult, language: str) -> str:
    """All checks of a function may be hidden from those who have only a pack."""
    left = function.status == "blocked" and not function.checks
    return text_of("status_left_to_teacher" if left else f"status_{function.status}", language)


def _points(points: Points, unknown: bool, language: str) -> str:
    if unknown and not points.reached:
        return text_of("points_unknown", language)
    code = "points_of" if points.known else "points_at_least"
    return text_of(code, language, points=number(points.reached, language), out_of=number(points.out_of, language))


def _total(submission: SubmissionResult, language: str) -> str:
    line = f"{text_of('label_total', language)}: {_points(of_submission(submission), False, language)}"
    bonus = bonus_of_submission(submission)
    if bonus.out_of:
        code = "points_bonus" if bonus.known else "points_bonus_at_least"
        reached, out_of = number(bonus.reached, language), number(bonus.out_of, language)
        line += f", {text_of(code, language, points=reached, out_of=out_of)}"
    return line


def _next(functions: Sequence[FunctionResult], language: str, screen: Screen) -> list[str]:
    """The one thing to look at, and how much else there is."""
    open_ones = [f for f in functions if f.status != "passed"]
    if not open_ones:
        return []
    first = min(open_ones, key=_rank)  # of several the one that stands first
    lines = ["", *_detail(first, language, screen, _failed(first)[:1])]
    more = sum(f.status != "blocked" for f in open_ones if f is not first)
    if more:
        lines += ["", *screen.wrapped(text_of("terminal_more", language, count=more), "")]
    return lines


def _rank(function: FunctionResult) -> int:
    """What is wrong, then what is only named otherwise, then the rest."""
    if function.status in WRONG:
        return 0
    return 1 if any("similar" in note.values for note in function.notes) else 2


def _all(functions: Sequence[FunctionResult], language: str, screen: Screen) -> list[str]:
    """Each function with all that is known of it; those with nothing to tell are left out."""
    lines: list[str] = []
    for function in functions:
        checks = [check for check in function.checks if check.status != "passed" or len(function.checks) > 1]
        detail = _detail(function, language, screen, checks, named=True)
        if len(detail) > 1:
            lines += ["", *detail]
    return lines


def _failed(function: FunctionResult) -> list[CheckResult]:
    """The checks that explain the status; what is not allowed explains itself, what is wrong besides comes after."""
    not_passed = [c for c in function.checks if c.status != "passed"]
    counted = [c for c in not_passed if c.out_of > 0 and not c.bonus]
    if function.status == "forbidden":
        return [c for c in counted if c.status == "failed"]
    return counted or not_passed


def _detail(
    function: FunctionResult, language: str, screen: Screen, checks: Sequence[CheckResult], named: bool = False
) -> list[str]:
    """`named`: each check with its name, as there may be several."""
    place = f" [{text_of('label_line', language, line=function.line)}]" if function.line is not None else ""
    lines = [screen.strong(safe(function.name)) + f"{place}:"]
    for note in function.notes:
        lines += screen.wrapped(_sentence(note, language), "  ")
    if function.would_have is not None:
        would, out_of = number(function.would_have, language), number(function.out_of, language)
        lines += screen.wrapped(text_of("points_would_have", language, points=would, out_of=out_of), "  ")
    for finding in function.findings:
        path = " -> ".join(safe(step) for step in finding.path)
        told = _sentence(finding.message, language) + (f" ({path})" if len(finding.path) > 1 else "")
        lines += screen.wrapped(told, "  ")
    if checks and is_wrong_besides(function):
        lines += screen.wrapped(text_of("besides_wrong", language), "  ")
    for check in checks:
        if named:
            lines += screen.wrapped(_headline(check, language, screen), "  ")
        if check.status != "passed":
            lines += _check_detail(function.name, check, language, screen, "    " if named else "  ")
    return lines


def _headline(check: CheckResult, language: str, screen: Screen) -> str:
    points = Points(check.points or 0.0, check.out_of, check.points is not None)
    said = [text_of("points_free", language) if not check.out_of else _points(points, not points.known, language)]
    if check.bonus:
        said.append(text_of("label_bonus", language).lower())
    right = check.cases - check.failed
    cases = ""
    if check.status == "failed" and 0 <= right < check.cases:
        code = "right_on_some" if right else "right_on_none"
        cases = ". " + text_of(code, language, right=right, count=check.cases)
        if right and stopped_there(check):
            cases = ". " + text_of("right_until_endless", language, count=right)
    return f"{screen.sign(check.status)} {safe(check_name(check, language))}: {', '.join(said)}{cases}"


def _sentence(message: Message, language: str) -> str:
    """With its line, unless it names the line itself."""
    told = message.line is None or names_line(message)
    line = "" if told else text_of("label_line", language, line=message.line or 0)
    return safe(text(message, language)) + (f" [{line}]" if line else "")


def _check_detail(function: str, check: CheckResult, language: str, screen: Screen, indent: str) -> list[str]:
    lines: list[str] = []
    for message in _messages(function, check):
        lines += screen.wrapped(_sentence(message, language), indent)
    if check.hint:
        lines += screen.wrapped(safe(pick(check.hint, language)), indent)
    if check.hidden:
        lines += screen.wrapped(text_of("label_hidden", language), indent)
    elif check.counterexample is not None:
        lines += _counterexample(check, check.counterexample, language, screen, indent)
    return lines


def _messages(function: str, check: CheckResult) -> Sequence[Message]:
    """Of a hidden check nothing that could tell an input."""
    if check.diagnosis and not check.hidden:
        return check.diagnosis
    if check.reason in MESSAGES:
        return (Message(check.reason, {"function": function}),)
    code = f"function_{check.status}" if check.status in ("blocked", "not_graded") else "wrong_value"
    return (Message(code, {"function": function}),)


def _counterexample(check: CheckResult, shown: Counterexample, language: str, screen: Screen, indent: str) -> list[str]:
    """Calls and values are never broken into lines: they are there to be copied."""
    title = text_of(heading_code(shown), language)
    rows = [
        ("label_expected", shown.expected),
        ("label_got", actual_of(check, language)),
        ("label_printed", shown.printed),
    ]
    rows += [("label_arguments_expected", shown.expected_after), ("label_arguments_after", shown.after)]
    labels = [(text_of(code, language), value) for code, value in rows if value]
    lines = screen.wrapped(f"{title}:", indent)
    lines += [f"{indent}  {screen.strong(safe(line))}" for line in shown.call.split("\n")]
    if shown.sentence:
        lines += screen.wrapped(safe(pick(shown.sentence, language)), indent + "  ")
    if shown.input is not None:
        lines += [f"{indent}  {text_of('label_input', language)}: {safe(line)}" for line in shown.input]
    return lines + _pairs([(label, safe(value)) for label, value in labels], screen, indent + "  ")


def _pairs(labels: Sequence[tuple[str, str]], screen: Screen, indent: str) -> list[str]:
    """Label and value beside each other, or, where the screen is too narrow for that, one below the other."""
    width = max((len(label) for label, _ in labels), default=0)
    beside = [f"{indent}{label + ':':<{width + 1}} {value}" for label, value in labels]
    if screen.width is None or all(len(line) <= screen.width for line in beside):
        return beside
    return [line for label, value in labels for line in (*screen.wrapped(label + ":", indent), f"{indent}  {value}")]
