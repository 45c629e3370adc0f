"""One check as a page shows it: verdict, what is right, the message, the counterexample."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from grader.feedback.counterexample import actual_of, heading_code
from grader.feedback.messages import MESSAGES
from grader.feedback.texts import names_line
from grader.model.result import CheckResult, Counterexample, Message, TaskCheck
from grader.report.escape import visible
from grader.report.html.difference import Marked, difference
from grader.report.html.numerals import readable
from grader.report.html.verdicts import VERDICTS, Verdict, stopped_there
from grader.report.html.words import Words
from grader.report.points import Points

INTRODUCING = frozenset(["apart_from_check"])
"""messages that end with a colon"""


@dataclass(frozen=True)
class Statement:
    """A sentence, and the line of the source it is about, if the sentence does not say it itself."""

    text: Markup
    line: int | None = None


@dataclass(frozen=True)
class Pair:
    """A label and a text below or beside it."""

    label: Markup
    text: Marked
    tone: str = ""
    in_words: bool = False
    """the text is no code"""


@dataclass(frozen=True)
class CounterexampleView:
    """`results` and `after` (arguments after the call) stand aligned, one below the other."""

    heading: Markup
    call: str
    input: str
    results: tuple[Pair, ...]
    after: tuple[Pair, ...]
    printed: str
    sentence: str


@dataclass(frozen=True)
class CheckView:
    """`tag` says that it is a bonus or costs nothing; `hidden` that its inputs are not shown."""

    name: Markup
    verdict: Verdict
    points: Markup
    tag: Markup
    cases: Markup
    statements: tuple[Statement, ...]
    counterexample: CounterexampleView | None
    hint: str
    """the teacher's own"""
    hidden: bool


def check_view(check: CheckResult, function: str, words: Words) -> CheckView:
    """Of a hidden check nothing is shown that could tell an input."""
    example = None if check.hidden or check.counterexample is None else _example(check, check.counterexample, words)
    return CheckView(
        name=named(check, words),
        verdict=VERDICTS[check.status],
        points=_points(check, words),
        tag=_tag(check, words),
        cases=_cases(check, words),
        statements=_statements(check, function, words),
        counterexample=example,
        hint=words.own(check.hint) if check.hint else "",
        hidden=check.hidden,
    )


def named(check: CheckResult | TaskCheck, words: Words) -> Markup:
    """Its title in words, or its name, which is code."""
    title = words.own(check.title) if check.title else ""
    return Markup(escape(visible(title))) if title else Markup("<code>{}</code>").format(visible(check.check))


def statement(message: Message, words: Words) -> Statement:
    """The message as a sentence; its line stands beside it unless the sentence names it."""
    return Statement(words.message(message), None if names_line(message) else message.line)


def _points(check: CheckResult, words: Words) -> Markup:
    if not check.out_of:
        return Markup("")
    return words.points(Points(check.points or 0, check.out_of, known=check.points is not None))


def _tag(check: CheckResult, words: Words) -> Markup:
    if check.bonus:
        return words("label_bonus")
    return Markup("") if check.out_of else words("points_free")


def _cases(check: CheckResult, words: Words) -> Markup:
    """What is right comes first, also where little is."""
    right = check.cases - check.failed
    if check.status not in ("passed", "failed") or check.cases <= 0 or right < 0:
        return Markup("")
    if not check.failed:
        return words("right_on_all", count=check.cases) if check.status == "passed" else Markup("")
    if right and stopped_there(check):
        return words("right_until_endless", count=right)
    return words("right_on_some" if right else "right_on_none", right=right, count=check.cases)


def _statements(check: CheckResult, function: str, words: Words) -> tuple[Statement, ...]:
    if check.diagnosis and not check.hidden:
        return joined(check.diagnosis, words)
    code = check.reason if check.reason in MESSAGES else ""
    if not code and check.status in ("blocked", "not_graded"):
        code = f"function_{check.status}"
    return (Statement(words(code, function=function)),) if code else ()


def joined(messages: Sequence[Message], words: Words) -> tuple[Statement, ...]:
    """What only introduces the next sentence stands before it."""
    found: list[Statement] = []
    before = Markup("")
    for message in messages:
        if message.code in INTRODUCING and message is not messages[-1]:
            before += words.message(message) + " "
        else:
            said = statement(message, words)
            found.append(Statement(before + said.text, said.line))
            before = Markup("")
    return tuple(found)


def _example(check: CheckResult, example: Counterexample, words: Words) -> CounterexampleView:
    actual = actual_of(check, words.language)
    results = _rows(example.expected, actual, words)
    if actual != example.actual:  # nothing came of it
        results = (*results[:-1], Pair(words("label_got"), Marked(actual), "wrong", in_words=True))
    return CounterexampleView(
        heading=words(heading_code(example)),
        call=readable(example.call, exact=True),
        input="\n".join(example.input or ()),
        results=results,
        after=_rows(example.expected_after, example.after, words),
        printed=example.printed,
        sentence=words.own(example.sentence),
    )


def _rows(expected: str, actual: str, words: Words) -> tuple[Pair, ...]:
    """A relation has no expected text: then there is nothing to compare with."""
    short = readable(expected), readable(actual)
    if short[0] != short[1] or expected == actual:
        expected, actual = short
    right, wrong = difference(expected, actual) if expected and actual else (Marked(expected), Marked(actual))
    rows = (Pair(words("label_expected"), right, "right"), Pair(words("label_got"), wrong, "wrong"))
    return tuple(row for row, given in zip(rows, (expected, actual), strict=True) if given)
