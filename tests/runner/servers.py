"""One fork server for all the tests of a module, and short ways to ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grader.model.outcome import Outcome
from grader.runner.asking import Asking, ask_all
from grader.runner.hand_in import HandIn, Source
from grader.runner.servers import Kind, Server
from grader.runner.stretch import Question
from grader.runner.values import decode, encode

OPTIONS: dict[str, Any] = {"memory_mb": 256, "cpu_seconds": 60}
KINDS: dict[str, tuple[Kind, list[str]]] = {
    "forked": ("fork", []),
    "spawned": ("spawn", []),
    "spawned without signals and limits": ("spawn", ["signal.setitimer", "resource", "fcntl"]),
}
"""of servers: how they start a child, and what the child has to do without, as on Windows"""


def questions(arguments: Sequence[tuple[Any, ...]]) -> list[Question]:
    return [(i, 1000 + i, encode(a), None) for i, a in enumerate(arguments)]


def ask(
    server: Server, text: str, function: str, arguments: Sequence[tuple[Any, ...]], limit_s: float = 0.5
) -> list[Outcome]:
    """The outcomes of a function of a source, in the order of the arguments."""
    hand_in = HandIn(server, Source(text))
    try:
        found = ask_all(hand_in, Asking(function, limit_s, 10.0), questions(arguments))
    finally:
        hand_in.close()
    return [found[i] for i in range(len(arguments))]


def value(outcome: Outcome) -> Any:
    assert outcome.kind == "returned", outcome
    return decode(outcome.value)
