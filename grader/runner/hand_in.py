"""One source on the other side of the boundary: loaded in a child, loaded again in a fresh one after trouble."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from grader.runner.allowance import Allowance
from grader.runner.channel import Child, Ended
from grader.runner.loaded import MAX_STATEMENT, Loaded, read_loaded, read_stopped
from grader.runner.protocol import CALL, DONE, LOADED, NONCE_BYTES, OUTCOMES, RETURNED_ARGUMENT, STATEMENT
from grader.runner.records import BadRecord, is_plain_call, read_json
from grader.runner.servers import Server
from grader.runner.stretch import Asked, Expected, Question, Stretch, read_stretch
from grader.runner.values import MAX_BYTES, MAX_DEPTH

MAX_SKIPPED = 40
TIMES_LOADING = 8
"""All attempts to load a source may take so many times the limit of one statement."""
MAX_PATIENT = 3
"""Statements that get their full time before they are stopped; those after them get the hasty one."""
HASTY_S = 0.2
LONGEST_ASKING_S = 3600.0
NO_CALLS = ("act", "read")
"""Requests that are no calls of one function on cases."""
TOLD = ("run_traced", "run_watched", "run_met", "edit_list", "edit_shown")
"""Requests that are answered with something more at their end."""
ENDED_AS = {"silent": "timed_out", "slept": "timed_out", "total": "timed_out", "flooded": "too_much_output"}
"""What the end of a child means for the statement that it was at; else it crashed."""
Answer = Callable[[str, bytes], dict[str, Any] | None]
"""what a replaced function does: name, encoded arguments -> {value, after} or {raised, message}; None: not known"""


@dataclass(frozen=True)
class Source:
    """What is loaded, and how."""

    text: str
    file: str = "hand_in.py"
    modules: dict[str, str] = field(default_factory=dict)
    """other files that it may import: module name -> source"""
    variables: dict[str, str] = field(default_factory=dict)
    """that keep the values set here, each as the text of its value"""
    load_s: float = 5.0
    output_chars: int = 64 * 1024
    result_depth: int = MAX_DEPTH
    result_bytes: int = MAX_BYTES
    seed: int = 0
    module: str = "hand_in"
    """the name it runs under; `__main__` for what a file does only as a program"""


class HandIn:
    """A source that answers questions. To be closed."""

    def __init__(
        self,
        server: Server,
        source: Source,
        replace: Mapping[str, Iterable[str]] | None = None,
        answer: Answer | None = None,
        skip: Iterable[int] = (),
        ready: Mapping[str, Mapping[bytes, dict[str, Any]]] | None = None,
        unused: Child | None = None,
        on_end: Callable[[float], None] | None = None,
    ) -> None:
        self._server = server
        self._source = source
        self._replace = {name: list(parameters) for name, parameters in (replace or {}).items()}
        self._answer = answer
        self._ready = dict(ready or {})
        self._child: Child | None = None
        self._unused = unused
        """a child that has executed nothing yet, for the first load"""
        self._on_end = on_end
        """told the seconds of CPU of each child that has ended"""
        self._hopeless = False
        """it cannot be loaded, however often it is tried"""
        self.skip: list[int] = list(skip)
        """positions of top-level statements that are not run"""
        self._stopped: dict[int, tuple[str, int | None]] = {}
        self.loaded = Loaded()
        self.returned_argument: tuple[int, int] | None = None
        """the first case whose result was one of its arguments itself, and which of them; who reads it clears it"""
        self.is_fresh = True
        """its present child, if there is one, was asked nothing yet"""
        self.asked: list[Asked] = []
        """put to the present child so far"""
        self.cpu_s = 0.0
        """of all children that have ended"""

    # loading

    def load(self) -> Loaded:
        """In a fresh child; statements that end the child are left out one after the other."""
        unused, self._unused = self._unused, None
        self.close()
        allowance = Allowance(TIMES_LOADING * self._source.load_s, self.cpu_seconds)
        while not self._hopeless:
            child = self._child = unused or Child(self._server)
            unused = None
            child.send(self._load_request())
            culprit = self._follow_loading(child, allowance)
            if culprit is None:
                return self.loaded
            self.close()
            self._hopeless = culprit < 0 or len(self.skip) >= MAX_SKIPPED or allowance.is_used_up()
            self.skip.append(culprit)
        kind = "timed_out" if allowance.is_used_up() else "crashed"
        self.loaded = Loaded(error=self.loaded.error or kind, tampered=self.loaded.tampered)
        return self.loaded

    def _load_s(self) -> float:
        endless = sum(kind == "timed_out" for kind, _ in self._stopped.values())
        return self._source.load_s if endless < MAX_PATIENT else min(HASTY_S, self._source.load_s)

    def reload(self, seed: int) -> bool:
        """Loads the source once more in the present child, where that has never been in trouble, with another seed.

        What is left there of the runs before is hidden, not gone: what it answers now is a hint, no ground for a
        failure. Close it afterwards. False if it could not be done.
        """
        child, source = self._child, self._source
        if child is None or child.has_more or self.skip or self._replace or source.modules or source.variables:
            return False
        loaded, self._source = self.loaded, replace(source, seed=seed)
        child.send(self._load_request())
        culprit = self._follow_loading(child, Allowance(source.load_s, self.cpu_seconds))
        self.loaded, self._source = loaded, source
        if culprit is not None:
            self._stopped.pop(culprit, None)
            self.close()
        return culprit is None

    def _load_request(self) -> dict[str, Any]:
        source = self._source
        return {
            "do": "load",
            "text": source.text,
            "file": source.file,
            "module": source.module,
            "modules": source.modules,
            "variables": source.variables,
            "load_s": self._load_s(),
            "output_chars": source.output_chars,
            "result_depth": source.result_depth,
            "result_bytes": source.result_bytes,
            "seed": source.seed,
            "skip": list(self.skip),
            "replace": self._replace,
            "ready": self._ready,
        }

    def _follow_loading(self, child: Child, allowance: Allowance) -> int | None:
        """None once it is loaded; else the statement that ended the child (-1: unknown)."""
        position = -1
        try:
            while not allowance.is_used_up():
                kind, body = child.receive(self._load_s())
                if kind == STATEMENT and len(body) == 4:
                    position = min(int.from_bytes(body, "little"), MAX_STATEMENT)
                elif kind == CALL:
                    self._reply(child, body, NO_ANSWER)
                elif kind == LOADED:
                    report = read_json(body, 1 << 22)
                    stopped = read_stopped(report)
                    if stopped is None:
                        tampered = self.loaded.tampered
                        self.loaded = read_loaded(report, self._source.output_chars)
                        self.loaded.tampered = tampered
                        return None
                    position = stopped[0]
                    self._stopped[position] = stopped[1:]
                    return position
                else:
                    raise BadRecord("unexpected frame")
            raise Ended("total")
        except Ended as ended:
            self.loaded.tampered |= ended.why == "tampered"
            self._stopped[position] = (ENDED_AS.get(ended.why, "crashed"), None)
        except BadRecord:
            self.loaded.tampered = True
            self._stopped[position] = ("crashed", None)
        return position

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
        truth: bool = False,
        do: str = "run",
        apart: tuple[str, ...] = (),
        allowance: Allowance | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> tuple[Stretch, Any]:
        """Calls the function on the questions in the present child (a fresh one if there is none).

        Also what a traced or watched run tells at its end. Ended stands in the stretch, never raised. `more`: what else
        a request of that kind says.
        """
        if self._child is None:
            self.load()
        child = self._child
        if child is None:
            return Stretch([], Ended("exited", "could not be loaded")), None
        nonce = secrets.token_bytes(NONCE_BYTES)
        if child.has_more:
            self.close()
            return Stretch([], Ended("tampered", "bytes before the question")), None
        request = {
            "do": do,
            "nonce": nonce,
            "function": function,
            "cases": questions,
            "limit_s": limit_s,
            "seeded": seeded or do in TOLD,
            "each": each,
            "timed": seconds is not None,
            "materialise": materialise,
            "truth": truth,
            "apart": apart,
            **(more or {}),
        }
        self.is_fresh &= do == "read"
        if do not in NO_CALLS:
            self.asked.append(Asked(function, questions, bool(request["seeded"]), materialise))
        child.send(request, expected.allowed_bytes(questions))
        bodies: list[bytes] = []
        more, ended = self._follow_run(
            child, nonce, limit_s, bodies, allowance or Allowance(LONGEST_ASKING_S, self.cpu_seconds), do in TOLD
        )
        stretch = read_stretch(b"".join(bodies), questions, expected, seconds, ended)
        if stretch.ended is not None:
            stretch.ended.exit_code = self.close().get("code")
        return stretch, more

    def _follow_run(
        self, child: Child, nonce: bytes, limit_s: float, bodies: list[bytes], allowance: Allowance, told: bool
    ) -> tuple[Any, Ended | None]:
        """Collects the bodies of outcomes; what a traced or watched run tells at its end, and why it ended early."""
        try:
            while not allowance.is_used_up():
                kind, body = child.receive(limit_s)
                if kind == OUTCOMES and body[:NONCE_BYTES] == nonce:
                    bodies.append(body[NONCE_BYTES:])
                elif kind == CALL:
                    self._reply(child, body)
                elif kind == DONE and body[:NONCE_BYTES] == nonce:
                    self._take_returned(body[NONCE_BYTES:])
                    return (read_json(child.receive(limit_s)[1], 1 << 20) if told else None), None
                else:
                    raise BadRecord("unexpected frame")
            return None, Ended("total")
        except BadRecord as error:
            return None, Ended("tampered", str(error))
        except Ended as error:
            return None, error

    def _take_returned(self, data: bytes) -> None:
        if len(data) == RETURNED_ARGUMENT.size and self.returned_argument is None:
            self.returned_argument = RETURNED_ARGUMENT.unpack(data)

    def _reply(self, child: Child, body: bytes, instead: dict[str, Any] | None = None) -> None:
        """`instead`: the answer where there is none; without it the child ends."""
        if self._answer is None or len(body) < 2:
            raise BadRecord("a call that nobody offered")
        length = int.from_bytes(body[:2], "little")
        try:
            name = body[2 : 2 + length].decode()
        except UnicodeDecodeError:
            raise BadRecord("a name that is no text") from None
        if name not in self._replace:
            raise BadRecord("a call of another function")
        answer = self._answer(name, body[2 + length :]) if is_plain_call(body[2 + length :]) else NO_ANSWER
        if answer is None and instead is None:
            raise Ended("unanswered")
        child.send(answer or instead or NO_ANSWER)

    def cpu_seconds(self) -> float:
        """Of all its children so far."""
        return self.cpu_s + (self._child.cpu_seconds() if self._child is not None else 0.0)

    def close(self) -> dict[str, Any]:
        """Ends the child; the next question gets a fresh one."""
        if self._unused is not None:
            self._unused.close()
            self._unused = None
        child, self._child = self._child, None
        self.asked = []
        self.is_fresh = True
        if child is None:
            return {}
        end = child.close()
        spent = float(end.get("cpu") or 0.0)
        self.cpu_s += spent
        if self._on_end is not None:
            self._on_end(spent)
        return end


NO_ANSWER = {"raised": "TypeError", "message": "the arguments are of a type that the exercise does not know"}
