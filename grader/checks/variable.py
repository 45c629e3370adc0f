"""What the value of a variable means. Students set it by hand, so a relation is asked about any value, also about None
for one that is not there: it may look into what the file printed."""

from __future__ import annotations

from grader.checks.equal import judge_equal
from grader.checks.holds import before_asking, of_judgement
from grader.checks.verdict import Table, Verdict, of_failure


def judge_variable(table: Table) -> dict[int, Verdict]:
    """The verdict on each reading of the variable (there is but one)."""
    if table.check.kind == "equal":
        return judge_equal(table)
    return {position: _verdict(table, position) for position in table.positions}


def _verdict(table: Table, position: int) -> Verdict:
    failure = of_failure(table.outcomes[position])
    if failure is not None:
        return failure
    (judgement,) = table.judge(table.check.holds or "True", [position], table.outcomes)
    if judgement.fault is not None and before_asking(table.expected(position), table.outcomes[position]) is not None:
        return Verdict(False, "wrong_type")
    return of_judgement(table, position, judgement)
