"""The name that was meant: the nearest of the frame in which the unknown one stands."""

from __future__ import annotations

import sys

import pytest

from grader.runner.described import describe

SOURCE = """
number_of_heaps = 3
def short(s):
    total = 0
    return totl
def far(s):
    return something_else_entirely
def outer(s):
    return number_of_heap
def built_in(s):
    return lne(s)
def own(s):
    raise NameError("name 'totl' is not known to me")
def unbound(s):
    totl += 1
    total = 2
def hidden(s):
    __secret = 1
    return _secret
"""


@pytest.mark.parametrize(
    ("name", "near"),
    [
        *(("short", "total"), ("outer", "number_of_heaps"), ("built_in", "len")),
        *(("far", ""), ("own", ""), ("unbound", ""), ("hidden", "")),
    ],
)
def test_nearest_name(name: str, near: str) -> None:
    module: dict[str, object] = {}
    exec(compile(SOURCE, "hand_in.py", "exec"), module)
    try:
        module[name]([1])  # type: ignore[operator]
    except NameError as error:
        message = describe(error, "hand_in.py")["message"]
    told = message.partition(". Did you mean: '")[2]
    assert told == (f"{near}'?" if near else ""), (message, sys.version)
