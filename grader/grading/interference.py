"""A function that fails only where others of the same hand-in were called before it: whose doing is that?

It is right by itself, so it keeps its points. The one that spoils it, by a variable that both use or by what it does to
a module, is told. That costs nothing either, as its own answers are right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grader.feedback.show import call_text
from grader.grading.place import Place
from grader.grading.rows import Row, asking_for
from grader.grading.shortest import shortest_run
from grader.grading.state import SEARCH_S, passes
from grader.model.exercise import Check
from grader.model.result import Message
from grader.runner.allowance import Allowance
from grader.runner.asking import ask_all
from grader.runner.stretch import Asked, Expected
from grader.runner.values import decode

MAX_TOLD = 3
"""functions that are said to spoil one"""
MAX_CALL_CHARS = 40
"""of a call that stands in a sentence"""
EXPLAINED = ("returned", "raised", "wanted_input", "too_much_output", "unsendable")
"""outcomes that a hand-in alone is answerable for; others may be the machine's"""


def row_that_counts(place: Place, before: Sequence[Asked], row: Row, alone: Row) -> Row:
    """`row` failed, after what was asked `before`; `alone` is the row of the same function in a fresh child. That one
    counts. Only where nothing that was asked before explains the difference, the answers change by themselves."""
    spoiled = _spoiled(row, alone)
    if spoiled is None:
        return alone
    search = _Search(place, row, *spoiled)
    if search.fails_after(before):
        _tell(place, search, before)
        return alone
    by_itself = not search.is_over and row.outcomes[spoiled[1]].kind in EXPLAINED
    return row if by_itself else alone


def _spoiled(row: Row, alone: Row) -> tuple[Check, int] | None:
    """A check, and the first case on which it fails only where others were called before."""
    found: tuple[Check, int] | None = None
    for check in row.function.checks:
        if check.students:
            continue  # such a relation calls what it likes, and its calls are shown as they were
        fresh = alone.verdicts.get(check.name, {})
        for position, verdict in row.verdicts.get(check.name, {}).items():
            if verdict.passed or not verdict.decided or verdict.reason == "not_run":
                continue
            if position in fresh and fresh[position].passed and (found is None or position < found[1]):
                found = check, position
    return found


class _Search:
    """Asks again what was asked before, in a fresh child each time, and then the case."""

    def __init__(self, place: Place, row: Row, check: Check, position: int) -> None:
        self._place = place
        self._asking = asking_for(place.engine, row.function, row.called, seeded=True)
        self._allowance = Allowance(SEARCH_S, place.hand_in.cpu_seconds)
        self.row = row
        self.check = check
        self.position = position
        self.is_over = False
        """there was no time for more"""

    def fails_after(self, before: Sequence[Asked]) -> bool:
        self.is_over = self.is_over or self._allowance.is_used_up()
        if self.is_over:
            return False
        hand_in, function = self._place.hand_in, self.row.function
        hand_in.close()
        for asked in before:
            stretch, _ = hand_in.ask(
                asked.function, list(asked.questions), self._asking.limit_s, Expected(),
                seeded=asked.seeded, materialise=asked.materialise, allowance=self._allowance,
            )  # fmt: skip
            if stretch.ended is not None:
                return False
        questions = self._place.engine.questions(function.name, [self.position])
        outcome = ask_all(hand_in, self._asking, questions)[self.position]
        return not passes(self._place, function, self.check, self.position, outcome)


def _tell(place: Place, search: _Search, before: Sequence[Asked]) -> None:
    """Adds a note to the results of those functions that it takes to spoil the one that was searched for."""

    def fails_after(names: Sequence[str]) -> bool:
        return search.fails_after([asked for asked in before if asked.function in names])

    spoilers = shortest_run(list(dict.fromkeys(asked.function for asked in before)), fails_after)
    note = Message("interfered", {"other": search.row.called})
    if len(spoilers) == 1:
        note = _with_call(place, search, [asked for asked in before if asked.function == spoilers[0]]) or note
    for name, called in place.names.items():
        if called in spoilers[:MAX_TOLD] and name in place.results:
            result = place.results[name]
            told = replace(note, values={**note.values, "function": called})
            place.results[name] = replace(result, notes=(*result.notes, told))


def _with_call(place: Place, search: _Search, before: Sequence[Asked]) -> Message | None:
    """The note with the two calls that show it; None where there is more to it, or where they are not to be shown."""
    functions = [f for f in place.engine.exercise.functions if place.names.get(f.name) == before[0].function]
    if any(check.hidden for function in (*functions, search.row.function) for check in function.checks):
        return None
    single = [replace(asked, questions=(question,)) for asked in before for question in asked.questions]
    calls = shortest_run(single, search.fails_after)
    cases = place.engine.suite.functions[search.row.function.name].cases
    last = cases[search.position % len(cases)].arguments
    first = calls[0].questions[0][2]
    texts = [call_text(name, decode(data)) for name, data in ((before[0].function, first), (search.row.called, last))]
    if len(calls) > 1 or max(map(len, texts)) > MAX_CALL_CHARS:
        return None
    return Message("interfered_call", {"other": search.row.called, "first": texts[0], "then": texts[1]})
