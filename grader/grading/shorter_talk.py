"""A relation that fails on a drawn case, asked again about smaller ones: for a conversation that is easy to follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from grader.checks.verdict import Verdict
from grader.grading.packed_domains import knows_domain
from grader.grading.relations import ENDS, Relation
from grader.grading.smaller import smaller
from grader.model.act import Done
from grader.model.suite import Case
from grader.runner.readable import encode_with_foreign
from grader.runner.values import decode
from grader.suite.size import size_of

MAX_TALKS = 120
MAX_STEPS = 200


@dataclass(frozen=True)
class Talk:
    """A conversation that failed, and how."""

    done: tuple[Done, ...]
    verdict: Verdict


def shorter_talk(relation: Relation, case: Case, talk: Talk) -> tuple[Talk, bool]:
    """The conversation about the smallest case found that fails for the same reason, and whether no step from there
    leads to a smaller one. Only of cases that are no calls of the function itself."""
    if case.called or case.lines is not None or talk.verdict.reason in ENDS:
        return talk, False
    drawn: dict[str, object] = decode(case.drawn) if case.drawn else {}
    if not knows_domain(relation.check, drawn):
        return talk, False
    found, talks = talk, 0
    while True:
        better = None
        for candidate in _steps(relation, drawn):
            if talks >= MAX_TALKS:
                return found, False
            talks += 1
            tried = _tried(relation, candidate)
            if tried.verdict.reason in ENDS:
                return found, False
            if tried.verdict.decided and tried.verdict.reason == talk.verdict.reason:
                better, drawn = tried, candidate
                break
        if better is None:
            return found, True
        found = better


def _tried(relation: Relation, drawn: Mapping[str, object]) -> Talk:
    item = (encode_with_foreign(dict(drawn)), b"", b"", b"", "")
    done, judgement, _ = relation.converse(item, relation.engine.seed, None)
    return Talk(tuple(done), relation.of_talk(done, judgement))


def _steps(relation: Relation, drawn: Mapping[str, object]) -> Sequence[dict[str, object]]:
    """Assignments one step smaller that lie in the domain, the smallest first."""
    names, values = list(drawn), tuple(drawn.values())
    size = size_of(values)
    steps = [step for step in smaller(values) if isinstance(step, tuple) and size_of(step) < size]
    candidates = [dict(zip(names, step, strict=True)) for step in sorted(steps, key=size_of)[:MAX_STEPS]]
    inside = relation.engine.in_domain(relation.check, candidates) if candidates else []
    return [candidate for candidate, fits in zip(candidates, inside, strict=False) if fits]
