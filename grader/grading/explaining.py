"""What is said about a function that failed: statements that hold on all of its cases, and each failed check's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from grader.checks.sharing import REASON as SHARED
from grader.feedback.diagnosis.diagnose import has_shape, looks_like, what_happened, when
from grader.feedback.diagnosis.row import Row as DiagnosedRow
from grader.feedback.texts import pick
from grader.grading.engine import Engine
from grader.grading.mistakes import Known, Mistakes
from grader.grading.own_words import has_word
from grader.grading.rows import Row
from grader.model.exercise import Function
from grader.model.outcome import Outcome
from grader.model.result import CheckResult, Message
from grader.model.suite import FunctionSuite

NOT_OF_THE_INPUT = ("keeps_state", "unstable", SHARED)
"""Reasons by which an answer depends on more than the input: nothing that is said of inputs would be true."""


def explain(
    engine: Engine, function: Function, row: Row, checks: Sequence[CheckResult], own: str, signature: str
) -> tuple[CheckResult, ...]:
    """The results of the checks with what is said of the function: by the first that a student looks at. `own`: the
    text of the student's function; `signature`: that of the row.

    Each failed check keeps what happened in its own counterexample, unless the same happened everywhere.
    """
    main = main_check(checks)
    if not engine.explains or main is None or any(check.reason in NOT_OF_THE_INPUT for check in checks):
        return tuple(checks)
    suite = engine.suite.functions[function.name]
    known = engine.mistakes.described(function.name, signature)
    if _by_luck(row, checks[main].check, len(suite.cases)):
        return _taught(checks, main, known)
    seen = of_function(suite, row, checks[main].bonus)
    happened = what_happened(seen, row.called)
    told = _statements(seen, row.called, happened) or _apart_from_free(suite, row, checks, main, happened)
    if happened is None and looks_like(seen, row.called) is None:
        like = _like(engine.mistakes, function, signature, row.called, own) if known is None else None
        told += [message for message in (like or has_shape(seen, row.called, told),) if message is not None]
    explained = [_with(check, happened, told if n == main else ()) for n, check in enumerate(checks)]
    return _taught(explained, main, known)


def _taught(checks: Sequence[CheckResult], main: int, known: Known | None) -> tuple[CheckResult, ...]:
    """With what the teacher says of a mistake that is known."""
    if known is None:
        return tuple(checks)
    hint = _joined(checks[main].hint, known.sentences)
    return tuple(replace(check, hint=hint) if n == main else check for n, check in enumerate(checks))


def _by_luck(row: Row, check: str, cases: int) -> bool:
    """Are a relation's answers wrong at one draw and right at another of the same input? No input is to blame then."""
    failed = {p % cases for p, v in row.verdicts[check].items() if not v.passed and v.reason == "broke_relation"}
    passed = {p % cases for p, verdict in row.verdicts[check].items() if verdict.passed}
    return not failed.isdisjoint(passed)


def _statements(seen: DiagnosedRow, called: str, happened: Message | None) -> list[Message]:
    """When it goes wrong, and what the answers look like, as far as there are answers."""
    found = (*when(seen, called), None if happened is not None else looks_like(seen, called))
    return [message for message in found if message is not None]


def _apart_from_free(
    suite: FunctionSuite, row: Row, checks: Sequence[CheckResult], main: int, happened: Message | None
) -> list[Message]:
    """What holds on all cases but those of checks that cost nothing; said with a word that it is so."""
    free = [check.check for check in checks if not check.out_of and check.status == "failed"]
    if len(free) != 1 or checks[main].check in free:
        return []
    seen = of_function(suite, row, checks[main].bonus, without=free[0])
    told = _statements(seen, row.called, happened) if seen.failing else []
    title = next(check.title for check in row.function.checks if check.name == free[0])
    names: dict[str, str | int | float] = {"check": free[0]}
    names |= {f"check.{language}": one for language, one in title.items()}
    return [Message("apart_from_check", names), *told] if told else []


