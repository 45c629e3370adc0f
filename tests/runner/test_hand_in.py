"""Loading: what is defined is there, whatever the statements around it do."""

from __future__ import annotations

from textwrap import dedent

import pytest

from grader.runner.asking import Asking, ask_all
from grader.runner.hand_in import HandIn, Source
from grader.runner.loaded import Loaded
from grader.runner.servers import Server
from grader.runner.values import encode
from tests.runner.servers import questions, value


def load(server: Server, text: str, load_s: float = 0.5) -> tuple[Loaded, dict[int, tuple[str, int | None]]]:
    hand_in = HandIn(server, Source(dedent(text), load_s=load_s))
    try:
        return hand_in.load(), hand_in.stopped_statements
    finally:
        hand_in.close()


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        pytest.param("int(input())", "wanted_input", id="asks for input"),
        pytest.param("exit()", "exited", id="exit"),
        pytest.param("import sys; sys.exit(1)", "exited", id="ends the program"),
        pytest.param("1 / 0", "raised", id="raises"),
        pytest.param("import turtle_that_is_not_there", "raised", id="an import that fails"),
        pytest.param("import unittest; unittest.main()", "exited", id="pasted tests"),
        pytest.param("class A(B): pass", "raised", id="a class that fails"),
    ],
)
def test_a_statement_that_fails_is_skipped_and_told(server: Server, statement: str, kind: str) -> None:
    loaded, _ = load(server, f"def f(): pass\n{statement}\ndef g(): pass\n")
    assert {"f", "g"} <= set(loaded.names)
    assert [(s.kind, s.line) for s in loaded.skipped] == [(kind, 2)]


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        pytest.param("while True: pass", "timed_out", id="an endless loop"),
        pytest.param("import os; os._exit(0)", "crashed", id="kills the process"),
        pytest.param("while True: print('x' * 1000)", "too_much_output", id="a flood"),
        pytest.param("while True:\n    try: input()\n    except EOFError: pass", "wanted_input", id="asks for ever"),
    ],
)
def test_a_statement_that_ends_the_child_is_left_out(server: Server, statement: str, kind: str) -> None:
    loaded, stopped = load(server, f"def f(): pass\n{statement}\ndef g(): pass\n")
    assert {"f", "g"} <= set(loaded.names)
    assert [k for k, _ in stopped.values()] == [kind]


def test_a_future_import_goes_for_the_statements_after_it(server: Server) -> None:
    loaded, _ = load(server, "from __future__ import annotations\ndef f(x: nowhere): pass\n")
    assert loaded.skipped == ()


def test_a_guard_for_the_main_program_is_false(server: Server) -> None:
    loaded, _ = load(server, "if __name__ == '__main__':\n    x = 1\ny = 2\n")
    assert set(loaded.names) == {"y"}


def test_what_a_star_import_brings_is_told_apart(server: Server) -> None:
    loaded, _ = load(server, "from random import *\ndef choose(): pass\n")
    assert loaded.names["choose"] == "function"
    assert loaded.names["choice"] == "library"


def test_helpers_are_replaced_wherever_they_are_used(server: Server) -> None:
    text = dedent(
        """
        def helper(n): return 0
        alias = helper
        def f(n): return helper(n), alias(n), helper(n=n)
        """
    )
    asked: list[bytes] = []

    def answer(name: str, arguments: bytes) -> dict[str, object]:
        asked.append(arguments)
        return {"value": encode("right")}

    hand_in = HandIn(server, Source(text), {"helper": ["n"]}, answer)
    try:
        found = ask_all(hand_in, Asking("f", 1.0, 10.0), questions([(1,), (1,), (2,)]))
    finally:
        hand_in.close()
    assert value(found[0]) == ("right",) * 3
    assert asked == [encode((1,)), encode((2,))]


def test_a_missing_helper_is_there_too_and_changes_in_place_come_back(server: Server) -> None:
    text = "def f(s):\n    helper(s)\n    return s"

    def answer(name: str, arguments: bytes) -> dict[str, object]:
        return {"value": encode(None), "after": encode(([7, 8],))}

    hand_in = HandIn(server, Source(text), {"helper": ["s"]}, answer)
    try:
        found = ask_all(hand_in, Asking("f", 1.0, 10.0), questions([([1],)]))
    finally:
        hand_in.close()
    assert value(found[0]) == [7, 8]
