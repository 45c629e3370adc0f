"""Holds what is said of a function of a hand-in against the stored cases once more, by other means than it was found.

When, and what it looks like: see `reading`. Where: one of the repairs that were found, made here in the text of the
hand-in, is right on every case, and its lines are the ones told. Likeness: a right solution with such an edit answers
alike on every case. Only for hand-ins that are made here out of right solutions: their code is run in this process.
"""

from __future__ import annotations

import ast
import contextlib
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any

from benchmarks.reading import Case, contradicted
from grader.compare.modes import compare
from grader.feedback.likeness import message_of
from grader.grading import function, locating
from grader.grading.exercise_files import ExerciseFiles
from grader.grading.repairing import Found
from grader.grading.rows import Row, is_random
from grader.model.exercise import Compare, Function
from grader.model.outcome import NEVER_STOPS
from grader.model.result import FunctionResult, Message
from grader.model.suite import Suite
from grader.runner.subclasses import plain_of
from grader.runner.values import decode, encode
from grader.source.edits.fuel import OutOfFuel
from grader.source.edits.workshop import CannotEdit, Workshop

FUEL = 60_000
SOURCES = 3
"""right solutions that give likenesses"""
NEVER = "never stops"


class Overheard:
    """While it is entered: the row of each function that is explained, and the repairs that are found."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.found: dict[str, Found] = {}

    def __enter__(self) -> Overheard:
        self._explain = vars(function)["explain"]
        self._find = vars(locating)["find_repairs"]
        vars(function)["explain"], vars(locating)["find_repairs"] = self._explaining, self._finding
        return self

    def __exit__(self, *_: object) -> None:
        vars(function)["explain"], vars(locating)["find_repairs"] = self._explain, self._find

    def _explaining(self, engine: Any, asked: Function, row: Row, *more: Any) -> Any:
        self.rows[asked.name] = row
        return self._explain(engine, asked, row, *more)

    def _finding(self, place: Any, asked: Function, *more: Any) -> Found:
        found: Found = self._find(place, asked, *more)
        self.found[asked.name] = found
        return found


def falsehoods(suite: Suite, files: ExerciseFiles, text: str, one: FunctionResult, heard: Overheard) -> Iterator[str]:
    """What is said of one function of the hand-in `text`, and is not so."""
    asked, row = suite.exercise.function(one.name), heard.rows.get(one.name)
    if row is None or is_random(asked):
        return
    main = next((check for check in one.checks if check.diagnosis and not check.hidden), None)
    said = list(main.diagnosis) if main is not None else []
    free = next((str(m.values["check"]) for m in said if m.code == "apart_from_check"), "")
    start = next((n for n, m in enumerate(said) if m.code == "apart_from_check"), len(said))
    bonus = bool(main and main.bonus)
    parameters = suite.functions[one.name].parameters
    for messages, without in ((said[:start], ""), (said[start:], free)):
        of_all = [message for message in messages if "function" in message.values]  # the others are of one call
        if of_all and (without or len(one.checks) == 1 or start == len(said)):
            cases = list(_cases(suite, asked, row, bonus, without))
            yield from (f"{message.code} {message.values}" for message in contradicted(of_all, cases, parameters))
    for message in said:
        if message.code.startswith("where_") and not _is_repaired(suite, asked, row, text, message, heard):
            yield f"{message.code} {message.line}"
        if message.code.startswith("like_") and not _is_like(suite, files, asked, row, message):
            yield f"{message.code} {message.values}"


def _cases(suite: Suite, asked: Function, row: Row, bonus: bool, without: str) -> Iterator[Case]:
    """All that were run and judged, and those that were made smaller."""
    of_function = suite.functions[asked.name]
    wanted = [check for check in asked.checks if (bonus or not check.bonus) and check.name != without]
    for position, outcome in row.outcomes.items():
        place = position % len(of_function.cases)
        verdicts = [row.verdicts[check.name][position] for check in wanted if position in row.verdicts[check.name]]
        if verdicts and outcome.kind != "not_run" and all(verdict.decided for verdict in verdicts):
            arguments = _arguments(of_function.cases[place].arguments)
            yield Case(arguments, of_function.expected[place], outcome, all(verdict.passed for verdict in verdicts))
    for reduced, expected, actual in row.reduced:
        yield Case(_arguments(reduced), expected, actual, False)


def _arguments(data: bytes) -> tuple[Any, ...]:
    value = decode(data)
    return value if isinstance(value, tuple) else (value,)


def _is_plain(suite: Suite, asked: Function, row: Row) -> bool:
    """Can it be judged here: by its results alone, without input, helpers of the reference or changed arguments?"""
    kinds = all(check.kind == "equal" and not check.accept and not check.input for check in asked.checks)
    one_way = len({check.compare for check in asked.checks}) == 1
    return kinds and one_way and not row.with_reference and not suite.functions[asked.name].works_in_place


def _is_repaired(suite: Suite, asked: Function, row: Row, text: str, message: Message, heard: Overheard) -> bool:
    told = {int(line) for line in (message.line, message.values.get("last")) if line}
    fixes = [fix for fix in heard.found[asked.name].fixes if told & set(fix.lines)]
    if not fixes or not told <= {line for fix in fixes for line in fix.lines}:
        return False
    if not _is_plain(suite, asked, row):
        return True
    shop = _workshop(suite, text, row.called, repair=True)
    counted = [check for check in asked.checks if check.points and not check.bonus] or list(asked.checks)
    positions = sorted({p for check in counted for p in suite.functions[asked.name].checks[check.name]})
    return _agrees(shop, [edit.number for edit in fixes[0].edits], suite, asked, positions, {})


def _is_like(suite: Suite, files: ExerciseFiles, asked: Function, row: Row, message: Message) -> bool:
    if not _is_plain(suite, asked, row):
        return True
    failed = [p for verdicts in row.verdicts.values() for p, verdict in verdicts.items() if not verdict.passed]
    wrong = {p: row.outcomes[p] for p in failed}
    stopped = min((p for p, outcome in wrong.items() if outcome.kind in NEVER_STOPS), default=len(row.outcomes))
    positions = [*sorted(p for p in wrong if p <= stopped), *(p for p in row.outcomes if p not in wrong)]
    told = {name: value for name, value in message.values.items() if name in ("here", "there")}
    for path in (files.solution, *files.right)[:SOURCES]:
        shop = _workshop(suite, path.read_text(encoding="utf-8"), asked.name, repair=False)
        for number, (_, edit) in enumerate(shop.edits()):
            like = message_of(edit.kind, edit.values)
            if like == Message(message.code, told) and _agrees(shop, [number], suite, asked, positions, wrong):
                return True
    return False


def _workshop(suite: Suite, text: str, called: str, repair: bool) -> Workshop:
    module, tree = ModuleType("hand_in"), ast.parse(text)
    for one in tree.body:
        if not isinstance(one, (ast.Expr, ast.If, ast.While, ast.For)):
            with contextlib.suppress(Exception):  # as grading does it, too
                exec(compile(ast.Module([one], []), "hand_in.py", "exec"), module.__dict__)
    required = {n for f in suite.exercise.functions for n in (f.name, *f.also)} - {called}
    return Workshop(text, called, required, module.__dict__, repair)


def _agrees(
    shop: Workshop,
    numbers: Sequence[int],
    suite: Suite,
    asked: Function,
    positions: Sequence[int],
    wrong: dict[int, Any],
) -> bool:
    """Does it do what is expected, and at `wrong` what was done there?"""
    try:
        edited = shop.function_with(numbers)
    except CannotEdit:
        return False
    of_function, way = suite.functions[asked.name], asked.checks[0].compare
    for position in positions:
        outcome = wrong.get(position, of_function.expected[position])
        wanted = NEVER if outcome.kind in NEVER_STOPS else outcome.raised.type if outcome.raised else outcome.value
        shop.fuel.left = FUEL
        try:
            result = edited(*_arguments(of_function.cases[position].arguments))
            got: Any = encode(list(result) if way.mode == "iterable" else result)
        except OutOfFuel:
            got = NEVER
        except Exception as error:
            got = type(error).__name__
        if got != wanted and not _are_equal(got, wanted, way):
            return False
    return True


def _are_equal(one: Any, other: Any, way: Compare) -> bool:
    """Two encoded results."""
    if not isinstance(one, bytes) or not isinstance(other, bytes):
        return False
    return compare(way, plain_of(decode(other)), plain_of(decode(one))).equal