def _like(mistakes: Mistakes, function: Function, signature: str, called: str, own: str) -> Message | None:
    """A right solution with one small change that answers alike on every case. An operator that the student has not
    written would only puzzle."""
    message = mistakes.like(function.name, signature)
    if message is None or not has_word(own, str(message.values.get("there", ""))):
        return None
    return Message(message.code, {"function": called, **message.values})


def _joined(hint: Mapping[str, str], sentences: Mapping[str, str]) -> dict[str, str]:
    """The teacher's hint of the check, and after it what the teacher says of this mistake."""
    languages = dict.fromkeys((*hint, *sentences))
    return {one: " ".join(part for part in (pick(hint, one), pick(sentences, one)) if part) for one in languages}


def _is_explained(check: CheckResult) -> bool:
    """By a case of its own; those of chance, those of several calls, and those that could not be judged, say themselves
    what is the matter."""
    if check.counterexample is not None and check.counterexample.kind == "calls":
        return False
    return check.status == "failed" and not check.hidden and check.failed > 0 and check.reason != "not_random"


def _with(check: CheckResult, happened: Message | None, told: Sequence[Message]) -> CheckResult:
    if not _is_explained(check):
        return check
    says_less = happened is None or (happened.code == "error_other" and check.diagnosis)
    first = check.diagnosis if says_less or happened is None else (happened,)
    return replace(check, diagnosis=(*first, *told))


def main_check(checks: Sequence[CheckResult]) -> int | None:
    """The place of the check that a student looks at first: one that cost points, if there is one."""
    failed = [place for place, check in enumerate(checks) if _is_explained(check)]
    counted = [place for place in failed if checks[place].out_of and not checks[place].bonus]
    return next(iter([*counted, *failed]), None)


def of_function(suite: FunctionSuite, row: Row, with_bonus: bool, without: str = "") -> DiagnosedRow:
    """All cases of the function that were run and judged, as the diagnosis reads them; `without` those of one check.

    A case is wrong if it is wrong for any check. What is only wrong for a bonus is right here, unless `with_bonus`.
    """
    wanted = [c for c in row.function.checks if (with_bonus or not c.bonus) and c.name != without]
    judged = [(check, row.verdicts[check.name]) for check in wanted]
    ran = [p for p, outcome in row.outcomes.items() if outcome.kind != "not_run"]
    found = {p: [(check, verdicts[p]) for check, verdicts in judged if p in verdicts] for p in ran}
    found = {p: here for p, here in found.items() if here and all(verdict.decided for _, verdict in here)}
    positions = list(found)
    count = len(suite.cases)
    ignored = all(check.kind == "equal" and check.compare.mode == "ignored" for check, _ in judged)
    hidden = [all(check.hidden for check, _ in here) for here in found.values()]
    passed = [all(verdict.passed for _, verdict in here) for here in found.values()]
    more = row.reduced  # they are shown, so what is said has to hold there too
    return DiagnosedRow(
        parameters=suite.parameters,
        cases=[*(suite.cases[p % count].arguments for p in positions), *(arguments for arguments, _, _ in more)],
        expected=[*(suite.expected[p % count] for p in positions), *(expected for _, expected, _ in more)],
        actual=[
            *(_as_seen(row.outcomes[p], suite.expected[p % count], ignored) for p in positions),
            *(_as_seen(actual, expected, ignored) for _, expected, actual in more),
        ],
        passed=[*passed, *(False for _ in more)],
        relation=any(check.kind != "equal" for check, _ in judged),
        hidden=[*hidden, *(False for _ in more)] if any(hidden) else (),
    )


def _as_seen(actual: Outcome, expected: Outcome, ignored: bool) -> Outcome:
    """Where results do not count, nothing is to be said of them: they are taken for the right ones."""
    both = actual.kind == expected.kind == "returned"
    return replace(actual, value=expected.value) if ignored and both else actual
