from __future__ import annotations

from typing import Any

from grader.feedback.counterexample import counterexample
from grader.model.exercise import Check, Compare
from grader.model.outcome import Outcome, Raised
from grader.model.suite import Case
from grader.runner.values import encode

CASE = Case(encode(([1, 2], 3)))
CHECK = Check("all")


def returned(value: object, **more: Any) -> Outcome:
    return Outcome("returned", encode(value), **more)


def test_wrong_value() -> None:
    found = counterexample("f", CHECK, CASE, returned([1, 2, 3]), returned([1, 2]))
    assert (found.call, found.expected, found.actual) == ("f([1, 2], 3)", "[1, 2, 3]", "[1, 2]")
    assert (found.after, found.expected_after, found.printed, found.input) == ("", "", "", None)
    assert found.smallest


def test_raised() -> None:
    error = Outcome("raised", raised=Raised("IndexError", "list index\n out of range\x1b", (), (3,)))
    found = counterexample("f", CHECK, CASE, returned(1), error)
    assert (found.expected, found.actual) == ("1", "IndexError: list index\\n out of range\\x1b")
    long = Outcome("raised", raised=Raised("E" * 500, "x" * 5000))
    assert len(counterexample("f", CHECK, CASE, returned(1), long).actual) < 300


def test_the_reference_raises() -> None:
    error = Outcome("raised", raised=Raised("ValueError", "words of the reference"))
    assert counterexample("f", CHECK, CASE, error, returned(1)).expected == "ValueError"
    assert (
        counterexample("f", CHECK, CASE, error, Outcome("raised", raised=Raised("KeyError", ""))).actual == "KeyError"
    )


def test_never_stops() -> None:
    assert counterexample("f", CHECK, CASE, returned(1), Outcome("timed_out", line=7)).actual == "…"


def test_broken_bytes() -> None:
    assert counterexample("f", CHECK, CASE, returned(1), Outcome("returned", b"\xff")).actual == "<unreadable object>"


def test_relation_has_no_expected_value() -> None:
    check = Check("legal", kind="holds", holds="ok(result)")
    found = counterexample("f", check, CASE, returned(1), returned(2), {"en": "2 is too much"}, smallest=False)
    assert (found.expected, found.actual, found.sentence) == ("", "2", {"en": "2 is too much"})
    assert not found.smallest
    assert counterexample("f", check, CASE, returned(1), Outcome("timed_out")).expected == ""


def test_changed_argument() -> None:
    check = Check("all", arguments="unchanged")
    after = encode(([1, 2, 9], 3))
    found = counterexample("f", check, CASE, returned(1), returned(1, after=after))
    assert (found.after, found.expected_after) == ("[1, 2, 9], 3", "[1, 2], 3")
    told = counterexample("f", CHECK, CASE, returned(1), returned(2, after=after))
    assert (told.after, told.expected_after) == ("", "")


def test_arguments_to_be_changed() -> None:
    check = Check("all", compare=Compare("ignored"))
    found = counterexample("f", check, CASE, returned(None, after=encode(([2, 1], 3))), returned([2, 1]))
    assert (found.expected, found.actual) == ("", "")
    assert (found.after, found.expected_after) == ("[1, 2], 3", "[2, 1], 3")


def test_printed_text() -> None:
    check = Check("all", prints="lines")
    found = counterexample("f", check, CASE, returned(None, printed="1\n2\n"), returned(None, printed="1\n3\x00\n"))
    assert (found.expected, found.actual, found.printed) == ("1\n2", "1\n3\\x00", "")
    found = counterexample("f", CHECK, CASE, returned(1), returned(2, printed="x" * 5000))
    assert len(found.printed) < 500
    assert "… +4600 …" in found.printed
    found = counterexample("f", CHECK, CASE, returned(1), returned(2, printed="".join(f"{n}\n" for n in range(300))))
    assert found.printed.splitlines()[-2:] == ["… +290 …", "299"]


def test_lines_to_read() -> None:
    case = Case(encode(()), lines=("a", "\x1b"))
    assert counterexample("f", CHECK, case, returned(1), returned(2)).input == ("a", "\\x1b")
