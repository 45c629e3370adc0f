"""The reference as a source of answers: in its own confined child, with all answers remembered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from grader.grading.iterators import MATERIALISED, reads_iterators
from grader.grading.talking import Step, Talker
from grader.model.act import Act
from grader.model.outcome import NEVER_STOPS, Outcome
from grader.model.suite import Suite
from grader.runner.allowance import Allowance
from grader.runner.asking import Asking, ask_all
from grader.runner.hand_in import HandIn, Source
from grader.runner.servers import Server
from grader.runner.stretch import Expected, Question

MAX_REMEMBERED_BYTES = 64 << 20
"""of arguments and results: hand-ins choose what is asked, and could fill the grader's memory with it"""
MAX_ASKED_BYTES = 16 << 20
"""that are sent along to other hand-ins: one that asks without end must not slow the others down"""
SMALL_BYTES = 512
"""of arguments or a result; what is larger is not sent along to other hand-ins"""
LARGE_BYTES = 16 * 1024
"""is not even remembered"""
ENTRY_BYTES = 100
"""of what is remembered, beside its data"""
LIMIT_S = 10.0
HURRIED_S = 0.03
MAX_WAITS = 2
"""calls that did not end in that time; whoever tries things out gets no more new answers then"""
NO_REFERENCE = Outcome("no_reference")
NOT_IN_TIME = Outcome("timed_out")


class Reference:
    """Answers for helpers that a hand-in got wrong or left out. To be closed."""

    def __init__(self, server: Server, suite: Suite, settings: Mapping[str, str] | None = None) -> None:
        source = Source(suite.reference_source, "solution.py", {}, dict(settings or {}), load_s=LIMIT_S)
        self._hand_in = HandIn(server, source)
        self.is_here = bool(suite.reference_source)
        """False where students check themselves: only stored answers are known then"""
        self._of_iterators = {f.name for f in suite.exercise.functions if reads_iterators(f)}
        self._remembered: dict[tuple[str, bytes], Outcome] = {}
        self._remembered_bytes = 0
        self._asked: dict[str, dict[bytes, dict[str, Any]]] = {}
        self._asked_bytes = 0
        for name, cases in suite.functions.items():
            self._remember(name, cases.cases, cases.expected)
        for name, answers in suite.answers.items():
            self._remembered.update(((name, arguments), outcome) for arguments, outcome in answers.items())

    def _remember(self, name: str, cases: Any, expected: Any) -> None:
        for case, outcome in zip(cases, expected, strict=True):
            if case.lines is None:
                self._remembered[name, case.arguments] = outcome

    def answer(self, name: str, arguments: bytes) -> dict[str, Any] | None:
        """What a call of the reference's function comes to, as a reply for the child that asked; None if the reference
        is not at hand, and nothing that was stored tells."""
        return self._told(name, arguments, self.outcome(name, arguments))

    def hurried(self) -> Callable[[str, bytes], dict[str, Any] | None]:
        """The same for one who tries things out, and may ask for what no hand-in does: what takes long is not waited
        for, and not for ever remembered as an answer."""
        waits = 0

        def answer(name: str, arguments: bytes) -> dict[str, Any] | None:
            nonlocal waits
            if not self.is_here or (name, arguments) in self._remembered:
                return self.answer(name, arguments)
            found = self._at_once(name, (0, 0, arguments, None)) if waits < MAX_WAITS else NOT_IN_TIME
            if found.kind in NEVER_STOPS:
                waits += 1
                return _reply(found)
            return self._told(name, arguments, self._keep((name, arguments), found))

        return answer

    def _told(self, name: str, arguments: bytes, outcome: Outcome) -> dict[str, Any] | None:
        if outcome.kind == "no_reference":
            return None
        reply = _reply(outcome)
        asked = self._asked.setdefault(name, {})
        size = len(arguments) + len(reply.get("value", b""))
        if size < SMALL_BYTES and self._asked_bytes < MAX_ASKED_BYTES and arguments not in asked:
            self._asked_bytes += size + ENTRY_BYTES
            asked[arguments] = reply
        return reply

    def met(self) -> dict[str, dict[bytes, Outcome]]:
        """Function -> encoded arguments -> outcome, of all that is known so far: of the cases and of calls."""
        found: dict[str, dict[bytes, Outcome]] = {}
        for (name, arguments), outcome in self._remembered.items():
            found.setdefault(name, {})[arguments] = outcome
        return found

    def asked_before(self, name: str) -> Mapping[bytes, dict[str, Any]]:
        """Encoded arguments -> reply, of calls that other hand-ins made of this function: nearly all hand-ins make the
        same calls, and an answer that lies ready in the child costs a hundredth of one that is sent for."""
        return self._asked.get(name, {})

    def knows(self, name: str, arguments: bytes) -> bool:
        """Can it say what a call of the reference's function comes to?"""
        return self.is_here or (name, arguments) in self._remembered

    def outcome(self, name: str, arguments: bytes) -> Outcome:
        """What a call of the reference's function comes to."""
        key = (name, arguments)
        known = self._remembered.get(key)
        if known is None and not self.is_here:
            return NO_REFERENCE
        if known is None:
            known = self._keep(key, self._ask(name, (0, 0, arguments, None)))
        return known

    def _keep(self, key: tuple[str, bytes], outcome: Outcome) -> Outcome:
        size = len(key[1]) + len(outcome.value)
        if size < LARGE_BYTES and self._remembered_bytes < MAX_REMEMBERED_BYTES:
            self._remembered_bytes += size + ENTRY_BYTES
            self._remembered[key] = outcome
        return outcome

    def perform(self, acts: Sequence[Act], names: Mapping[str, str]) -> list[Outcome]:
        """What comes of acts, one after the other; names: of functions and classes in the acts -> in the reference."""
        if not self.is_here:
            return []
        talker = Talker(self._hand_in, names, LIMIT_S, Allowance(10 * LIMIT_S, self._hand_in.cpu_seconds))
        return talker.perform([Step(act, number, 0) for number, act in enumerate(acts)])

    def _at_once(self, name: str, question: Question) -> Outcome:
        """Asked once, and not a second time alone."""
        read_out = MATERIALISED if name in self._of_iterators else 0
        stretch, _ = self._hand_in.ask(name, [question], HURRIED_S, Expected(), each=True, materialise=read_out)
        return stretch.outcomes[0][1] if stretch.outcomes else NOT_IN_TIME

    def _ask(self, name: str, question: Question) -> Outcome:
        read_out = MATERIALISED if name in self._of_iterators else 0
        asking = Asking(name, LIMIT_S, 10 * LIMIT_S, materialise=read_out)
        return ask_all(self._hand_in, asking, [question])[0]

    def close(self) -> None:
        self._hand_in.close()


def _reply(outcome: Outcome) -> dict[str, Any]:
    if outcome.kind == "returned":
        return {"value": outcome.value, "after": outcome.after}
    if outcome.raised is not None:
        return {"raised": outcome.raised.type, "message": outcome.raised.message}
    return {"raised": "RuntimeError", "message": "no answer"}
