"""Is a failure one of the case, or of what was called before?"""

from __future__ import annotations

from grader.checks.kinds import KINDS
from grader.checks.verdict import Table
from grader.grading.place import Place
from grader.grading.rows import Row, ask_row, asking_for
from grader.model.exercise import Check, Function
from grader.model.outcome import NEVER_STOPS
from grader.runner.asking import ask_one


def depends_on_calls(place: Place, function: Function, check: Check, row: Row, position: int) -> str | None:
    """`keeps_state` if the case passes when it is asked alone in a fresh child, `unstable` if the whole row comes out
    otherwise when it is asked again, None if the failure is the case's own."""
    failure = row.outcomes[position]
    if failure.kind in NEVER_STOPS or failure.kind == "tampered":
        return None
    asking = asking_for(place.engine, function, row.called, seeded=True)
    alone = ask_one(place.hand_in, asking, place.engine.questions(function.name, [position])[0])
    suite = place.engine.suite.functions[function.name]
    table = Table(check, suite, [position], {position: alone}, place.engine.judging(suite))
    if not KINDS[check.kind](table)[position].passed:
        return None
    place.hand_in.close()
    again = ask_row(place.engine, place.hand_in, function, row.called, seeded=True)
    same = again.outcomes[position].signature() == failure.signature()
    return "keeps_state" if same else "unstable"
