"""Every mode against its own examples, and what holds for all of them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.compare.comparison import Comparison, ModeExample
from grader.compare.modes import MODES, compare
from grader.feedback.messages import MESSAGES
from grader.model.exercise import Compare
from grader.runner.values import Foreign, decode, encode

EXAMPLES = [
    pytest.param(name, example, id=f"{name}: {example.expected!r:.40} / {example.actual!r:.40}: {example.why}")
    for name, mode in MODES.items()
    for example in mode.examples
]


def verdict(found: Comparison) -> str:
    return "equal" if found.equal else found.reason


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_example(name: str, example: ModeExample) -> None:
    found = compare(Compare(name, example.parameter), example.expected, example.actual)
    assert verdict(found) == example.verdict
    assert tuple(note.code for note in found.notes) == example.notes
    assert found.equal or not found.notes
    assert all(note.code in MESSAGES for note in found.notes)


@pytest.mark.parametrize("name", MODES)
def test_mode_is_registered_under_its_name_and_explained(name: str) -> None:
    mode = MODES[name]
    assert mode.name == name
    assert mode.summary
    verdicts = {example.verdict for example in mode.examples}
    assert "equal" in verdicts
    assert name == "ignored" or verdicts == {"equal", "wrong_value", "wrong_type"}


def test_unknown_mode() -> None:
    with pytest.raises(KeyError):
        compare(Compare("unheard"), 1, 1)


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.complex_numbers() | st.text() | st.binary()
HASHABLE = st.recursive(SCALARS, lambda inner: st.tuples(inner, inner) | st.frozensets(inner, max_size=3), max_leaves=4)
VALUES = st.recursive(
    SCALARS | st.sets(HASHABLE, max_size=4) | st.just(Foreign("map", "<map object>")),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(HASHABLE, inner, max_size=4)
    ),
    max_leaves=12,
)
PLAIN = VALUES.filter(lambda value: b"?" not in _bytes(value))


def _bytes(value: object) -> bytes:
    return repr(value).replace("<map>", "?").encode("utf-8", "replace")


@given(PLAIN)
def test_a_plain_value_is_equal_to_its_copy_in_every_mode(value: object) -> None:
    copy = decode(encode(value))
    for name in MODES:
        assert compare(Compare(name), value, copy) == Comparison(True), name


@settings(max_examples=300)
@given(VALUES, VALUES)
def test_modes_never_fail_and_stricter_modes_imply_looser_ones(one: object, two: object) -> None:
    found = {name: compare(Compare(name), one, two).equal for name in MODES}
    assert not found["strict"] or found["equal"]
    for looser in ("approximate", "unordered", "set", "iterable", "text"):
        assert not found["equal"] or found[looser], looser


@given(st.lists(VALUES, max_size=6).flatmap(lambda items: st.tuples(st.just(items), st.permutations(items))))
def test_unordered_agrees_with_any_permutation(pair: tuple[list[object], list[object]]) -> None:
    items, shuffled = pair
    if "<map>" not in repr(items):
        assert compare(Compare("unordered"), items, shuffled).equal
        assert compare(Compare("set"), items, shuffled + shuffled).equal


@given(st.lists(st.integers(0, 3), max_size=6), st.lists(st.integers(0, 3), max_size=6))
def test_unordered_agrees_with_sorting(one: list[int], two: list[int]) -> None:
    assert compare(Compare("unordered"), one, two).equal == (sorted(one) == sorted(two))
    assert compare(Compare("set"), one, two).equal == (set(one) == set(two))


@pytest.mark.parametrize(
    ("expected", "actual", "path"),
    [
        pytest.param(1, 2, (), id="the value itself"),
        pytest.param([1, [2, 3]], [1, [2, 4]], (1, 1), id="inside of lists"),
        pytest.param([1, [2, 3]], [1, [2]], (1,), id="another length of an inner list"),
        pytest.param({"a": (1, 2)}, {"a": (1, 3)}, ("a", 1), id="inside of a dict"),
        pytest.param([1, None], [1, False], (1,), id="another type inside"),
    ],
)
def test_path_leads_to_the_first_difference(expected: object, actual: object, path: tuple[object, ...]) -> None:
    assert compare(Compare(), expected, actual).path == path


def test_wrong_type_names_both_types() -> None:
    found = compare(Compare(), [1], Foreign("map", "<map object>"))
    assert found.values == {"expected_type": "list", "actual_type": "map"}
    assert compare(Compare(), [1, 2], [1, "2"]).values == {"expected_type": "int", "actual_type": "str"}


def test_each_note_is_told_once_with_the_first_values() -> None:
    found = compare(Compare(), [1, 2, (3,)], [1.0, 2.0, [3]])
    assert [(note.code, note.values) for note in found.notes] == [
        ("note_float_for_int", {"expected": "1", "actual": "1.0"}),
        ("note_list_for_tuple", {"expected": "tuple", "actual": "list"}),
    ]


def test_note_names_only_the_type_of_a_huge_number() -> None:
    found = compare(Compare(), 2.0**1000, 2**1000)
    assert found.notes[0].values["actual"] == "int"
