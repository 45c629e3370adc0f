"""Rules that a run breaks visibly, whatever the source lets be seen."""

from __future__ import annotations

from collections.abc import Sequence

from grader.grading.findings import of_witness, to_witness
from grader.grading.patience import patience_with
from grader.grading.place import Place
from grader.grading.rows import Row, asking_for
from grader.model.exercise import Function
from grader.model.result import FindingResult
from grader.runner.stretch import Expected

WITNESSED_CASES = 12
ENDS = ("returned", "raised", "unsendable")
"""outcomes of calls that can be made again without ending the child"""


def witnessed(place: Place, function: Function, row: Row, findings: Sequence[FindingResult]) -> list[FindingResult]:
    """What a few calls really reach, if a rule is about that: calls that came to an end. Nothing is hidden in a
    function of which the source shows all that it can reach."""
    rules = to_witness(function, place.engine.exercise.rules)
    if not rules or place.is_independent(row.called):
        return []
    cases = [p for p, case in enumerate(place.engine.suite.functions[function.name].cases) if case.called]
    cases = [p for p in cases if row.outcomes[p].kind in ENDS]
    positions = cases[:: max(1, len(cases) // WITNESSED_CASES)]
    if not positions:
        return []
    limit_s = patience_with(place.results, function, asking_for(place.engine, function, row.called, True).limit_s)
    apart = tuple(place.names[name] for name in function.uses if name in place.names)
    questions = place.engine.questions(function.name, positions)
    _, told = place.hand_in.ask(row.called, questions, limit_s, Expected(), do="run_watched", apart=apart)
    seen = told.get("seen", []) if isinstance(told, dict) else []
    entries = [entry for entry in seen if isinstance(entry, list) and len(entry) == 2]
    return of_witness(row.called, rules, entries, findings)
