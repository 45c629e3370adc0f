"""Rule `methods`: by name, of anything but the hand-in's own objects."""

from __future__ import annotations

import pytest

from tests.source.asking import rule, told, uses
from tests.source.corpus import read

SORT = rule("methods", "sort")
FOUND = read("methods_found")
CLEAN = read("methods_clean")


@pytest.mark.parametrize("name", FOUND)
def test_found(name: str) -> None:
    assert any(certain and one == ".sort" for one, _, certain in told(uses(FOUND[name], SORT))), FOUND[name]


@pytest.mark.parametrize("name", CLEAN)
def test_not_accused(name: str) -> None:
    assert told(uses(CLEAN[name], SORT)) == [], CLEAN[name]


@pytest.mark.parametrize("name", ["sort", ".sort", "list.sort"])
def test_ways_to_name_a_method(name: str) -> None:
    assert told(uses("def f(s): s.sort()", rule("methods", name))) == [(".sort", 1, True)]


def test_a_name_that_is_not_known_is_uncertain() -> None:
    assert told(uses("def f(s, n): getattr(s, n)()", SORT)) == [("getattr", 1, False)]
    source = "class A:\n    def run(self, n): getattr(self, 'do_' + n)()\ndef f(n): A().run(n)"
    assert uses(source, SORT) == []
