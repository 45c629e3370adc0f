"""Every case gets an outcome, whatever the hand-in does, and a bad one costs its own function only."""

from __future__ import annotations

from textwrap import dedent

import pytest

from grader.model.outcome import Outcome
from grader.runner.asking import Asking, ask_all
from grader.runner.hand_in import HandIn, Source
from grader.runner.servers import Server
from tests.runner.servers import ask, questions, value


def kinds(server: Server, body: str, count: int = 4, limit_s: float = 0.15) -> list[str]:
    text = "def f(n):\n" + dedent(body).strip().replace("\n", "\n    ").join(["    ", "\n"])
    return [outcome.kind for outcome in ask(server, text, "f", [(i,) for i in range(count)], limit_s)]


def test_results_come_back_with_their_types(server: Server) -> None:
    found = ask(server, "def f(x): return x", "f", [(1,), (1.0,), (True,), ((1, [2]),), ({"a": None},), ({3},)])
    assert [repr(value(o)) for o in found] == ["1", "1.0", "True", "(1, [2])", "{'a': None}", "{3}"]


def test_arguments_are_new_objects_each_time(server: Server) -> None:
    text = "kept = []\ndef f(s):\n    kept.append(s)\n    s.append(0)\n    return len(kept[0])"
    assert [value(o) for o in ask(server, text, "f", [([],), ([],), ([],)])] == [1, 1, 1]


def test_a_changed_argument_is_seen_and_an_unchanged_one_is_not(server: Server) -> None:
    text = "def f(s, x):\n    if x: s.append(x)\n"
    first, second = ask(server, text, "f", [([1], 0), ([1], 2)])
    assert first.after == b""
    assert second.after != b""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param("while n > 1: pass", ["returned", "returned", "timed_out", "not_run"], id="an endless loop"),
        pytest.param(
            "s = []\nwhile n > 1: s.append(n)", ["returned", "returned", "timed_out", "not_run"], id="a growing list"
        ),
        pytest.param("return [0] * 10**10", ["out_of_memory", "not_run", "not_run", "not_run"], id="memory at once"),
        pytest.param("while n: print('x' * 5000)", ["returned", "too_much_output", "not_run", "not_run"], id="a flood"),
        pytest.param(
            "try:\n    while True: pass\nexcept BaseException: pass",
            ["timed_out", "not_run", "not_run", "not_run"],
            id="a loop that catches everything",
        ),
        pytest.param("import os\nos.abort()", ["crashed", "crashed", "not_run", "not_run"], id="an abort"),
        pytest.param("import os\nif n: os._exit(0)", ["returned", "crashed", "crashed", "not_run"], id="an exit"),
        pytest.param("import sys\nsys.exit(0)", ["raised"] * 4, id="a polite exit is an exception"),
        pytest.param("exit()", ["raised"] * 4, id="so is exit()"),
        pytest.param("quit(1)", ["raised"] * 4, id="and quit()"),
        pytest.param("return input()", ["raised"] * 4, id="input() at its end is an exception"),
        pytest.param(
            "while True:\n    try: input()\n    except EOFError: pass",
            ["wanted_input", "wanted_input", "not_run", "not_run"],
            id="asks for ever",
        ),
        pytest.param("s = []\ns.append(s)\nreturn s", ["unsendable"] * 4, id="a list in itself"),
        pytest.param("return f(n)", ["raised"] * 4, id="recursion without end"),
        pytest.param("import time\ntime.sleep(60)", ["timed_out", "not_run", "not_run", "not_run"], id="a sleeper"),
        pytest.param("return 7 ** (10 ** 9)", ["timed_out", "not_run", "not_run", "not_run"], id="a loop inside C"),
    ],
)
def test_outcomes(server: Server, body: str, expected: list[str]) -> None:
    found = kinds(server, body)
    if expected[0] == "timed_out" and found[0] == "out_of_memory":
        found[0] = "timed_out"
    if "timed_out" in expected:
        found = ["timed_out" if kind == "out_of_memory" else kind for kind in found]
    assert found == expected


def test_the_line_of_a_loop_is_told(server: Server) -> None:
    found = ask(server, "def f(n):\n    x = 0\n    while True:\n        x += 1\n", "f", [(1,)], limit_s=0.1)
    assert found[0].line in (3, 4)


