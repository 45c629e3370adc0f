"""One source on the other side of the boundary: loaded in a child, loaded again in a fresh one after trouble."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from grader.model.outcome import Outcome
from grader.runner.channel import Child, Ended
from grader.runner.host import ForkServer
from grader.runner.protocol import CALL, DONE, LOADED, NONCE_BYTES, OUTCOMES, STATEMENT
from grader.runner.records import BadRecord, read_json, read_outcomes

MAX_SKIPPED = 40
Question = tuple[int, int, bytes, tuple[str, ...] | None]
"""position of the case, seed, encoded arguments, lines of input"""
Answer = Callable[[str, bytes], dict[str, Any]]
"""what a replaced function does: name, encoded arguments -> {value, after} or {raised, message}"""


@dataclass(frozen=True)
class Skipped:
    """A top-level statement that did not end well."""

    line: int
    end_line: int
    kind: str
    """raised, exited, wanted_input, timed_out, too_much_output, crashed"""
    type: str = ""
    message: str = ""
    at: int | None = None
    """the line where it happened"""


@dataclass
class Loaded:
    """What loading a source came to."""

    names: dict[str, str] = field(default_factory=dict)
    """name -> function, callable, class, module or value"""
    skipped: tuple[Skipped, ...] = ()
    printed: str = ""
    error: str | None = None
    """why nothing could be loaded"""
    tampered: bool = False


@dataclass(frozen=True)
class Source:
    """What is loaded, and how."""

    text: str
    file: str = "hand_in.py"
    modules: dict[str, str] = field(default_factory=dict)
    """other files that it may import: module name -> source"""
    variables: dict[str, Any] = field(default_factory=dict)
    load_s: float = 5.0
    output_chars: int = 64 * 1024
    seed: int = 0


@dataclass
class Stretch:
    """What a stretch of cases came to: outcomes in the order of asking, and why it ended early."""

    outcomes: list[tuple[int, Outcome]]
    ended: Ended | None = None
    as_expected: bool = False
    """all outcomes are the expected ones"""


@dataclass(frozen=True)
class Expected:
    """What the reference does, for a function whose cases are asked in the order of their positions."""

    outcomes: Mapping[int, Outcome] = field(default_factory=dict)
    stream: bytes = b""
    """the records of a child that answers all of them as expected; b"" if that is not known"""


class HandIn:
    """A source that answers questions. To be closed."""

    def __init__(
        self,
        server: ForkServer,
        source: Source,
        replace: Mapping[str, Iterable[str]] | None = None,
        answer: Answer | None = None,
        skip: Iterable[int] = (),
        ready: Mapping[str, Mapping[bytes, dict[str, Any]]] | None = None,
    ) -> None:
        self._server = server
        self._source = source
        self._replace = {name: list(parameters) for name, parameters in (replace or {}).items()}
        self._answer = answer
        self._ready = dict(ready or {})
        self._child: Child | None = None
        self.skip: list[int] = list(skip)
        """positions of top-level statements that are not run"""
        self._stopped: dict[int, tuple[str, int | None]] = {}
        self.loaded = Loaded()
        self.calls = 0
        """asked since the last fresh start"""
        self.cpu_s = 0.0
        """of all children that have ended"""

    # loading

    def load(self) -> Loaded:
        """In a fresh child; statements that end the child are left out one after the other."""
        self.close()
        while True:
            child = self._child = Child(self._server)
            self.calls = 0
            child.send(self._load_request())
            culprit = self._follow_loading(child)
            if culprit is None:
                return self.loaded
            self.close()
            if culprit < 0 or len(self.skip) >= MAX_SKIPPED:
                self.loaded = Loaded(error="crashed", tampered=self.loaded.tampered)
                return self.loaded
            self.skip.append(culprit)

    def _load_request(self) -> dict[str, Any]:
        source = self._source
        return {
            "do": "load",
            "text": source.text,
            "file": source.file,
            "module": "hand_in",
            "modules": source.modules,
            "variables": source.variables,
            "load_s": source.load_s,
            "output_chars": source.output_chars,
            "seed": source.seed,
            "skip": list(self.skip),
            "replace": self._replace,
            "ready": self._ready,
        }

    def _follow_loading(self, child: Child) -> int | None:
        """None once it is loaded; else the statement that ended the child (-1: unknown)."""
        position = -1
        try:
            while True:
                kind, body = child.receive(self._source.load_s)
                if kind == STATEMENT and len(body) == 4:
                    position = int.from_bytes(body, "little")
                elif kind == CALL:
                    self._reply(child, body)
                elif kind == LOADED:
                    report = read_json(body, 1 << 22)
                    if "stopped" not in report:
                        self.loaded = self._loaded(report)
                        return None
                    position = int(report["stopped"])
                    line = report.get("line")
                    self._stopped[position] = (str(report.get("kind"))[:40], line if type(line) is int else None)
                    return position
                else:
                    raise BadRecord("unexpected frame")
        except Ended as ended:
            if ended.why == "tampered":
                self.loaded.tampered = True
            kinds = {"exited": "crashed", "silent": "timed_out", "slept": "timed_out", "tampered": "crashed"}
            self._stopped[position] = (kinds.get(ended.why, "crashed"), None)
        except (BadRecord, TypeError, ValueError, KeyError, AttributeError):
            self.loaded.tampered = True
            self._stopped[position] = ("crashed", None)
        return position

    def _loaded(self, report: dict[str, Any]) -> Loaded:
        names = {str(k)[:200]: str(v)[:20] for k, v in dict(report["names"]).items()}
        skipped = [
            Skipped(
                line=int(s["line"]),
                end_line=int(s["end_line"]),
                kind=str(s["kind"])[:40],
                type=str(s["type"])[:80],
                message=str(s["message"])[:500],
                at=int(s["at"]),
            )
            for s in report["skipped"][:500]
        ]
        error = report.get("error")
        return Loaded(
            names=names,
            skipped=tuple(skipped),
            printed=str(report["printed"])[: self._source.output_chars],
            error=str(error)[:80] if error else None,
            tampered=self.loaded.tampered,
        )

    @property
    def stopped_statements(self) -> dict[int, tuple[str, int | None]]:
        """Position of a statement that ended a child -> kind, line where it stood."""
        return dict(self._stopped)

    # calling

    def ask(
        self,
        function: str,
        questions: list[Question],
        limit_s: float,
        expected: Expected,
        *,
        seeded: bool = True,
        each: bool = False,
        seconds: dict[int, float] | None = None,
        materialise: int = 0,
        do: str = "run",
        apart: tuple[str, ...] = (),
    ) -> tuple[Stretch, Any]:
        """Calls the function on the questions in the present child (a fresh one if there is none).

        Also what a traced or watched run tells at its end. Ended stands in the stretch, never raised.
        """
        if self._child is None:
            self.load()
        child = self._child
        if child is None:
            return Stretch([], Ended("exited", "could not be loaded")), None
        nonce = secrets.token_bytes(NONCE_BYTES)
        if child.has_more:
            return Stretch([], Ended("tampered", "bytes before the question")), None
        request = {
            "do": do,
            "nonce": nonce,
            "function": function,
            "cases": questions,
            "limit_s": limit_s,
            "seeded": seeded or do != "run",
            "each": each,
            "timed": seconds is not None,
            "materialise": materialise,
            "apart": apart,
        }
        self.calls += len(questions)
        child.send(request)
        return self._follow_run(child, nonce, limit_s, expected, seconds, told=do != "run")

    def _follow_run(
        self,
        child: Child,
        nonce: bytes,
        limit_s: float,
        expected: Expected,
        seconds: dict[int, float] | None,
        told: bool,
    ) -> tuple[Stretch, Any]:
        bodies: list[bytes] = []
        more: Any = None
        ended: Ended | None = None
        try:
            while True:
                kind, body = child.receive(limit_s)
                if kind == OUTCOMES and body[:NONCE_BYTES] == nonce:
                    bodies.append(body[NONCE_BYTES:])
                elif kind == CALL:
                    self._reply(child, body)
                elif kind == DONE and body == nonce:
                    more = read_json(child.receive(limit_s)[1], 1 << 20) if told else None
                    break
                else:
                    raise BadRecord("unexpected frame")
        except BadRecord as error:
            ended = Ended("tampered", str(error))
        except Ended as error:
            ended = error
        stretch = _stretch(b"".join(bodies), expected, seconds, ended)
        if stretch.ended is not None:
            stretch.ended.exit_code = self.close().get("code")
        return stretch, more

    def _reply(self, child: Child, body: bytes) -> None:
        if self._answer is None or len(body) < 2:
            raise BadRecord("a call that nobody offered")
        length = int.from_bytes(body[:2], "little")
        try:
            name = body[2 : 2 + length].decode()
        except UnicodeDecodeError:
            raise BadRecord("a name that is no text") from None
        if name not in self._replace:
            raise BadRecord("a call of another function")
        child.send(self._answer(name, body[2 + length :]))

    def cpu_seconds(self) -> float:
        """Of all its children so far."""
        return self.cpu_s + (self._child.cpu_seconds() if self._child is not None else 0.0)

    def close(self) -> dict[str, Any]:
        """Ends the child; the next question gets a fresh one."""
        child, self._child = self._child, None
        if child is None:
            return {}
        end = child.close()
        self.cpu_s += float(end.get("cpu") or 0.0)
        return end


def _stretch(
    records: bytes, expected: Expected, seconds: dict[int, float] | None, ended: Ended | None
) -> Stretch:
    """Outcomes out of records. Where they are those expected to the last byte, nothing is read."""
    if expected.stream and records == expected.stream and ended is None:
        return Stretch(list(expected.outcomes.items()), as_expected=True)
    try:
        return Stretch(read_outcomes(records, expected.outcomes, seconds), ended)
    except BadRecord as error:
        return Stretch([], Ended("tampered", str(error)))
