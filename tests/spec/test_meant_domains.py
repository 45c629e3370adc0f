"""Domains written as Python's types, without brackets, or with colons: what is meant is told, at its place."""

from __future__ import annotations

import pytest

from tests.spec.folder import Folder


@pytest.mark.parametrize(
    ("given", "column", "fix"),
    [
        ("n=int", 14, "Write integers(0, 100), or a narrower domain."),
        ("n=str", 14, "Write text(), or a narrower domain."),
        ("n=list(text())", 14, "Write lists(text())."),
        ("n=tuple(integers(0, 9))", 14, "Write tuples(integers(0, 9))."),
        ("n=text", 14, "Write it with brackets, as text()."),
        ("n=integers", 14, "Write it with brackets, as integers(…)."),
    ],
)
def test_what_is_no_domain(folder: Folder, given: str, column: int, fix: str) -> None:
    fault = folder.fault_of(f"given: {given}")
    assert (fault.line, fault.column, fault.fix) == (4, column, fix)


def test_a_domain_that_a_name_hides(folder: Folder) -> None:
    fault = folder.fault_of("given: text=text(), b=lists(text()), a=integers()", "join")
    assert (fault.line, fault.column) == (4, 33)
    assert fault.fix == "Put text=… behind all that use text(…)."


@pytest.mark.parametrize(
    ("given", "pasted"),
    [
        ("{n: integers()}", "given: n=integers()"),
        ("n: integers(0, 9)", "given: n=integers(0, 9)"),
        ("{n: integers(0, 9), m: text()}", "given: n=integers(0, 9), m=text()"),
        ("{n: 'lists(integers()).map(lambda s: s)'}", None),
    ],
)
def test_names_with_colons(folder: Folder, given: str, pasted: str | None) -> None:
    fault = folder.fault_of(f"given: {given}")
    assert (fault.line, fault.column) == (4, 12)
    if pasted:
        assert fault.message == "in given each name stands with = and its domain, without braces"
        assert fault.fix.splitlines()[-1] == pasted


@pytest.mark.parametrize(
    "given",
    [
        "n=integers() | text()",
        "n=lists(text()).map(tuple)",
        "n=3",
        "n=tuple([1, 2])",
        "n=str(5)",
        "n=sampled_from([int(1), len('ab')])",
        "text=lists(integers()), n=text",
        "n=text(), text=text()",
        "n=sampled_from(list(range(3)))",
    ],
)
def test_what_is_one_is_not_accused(folder: Folder, given: str) -> None:
    assert folder.function(f"given: {given}").checks[0].given


def test_a_domain_of_the_spec_goes_before_a_type(folder: Folder) -> None:
    spec = "exercise: x\ndomains: {number: 'integers()'}\nfunctions: {double: {given: n=number}}\n"
    assert folder.load(spec).function("double").checks[0].given[0].expression == "number"
    fault = folder.faults("exercise: x\ndomains:\n  number: int\nfunctions: {double: {given: n=number}}\n")[0]
    assert (fault.line, fault.message) == (3, "int alone is no domain")
