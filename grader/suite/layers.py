"""The cases of one check: every small assignment, then the edges, then what Hypothesis draws; none twice."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from grader.expressions.domain import WrongDomain
from grader.expressions.evaluate import UnknownName
from grader.expressions.given import Assignment, DomainFault, Givens
from grader.model.exercise import Check
from grader.model.suite import Layer
from grader.suite.drawing import draw
from grader.suite.faults import Fault
from grader.suite.size import shown

WHOLE = 1000
"""A domain with at most so many assignments is taken whole."""

LEAST = 10
LEAST_SHARE = 0.05


@dataclass(frozen=True)
class Budget:
    """At most how many cases of a check come from each layer, and how many a whole domain may have."""

    small: int = 300
    boundary: int = 100
    drawn: int = 200
    whole: int = WHOLE

    def capped(self, cases: int | None) -> Budget:
        """The budget in the same proportions, with at most `cases` in all."""
        total = self.small + self.boundary + self.drawn
        if cases is None:
            return self
        if cases >= total:
            return Budget(self.small, self.boundary, self.drawn, min(self.whole, cases))
        small = -(-cases * self.small // total)
        boundary = cases * self.boundary // total
        return Budget(small, boundary, cases - small - boundary, min(self.whole, cases))


WIDER = Budget(small=1500, boundary=150, drawn=50, whole=2000)
"""For a search beyond the suite: mostly small values, which are listed a hundred times faster than others are drawn."""

OF_RANDOM = Budget(small=50, boundary=20, drawn=30, whole=100)
"""Each case of a random function is asked many times."""
OF_PROGRAM = Budget(small=30, boundary=10, drawn=20, whole=60)
"""Each case of a program is a process."""
OF_RELATION = Budget(small=150, boundary=50, drawn=100, whole=400)
"""Each case of a relation that uses the hand-in may be many calls."""


@dataclass(frozen=True)
class Layered:
    """The assignments of one check with the layer of each."""

    assignments: tuple[tuple[Layer, Assignment], ...]
    whole: bool
    faults: tuple[Fault, ...]


def layered(
    check: Check,
    givens: Givens,
    near: Sequence[Any],
    seed: int,
    budget: Budget,
) -> Layered:
    """All that is tried for one check. What the teacher's functions raise comes back as a fault."""
    try:
        return _layered(check, givens, near, seed, budget)
    except DomainFault as fault:
        return Layered((), False, (of_domain(check, fault),))


def _layered(check: Check, givens: Givens, near: Sequence[Any], seed: int, budget: Budget) -> Layered:
    most = max(WHOLE, budget.whole) + 1
    small = list(islice(givens.small(budget.whole + 1 if _may_be_whole(givens, budget) else budget.small), most))
    if givens.complete and len(small) <= budget.whole:
        faults = _few(check, len(small), givens.tried, len(small), budget) if check.given else ()
        return Layered(tuple(("small", assignment) for assignment in small), True, faults)
    found: list[tuple[Layer, Assignment]] = [("small", assignment) for assignment in small[: budget.small]]
    found += [("boundary", assignment) for assignment in givens.boundaries(budget.boundary, near)]
    drawn = draw(givens, budget.drawn, seed)
    if drawn.fault is not None:
        raise drawn.fault
    found += [("drawn", assignment) for assignment in drawn.assignments]
    return Layered(tuple(found), False, _few(check, len(found), drawn.tried, drawn.met, budget))


def _may_be_whole(givens: Givens, budget: Budget) -> bool:
    """The first domain alone tells often enough, and quickly, that there are too many."""
    if not givens.givens:
        return True
    depth = givens.domain(0, {}).depth()
    return depth is not None and depth <= 4 * budget.whole


def _few(check: Check, found: int, tried: int, met: int, budget: Budget) -> tuple[Fault, ...]:
    conditions = " and ".join(f"`{condition}`" for condition in check.where)
    share = met / tried if tried else 0.0
    names = ", ".join(given.name for given in check.given)
    if not found and not check.where:
        message = (
            f"check {check.name}: `given` leaves no value for {names}; a domain is empty, such as sampled_from([]) or "
            "integers(5, 1). Widen it."
        )
        return (Fault("no_cases", check.line, message, at=check.given[0].expression),)
    enough = min(LEAST, budget.small + budget.boundary + budget.drawn)
    meant = check.cases is not None and found >= check.cases
    if not check.where or (found and meant) or (found >= enough and share >= LEAST_SHARE):
        return ()
    message = (
        f"check {check.name}: where {conditions} leaves {met} of {tried} drawn inputs ({share:.1%}), and {found} cases "
        "in all. Describe the inputs in `given` instead, for example with .map(…) that builds what is asked for."
    )
    return (Fault("where_leaves_little", check.line, message, "error" if not found else "warning"),)


def of_domain(check: Check, fault: DomainFault) -> Fault:
    """An expression of the check that raised, as a sentence."""
    drawn = ", ".join(f"{name} = {shown(value)}" for name, value in fault.assignment.items())
    place = f" That was for {drawn}." if drawn else ""
    message = f"check {check.name}, {fault}{'' if str(fault).endswith('?') else '.'}{place}"
    if not isinstance(fault.error, (WrongDomain, UnknownName)) and not message.endswith("?"):
        message += " Correct the expression, or the function of checks.py that it calls."
    return Fault("domain_raises", check.line, message, at=fault.expression)


def seed_of(digest: str, function: str, check: str) -> int:
    """A seed that depends on these texts alone."""
    return int.from_bytes(hashlib.sha256(f"{digest}/{function}/{check}".encode()).digest()[:8], "big")
