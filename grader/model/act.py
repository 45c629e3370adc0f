"""What a relation does with the functions and objects of a hand-in, one step at a time."""

from __future__ import annotations

from dataclasses import dataclass

from grader.model.outcome import Outcome

NO_OBJECT = -1


@dataclass(frozen=True)
class Act:
    """One thing that a relation asks of a hand-in: a call, an attribute, an operation on one of its objects."""

    what: str
    """call, get, set, or operator"""
    target: int = NO_OBJECT
    """the number of the object it is done to; NO_OBJECT for a function or class of the exercise"""
    name: str = ""
    """of the function, method, attribute or operator; "" to call the object itself"""
    keywords: tuple[str, ...] = ()
    """names of the last arguments, which are passed by name"""
    arguments: bytes = b""
    """the encoded tuple of them; an object of the hand-in stands in it as (OBJECT, number)"""
    holds_objects: bool = False


@dataclass(frozen=True)
class Done:
    """An act, and what came of it."""

    act: Act
    outcome: Outcome


OBJECT = "\0object"
"""marks a pair in arguments that stands for an object of the hand-in"""
MARK = "#"
"""starts the text of a result that is an object of the hand-in; its number follows"""
