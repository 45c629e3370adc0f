"""Relations that use a hand-in's functions and objects: judge and worker talk through the grader."""

from __future__ import annotations

from typing import Any

import pytest

from grader.model.act import NO_OBJECT, Act
from grader.runner.hand_in import HandIn, Source
from grader.runner.judge import Judge, Judgement, Students
from grader.runner.servers import Server
from grader.runner.stretch import Expected
from grader.runner.values import encode

CHECKS = """
def counts(stack):
    stack.push(1)
    stack.push("a")
    return len(stack) == 2 and stack.items == [1, "a"] and stack[1] == "a" and "a" in stack and stack.top is stack.top

def empty(stack):
    try:
        stack.pop()
    except IndexError:
        return True
    return False

def changes(f):
    row = [3, 1, 2]
    f(row)
    return row == [1, 2, 3]

def first(items):
    return next(iter(items))

def keeps(stack):
    stack.limit = 3
    return stack.limit == 3

def of_two(Stack, merged):
    a, b = Stack(), Stack()
    a.push(1)
    b.push(2)
    return merged([a, b]).items == [1, 2] and a != b and a == a

def of_teacher(f):
    return f(object())

def in_generator(f):
    return all(f(x) for x in [1])

def swallows(f):
    try:
        f([])
    except BaseException:
        return True
"""
HAND_IN = """
class Stack:
    def __init__(self): self.items = []
    def push(self, x): self.items.append(x)
    def pop(self): return self.items.pop()
    def __len__(self): return len(self.items)
    def __getitem__(self, i): return self.items[i]
    def __contains__(self, x): return x in self.items
    @property
    def top(self): return self
class Odd(Exception): pass
class Full(IndexError): pass
def order(row): row.sort()
def merged(stacks):
    s = Stack()
    for other in stacks: s.items += other.items
    return s
def numbers():
    yield from (7, 8)
def fails(x): raise Odd("no")
def full(x): raise Full("full")
def loops(x):
    while True: pass
def exits(x):
    import os; os._exit(3)
def twice(x): return 2 * x
def stops(x): raise StopIteration
def odd_name(x): raise type("a\\0b", (Exception,), {}) if False else type("a b", (Exception,), {})
def large(x): return [[0] * 1000] * 2000
def evil(x):
    class Evil(int):
        def __eq__(self, other): raise SystemExit
        __hash__ = None
    return {"a": [Evil(6)]}
"""
NAMES = (
    "Stack",
    "order",
    "merged",
    "numbers",
    "fails",
    "full",
    "loops",
    "exits",
    "twice",
    "stops",
    "odd_name",
    "large",
    "evil",
)
STUDENTS: Students = {
    name: {"parameters": ["x"], "methods": ["push", "pop"] if name == "Stack" else []} for name in NAMES
}


def talk(server: Server, expression: str) -> tuple[Judgement, list[Act]]:
    """The judgement, and what the hand-in was asked."""
    judge, hand_in, acts = Judge(server, {"checks": CHECKS}), HandIn(server, Source(HAND_IN)), []

    def answer(act: Act) -> dict[str, Any]:
        order = (not acts, act.what, act.target, act.name, act.keywords, act.holds_objects)
        acts.append(act)
        question = (0, 0, act.arguments, None)
        stretch, _ = hand_in.ask("", [question], 0.2, Expected(), each=True, do="act", more={"orders": [order]})
        outcome = stretch.outcomes[0][1] if stretch.outcomes else None
        if outcome is not None and outcome.raised is not None:
            raised = outcome.raised
            return {"raised": raised.type, "bases": list(raised.bases), "message": raised.message}
        if outcome is None or outcome.kind != "returned":
            return {"gone": True}
        return {"value": outcome.value, "after": outcome.after}

    try:
        return judge.converse(expression, (encode({}), b"", b"", b"", ""), STUDENTS, answer), acts
    finally:
        judge.close()
        hand_in.close()


@pytest.mark.parametrize(
    ("expression", "true"),
    [
        pytest.param("twice(3) == 6", True, id="a function"),
        pytest.param("twice(x=3) == 6", True, id="an argument by the reference's name"),
        pytest.param("twice(3) == 7", False, id="not true"),
        pytest.param("counts(Stack())", True, id="an object: methods, attributes, len, items, in"),
        pytest.param("empty(Stack())", True, id="an exception that is asked for"),
        pytest.param("keeps(Stack())", True, id="an attribute set"),
        pytest.param("changes(order)", True, id="a list changed in place"),
        pytest.param("of_two(Stack, merged)", True, id="objects as arguments, and none equal to another"),
        pytest.param("first(numbers()) == 7", True, id="an iterator"),
        pytest.param("list(numbers()) == [7, 8]", True, id="an iterator to its end"),
        pytest.param("evil(1) == {'a': [6]}", True, id="a number of a class of its own is only a number here"),
        pytest.param("full(1) if False else True", True, id="what is not asked does not count"),
    ],
)
def test_a_relation_uses_the_hand_in(server: Server, expression: str, true: bool) -> None:
    judgement, _ = talk(server, expression)
    assert (judgement.true, judgement.fault, judgement.by_student) == (true, None, False)


@pytest.mark.parametrize(
    "expression",
    ["fails(1)", "full(1)", "loops(1)", "exits(1)", "counts(fails(1))"]
    + ["in_generator(stops)", "odd_name(1)", "large(1)"],
)
def test_what_the_hand_in_fails_in_is_told_apart(server: Server, expression: str) -> None:
    judgement, acts = talk(server, expression)
    assert (judgement.true, judgement.by_student, judgement.fault) == (False, True, None)
    assert len(acts) == 1


@pytest.mark.parametrize(
    "expression", ["of_teacher(twice)", "twice(3) + 'a' == 1", "Stack().nothing_of_the_kind(", "no(1)"]
)
def test_faults_of_the_relation_are_told_as_such(server: Server, expression: str) -> None:
    judgement, _ = talk(server, expression)
    assert judgement.fault is not None
    assert not judgement.by_student


def test_a_hand_in_that_has_ended_is_asked_no_more(server: Server) -> None:
    judgement, acts = talk(server, "swallows(exits) and swallows(twice)")
    assert len(acts) == 1
    assert judgement.true  # that it ended is known to who answered


def test_acts_name_what_they_are_done_to(server: Server) -> None:
    _, acts = talk(server, "empty(Stack())")
    assert [(act.what, act.target, act.name) for act in acts] == [("call", NO_OBJECT, "Stack"), ("call", 0, "pop")]
