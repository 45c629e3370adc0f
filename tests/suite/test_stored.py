"""The suite as a file: nothing is lost, the same bytes each time, another schema is not used."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grader.model.exercise import Check, Exercise, Function
from grader.model.outcome import Outcome, Raised
from grader.model.suite import Case, FunctionSuite, Suite
from grader.runner.readable import encode_with_foreign
from grader.runner.values import Foreign, encode
from grader.suite.digest import digest_of
from grader.suite.stored import read_suite, write_suite

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.lists(inner).map(tuple) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
OUTCOMES = st.one_of(
    st.builds(lambda v: Outcome("returned", encode(v)), VALUES),
    st.builds(lambda v: Outcome("returned", encode(v), printed="a\nb", lines_read=2, starved=True), VALUES),
    st.just(Outcome("returned", encode(None), after=encode(([1, 2],)))),
    st.just(Outcome("returned", encode_with_foreign([Foreign("map", "<map object>")]))),
    st.just(Outcome("raised", raised=Raised("ValueError", "no", ("Exception",), (3, 4)))),
)
CASES = st.builds(
    Case,
    st.lists(VALUES, max_size=3).map(lambda v: encode(tuple(v))),
    st.sampled_from(["example", "small", "boundary", "drawn"]),
    st.sampled_from([b"", encode({"k": 1})]),
    st.sampled_from([None, (), ("1", "")]),
    st.booleans(),
)


def suite(pairs: list[tuple[Case, Outcome]]) -> Suite:
    check = Check("f", points=2.5)
    made = Exercise("e", title={"en": "E"}, functions=(Function("f", checks=(check,)),))
    cases, expected = tuple(c for c, _ in pairs), tuple(o for _, o in pairs)
    positions = tuple(range(0, len(pairs), 2))
    function = FunctionSuite("f", ("n",), cases, expected, {"f": positions}, {0: 0.008} if pairs else {})
    known = {"f": function}
    return Suite(
        made, "d" * 64, known, {"python": "3"}, ("line 3: weak",), "def c(): pass\n", spec_digest="5" * 64 * bool(pairs)
    )


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(CASES, OUTCOMES), max_size=5))
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, pairs: list[tuple[Case, Outcome]]
) -> None:
    path = tmp_path_factory.mktemp("suites") / "e.suite.json"
    made = suite(pairs)
    write_suite(made, path)
    again = read_suite(path)
    assert again is not None
    first = path.read_bytes()
    write_suite(again, path)
    assert path.read_bytes() == first
    assert again.functions["f"].checks == made.functions["f"].checks
    assert [c.arguments for c in again.functions["f"].cases] == [c.arguments for c in made.functions["f"].cases]
    assert again == made


def test_one_case_a_line(tmp_path: Path) -> None:
    path = tmp_path / "e.suite.json"
    write_suite(suite([(Case(encode((i,))), Outcome("returned", encode(i))) for i in range(4)]), path)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert sum(line.startswith("[[") for line in lines) == 4
    json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"schema": 999}', '{"schema": 1}', "no json", "null"])
def test_what_is_no_suite_is_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "e.suite.json"
    path.write_text(text, encoding="utf-8")
    assert read_suite(path) is None
    assert read_suite(tmp_path / "nowhere.json") is None


def test_the_digest_is_of_the_contents_and_not_of_line_ends(tmp_path: Path) -> None:
    spec, reference = tmp_path / "e.yaml", tmp_path / "solution.py"
    spec.write_bytes(b"a: 1\nb: 2\n")
    reference.write_bytes(b"x = 1\n")
    first = digest_of(spec, reference, None)
    spec.write_bytes(b"a: 1\r\nb: 2\r\n")
    assert digest_of(spec, reference, None) == first
    reference.write_bytes(b"x = 2\n")
    assert digest_of(spec, reference, None) != first


def test_moving_text_from_one_file_to_the_other_changes_the_digest(tmp_path: Path) -> None:
    a, b = tmp_path / "a", tmp_path / "b"
    a.write_bytes(b"xy")
    b.write_bytes(b"z")
    first = digest_of(a, b, None)
    a.write_bytes(b"x")
    b.write_bytes(b"yz")
    assert digest_of(a, b, None) != first
