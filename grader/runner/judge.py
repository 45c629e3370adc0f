"""The teacher's relations, asked of the judge child. Answers are remembered: a class gives the same ones again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from grader.model.outcome import Raised
from grader.runner.channel import Child, Ended
from grader.runner.hand_in import NO_ANSWER, Answer
from grader.runner.protocol import CALL, JUDGED, LOADED
from grader.runner.records import BadRecord, read_json, read_raised
from grader.runner.servers import Server

LIMIT_S = 10.0
CHUNK = 500
MAX_GONE = 2
"""Questions over which the child ended; when there are so many in one chunk the rest is not put to it."""
MAX_REMEMBERED = 200_000
LARGE_BYTES = 4096
"""of a result; judgements on larger ones are not remembered"""

Item = tuple[bytes, bytes, bytes, bytes, str]
"""encoded dict of all drawn names, result, expected, encoded dict of the arguments after the call, printed text"""

Domain = tuple[list[tuple[str, str]], list[tuple[str, str]], list[str]]
"""(name, expression) of what is drawn and of the abbreviations, in their order; the conditions"""


@dataclass(frozen=True)
class Judgement:
    """What a relation says of one result."""

    true: bool
    sentence: dict[str, str] = field(default_factory=dict)
    """what the student is told, per language"""
    fault: Raised | None = None
    """the relation itself failed: the spec's fault"""


class Judge:
    """A judge child for the checks of one exercise. To be closed."""

    def __init__(self, server: Server, modules: Mapping[str, str], variables: Mapping[str, str] | None = None) -> None:
        self._server = server
        self._modules = dict(modules)
        self._variables = dict(variables or {})
        self._child: Child | None = None
        self._remembered: dict[tuple[str, Item], Judgement] = {}
        self.load_fault: Raised | None = None

    def judge(
        self,
        expression: str,
        items: Sequence[Item],
        students: Mapping[str, list[str]] | None = None,
        answer: Answer | None = None,
    ) -> list[Judgement]:
        """A judgement for each item. With functions of the student nothing is remembered."""
        if students:
            return self._ask_in_chunks(expression, items, dict(students), answer)
        known = {item: self._remembered.get((expression, item)) for item in items}
        missing = [item for item, judgement in known.items() if judgement is None]
        for item, judgement in zip(missing, self._ask_in_chunks(expression, missing, {}, None), strict=True):
            known[item] = judgement
            self._remember(expression, item, judgement)
        return [found for item in items if (found := known[item]) is not None]

    def _remember(self, expression: str, item: Item, judgement: Judgement) -> None:
        """Hand-ins choose how large their results are, and could fill the grader's memory with them."""
        if len(self._remembered) > MAX_REMEMBERED:
            self._remembered.clear()
        if sum(map(len, item)) < LARGE_BYTES:
            self._remembered[expression, item] = judgement

    def _ask_in_chunks(
        self, expression: str, items: Sequence[Item], students: dict[str, list[str]], answer: Answer | None
    ) -> list[Judgement]:
        judgements: list[Judgement] = []
        while len(judgements) < len(items):
            chunk = list(items[len(judgements) : len(judgements) + CHUNK])
            found = self._ask(expression, chunk, students, answer)
            if found is None and len(chunk) > 1:  # one of them ended the child: which?
                judgements += self._one_by_one(expression, chunk, students, answer)
            else:
                judgements += found or [_gone()]
        return judgements

    def _one_by_one(
        self, expression: str, items: list[Item], students: dict[str, list[str]], answer: Answer | None
    ) -> list[Judgement]:
        judgements: list[Judgement] = []
        gone = 0
        for item in items:
            found = self._ask(expression, [item], students, answer) if gone < MAX_GONE else None
            gone += found is None
            judgements += found or [_gone()]
        return judgements

    def _ask(
        self, expression: str, items: list[Item], students: dict[str, list[str]], answer: Answer | None
    ) -> list[Judgement] | None:
        """None if the child ended over it."""
        try:
            child = self._child or self._started()
            if self.load_fault is not None:
                return [Judgement(False, fault=self.load_fault)] * len(items)
            child.send({"do": "judge", "expression": expression, "items": items, "students": students})
            while True:
                kind, body = child.receive(LIMIT_S)
                if kind == CALL and answer is not None:
                    length = int.from_bytes(body[:2], "little")
                    child.send(answer(body[2 : 2 + length].decode(), body[2 + length :]) or NO_ANSWER)
                elif kind == JUDGED:
                    answers = read_json(body, 1 << 22)
                    return [_judgement(a) for a in answers]
                else:
                    raise BadRecord("unexpected frame")
        except (Ended, BadRecord):
            self.close()
            return None

    def contains(self, domain: Domain, assignments: Sequence[bytes]) -> list[bool]:
        """Which of the encoded assignments surely lie in a domain."""
        given, abbreviations, where = domain
        request = {"do": "contains", "given": given, "domains": abbreviations, "where": where, "items": assignments}
        try:
            child = self._child or self._started()
            if self.load_fault is not None:
                return [False] * len(assignments)
            child.send(request)
            kind, body = child.receive(LIMIT_S)
            answers = read_json(body, 1 << 20) if kind == JUDGED else []
            return [answer is True for answer in answers] if len(answers) == len(assignments) else []
        except (Ended, BadRecord):
            self.close()
            return [False] * len(assignments)

    def _started(self) -> Child:
        child = self._child = Child(self._server)
        child.send({"do": "judge_load", "modules": self._modules, "variables": self._variables})
        kind, body = child.receive(LIMIT_S)
        if kind != LOADED:
            raise BadRecord("unexpected frame")
        error = read_json(body, 1 << 16).get("error")
        self.load_fault = read_raised(error) if error else None
        return child

    def close(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.close()


def _judgement(data: list[Any]) -> Judgement:
    if data[0] is True:
        return Judgement(True)
    if data[0] == "sentence":
        return Judgement(False, sentence=dict(data[1]))
    if data[0] == "error":
        return Judgement(False, fault=read_raised(data[1]))
    return Judgement(False)


def _gone() -> Judgement:
    return Judgement(False, fault=Raised("TimeoutError", "the relation did not end, or ended the process"))
