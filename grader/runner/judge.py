"""The teacher's relations, asked of the judge child. Answers are remembered: a class gives the same ones again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from grader.model.act import Act
from grader.model.outcome import Raised
from grader.runner.channel import Child, Ended
from grader.runner.protocol import CALL, JUDGED, LOADED
from grader.runner.records import BadRecord, read_json, read_raised
from grader.runner.servers import Server
from grader.runner.values import BadEncoding, decode

LIMIT_S = 10.0
CHUNK = 500
MAX_GONE = 2
"""Questions over which the child ended; when there are so many in one chunk the rest is not put to it."""
MAX_REMEMBERED_BYTES = 64 << 20
ENTRY_BYTES = 500
"""of what is remembered, beside its data"""
LARGE_BYTES = 4096
"""of a result; judgements on larger ones are not remembered"""

Item = tuple[bytes, bytes, bytes, bytes, str]
"""encoded dict of all drawn names, result, expected, encoded dict of the arguments after the call, printed text"""

Domain = tuple[list[tuple[str, str]], list[tuple[str, str]], list[str]]
"""(name, expression) of what is drawn and of the abbreviations, in their order; the conditions"""

Students = Mapping[str, Mapping[str, Sequence[str]]]
"""functions and classes of the hand-in that a relation may use: name -> {parameters, methods} of the reference's"""

AnswerAct = Callable[[Act], dict[str, Any]]
"""what comes of an act: {value, after}, {raised, message, bases}, or {gone: True} if nothing more can be asked"""


@dataclass(frozen=True)
class Judgement:
    """What a relation says of one result."""

    true: bool
    sentence: dict[str, str] = field(default_factory=dict)
    """what the student is told, per language"""
    fault: Raised | None = None
    """the relation itself failed: the spec's fault"""
    by_student: bool = False
    """a function of the hand-in that it asked raised or ended instead of answering"""


class Judge:
    """A judge child for the checks of one exercise. To be closed."""

    def __init__(self, server: Server, modules: Mapping[str, str], variables: Mapping[str, str] | None = None) -> None:
        self._server = server
        self._modules = dict(modules)
        self._variables = dict(variables or {})
        self._child: Child | None = None
        self._remembered: dict[tuple[str, Item], Judgement] = {}
        self._remembered_bytes = 0
        self.load_fault: Raised | None = None

    def judge(self, expression: str, items: Sequence[Item]) -> list[Judgement]:
        """A judgement for each item."""
        known = {item: self._remembered.get((expression, item)) for item in items}
        missing = [item for item, judgement in known.items() if judgement is None]
        for item, judgement in zip(missing, self._ask_in_chunks(expression, missing), strict=True):
            known[item] = judgement
            self._remember(expression, item, judgement)
        return [found for item in items if (found := known[item]) is not None]

    def converse(self, expression: str, item: Item, students: Students, answer: AnswerAct) -> Judgement:
        """The judgement of one item by a relation that uses the hand-in itself: `answer` does each act."""
        request = {"do": "judge", "expression": expression, "items": [item], "students": students}
        try:
            child = self._child or self._started()
            if self.load_fault is not None:
                return Judgement(False, fault=self.load_fault)
            child.send(request)
            while True:
                kind, body = child.receive(LIMIT_S)
                if kind == JUDGED:
                    return _judgements(body, 1)[0]
                if kind != CALL:
                    raise BadRecord("unexpected frame")
                child.send(answer(_act(body)))
        except (Ended, BadRecord):
            self.close()
            return _gone()

    def _remember(self, expression: str, item: Item, judgement: Judgement) -> None:
        """Hand-ins choose how large their results are, and could fill the grader's memory with them."""
        size = sum(map(len, item))
        if size >= LARGE_BYTES:
            return
        self._remembered_bytes += size + ENTRY_BYTES
        if self._remembered_bytes > MAX_REMEMBERED_BYTES:
            self._remembered.clear()
            self._remembered_bytes = size + ENTRY_BYTES
        self._remembered[expression, item] = judgement

    def _ask_in_chunks(self, expression: str, items: Sequence[Item]) -> list[Judgement]:
        judgements: list[Judgement] = []
        while len(judgements) < len(items):
            chunk = list(items[len(judgements) : len(judgements) + CHUNK])
            found = self._ask(expression, chunk)
            if found is None and len(chunk) > 1:  # one of them ended the child: which?
                judgements += self._one_by_one(expression, chunk)
            else:
                judgements += found or [_gone()]
        return judgements

    def _one_by_one(self, expression: str, items: list[Item]) -> list[Judgement]:
        judgements: list[Judgement] = []
        gone = 0
        for item in items:
            found = self._ask(expression, [item]) if gone < MAX_GONE else None
            gone += found is None
            judgements += found or [_gone()]
        return judgements

    def _ask(self, expression: str, items: list[Item]) -> list[Judgement] | None:
        """None if the child ended over it."""
        try:
            child = self._child or self._started()
            if self.load_fault is not None:
                return [Judgement(False, fault=self.load_fault)] * len(items)
            child.send({"do": "judge", "expression": expression, "items": items})
            kind, body = child.receive(LIMIT_S)
            if kind != JUDGED:
                raise BadRecord("unexpected frame")
            return _judgements(body, len(items))
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
            if kind != JUDGED:
                raise BadRecord("unexpected frame")
            return [answer is True for answer in _answers(body, len(assignments))]
        except (Ended, BadRecord):
            self.close()
            return [False] * len(assignments)

    def _started(self) -> Child:
        child = self._child = Child(self._server)
        child.send({"do": "judge_load", "modules": self._modules, "variables": self._variables})
        kind, body = child.receive(LIMIT_S)
        if kind != LOADED:
            raise BadRecord("unexpected frame")
        report = read_json(body, 1 << 16)
        if type(report) is not dict:
            raise BadRecord("a report of another form")
        self.load_fault = read_raised(report["error"]) if report.get("error") else None
        return child

    def close(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.close()


def _answers(body: bytes, count: int) -> list[Any]:
    """So many; BadRecord if there are others."""
    answers = read_json(body, 1 << 22)
    if type(answers) is not list or len(answers) != count:
        raise BadRecord("answers to other questions")
    return answers


def _judgements(body: bytes, count: int) -> list[Judgement]:
    try:
        return [_judgement(answer) for answer in _answers(body, count)]
    except (TypeError, ValueError, LookupError, AttributeError):
        raise BadRecord("a judgement of another form") from None


def _judgement(data: list[Any]) -> Judgement:
    if data[0] is True:
        return Judgement(True)
    if data[0] == "sentence":
        return Judgement(False, sentence={str(language): str(text) for language, text in data[1].items()})
    if data[0] == "student":
        return Judgement(False, by_student=True)
    if data[0] == "error":
        return Judgement(False, fault=read_raised(data[1]))
    return Judgement(False)


def _gone() -> Judgement:
    return Judgement(False, fault=Raised("TimeoutError", "the relation did not end, or ended the process"))


def _act(body: bytes) -> Act:
    """BadRecord if it is none."""
    try:
        what, target, name, keywords, holds, arguments = decode(body)
        kinds = [type(part) for part in (what, target, name, keywords, holds, arguments)]
    except (BadEncoding, TypeError, ValueError) as error:
        raise BadRecord(str(error)) from None
    if kinds != [str, int, str, tuple, bool, bytes] or not all(type(keyword) is str for keyword in keywords):
        raise BadRecord("an act of another form")
    return Act(what, target, name, keywords, arguments, holds)