def test_slow_but_right_is_not_stopped(server: Server) -> None:
    text = dedent(
        """
        import time
        def f(n):
            began = time.process_time()
            while time.process_time() - began < 0.12: pass
            return n
        """
    )
    assert [value(o) for o in ask(server, text, "f", [(1,), (2,), (3,)], limit_s=0.3)] == [1, 2, 3]


def test_chance_is_seeded_by_the_case(server: Server) -> None:
    text = "from random import *\ndef f(): return random()"
    first = [value(o) for o in ask(server, text, "f", [()] * 3)]
    assert first == [value(o) for o in ask(server, text, "f", [()] * 3)]
    assert len(set(first)) == 3


def test_an_exception_tells_its_line_and_class(server: Server) -> None:
    (found,) = ask(server, "def g(s):\n    return s[5]\ndef f(s):\n    return g(s)", "f", [([1],)])
    assert found.raised is not None
    assert (found.raised.type, found.raised.lines) == ("IndexError", (4, 2))
    assert "LookupError" in found.raised.bases


def test_an_exception_that_cannot_say_its_text(server: Server) -> None:
    text = "class E(Exception):\n    def __str__(self): raise self\ndef f(): raise E\n"
    (found,) = ask(server, text, "f", [()])
    assert found.raised is not None
    assert (found.raised.type, found.raised.message) == ("E", "")


def test_what_a_hand_in_writes_into_the_channel_is_tampering(server: Server) -> None:
    text = dedent(
        """
        import os
        def f(n):
            for descriptor in range(20):
                try: os.write(descriptor, b'{"score": 100}' * 9)
                except OSError: pass
            return n
        """
    )
    assert ask(server, text, "f", [(1,), (2,)])[0].kind == "tampered"


def test_an_answer_too_many_is_a_forgery(server: Server) -> None:
    text = dedent(
        """
        import sys
        def f(n):
            frame = sys._getframe(1)
            caller = frame.f_locals.get("self") or frame.f_back.f_locals.get("self")
            caller._add(0, 0, 0.0, b"i\\x05\\x00\\x00\\x00", b"", {})
            return 6
        """
    )
    (found,) = ask(server, text, "f", [(1,)])
    assert found.kind == "tampered"


def test_a_new_child_after_trouble_is_loaded_again(server: Server) -> None:
    text = "import os\ndef f(n):\n    if n == 1: os._exit(3)\n    return n"
    assert [o.kind for o in ask(server, text, "f", [(0,), (1,), (2,)])] == ["returned", "crashed", "returned"]


def in_groups(server: Server, body: str, groups: list[set[int]], known: dict[int, Outcome] | None = None) -> list[str]:
    """Kinds of the outcomes of f(0), f(1), … where the cases of several checks are told apart."""
    count = max(map(max, groups)) + 1
    hand_in = HandIn(server, Source(f"def f(n):\n    {body}\n"))
    asking = Asking("f", 0.15, 10.0, groups=[frozenset(group) for group in groups], cases=count, known=known or {})
    try:
        found = ask_all(hand_in, asking, questions([(i,) for i in range(count)]))
    finally:
        hand_in.close()
    return [found[i].kind for i in range(count)]


@pytest.mark.parametrize(
    ("body", "groups", "expected"),
    [
        ("while n == 1: pass", [{0, 1, 2}, {3, 4}], "returned timed_out not_run returned returned"),
        ("while n == 1: pass", [{0, 2, 4}, {1, 3}], "returned timed_out returned not_run returned"),
        ("while n == 1: pass", [{0, 1, 2}, {2, 3}], "returned timed_out returned returned"),
        ("while n in (1, 3): pass", [{0, 1, 2}, {3, 4}], "returned timed_out not_run timed_out not_run"),
        ("__import__('os')._exit(0)", [{0, 1, 2}, {3}], "crashed crashed not_run crashed"),
    ],
)
def test_a_hang_ends_only_the_checks_that_it_belongs_to(
    server: Server, body: str, groups: list[set[int]], expected: str
) -> None:
    assert in_groups(server, body, groups) == expected.split()


def test_a_hang_that_is_known_is_not_asked_again(server: Server) -> None:
    known = {1: Outcome("timed_out", line=7)}
    assert in_groups(server, "return n", [{0, 1, 2}, {3}], known) == ["returned", "timed_out", "not_run", "returned"]
