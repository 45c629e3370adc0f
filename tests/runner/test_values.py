"""The codec: what goes in comes out, equal values give equal bytes, and bytes from anywhere do no harm."""

from __future__ import annotations

import contextlib
import marshal
import math
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.runner.readable import encode_with_foreign, from_json, to_json
from grader.runner.subclasses import plain_of
from grader.runner.values import MAX_BYTES, BadEncoding, Foreign, TooLarge, Unsendable, decode, encode

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(codec=None))
    | st.binary()
    | st.complex_numbers()
)
KEYS = st.none() | st.booleans() | st.integers() | st.text() | st.tuples(st.integers(), st.text())
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner)
        | st.lists(inner).map(tuple)
        | st.dictionaries(KEYS, inner)
        | st.sets(KEYS)
        | st.frozensets(KEYS)
    ),
    max_leaves=20,
)


def same(a: Any, b: Any) -> bool:
    """Equal with equal types at every depth, and nan equal to nan."""
    if type(a) is not type(b):
        return False
    if isinstance(a, float):
        return a == b or (math.isnan(a) and math.isnan(b))
    if isinstance(a, complex):
        return same(a.real, b.real) and same(a.imag, b.imag)
    if isinstance(a, (list, tuple)):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict):
        return list(a) == list(b) and all(same(a[k], b[k]) for k in a)
    return bool(a == b)


@given(VALUES)
def test_what_goes_in_comes_out(value: Any) -> None:
    assert same(decode(encode(value)), value)


@given(VALUES)
def test_stored_as_json_and_back_to_the_same_bytes(value: Any) -> None:
    data = encode(value)
    again = from_json(to_json(data))
    assert same(decode(again), value)
    assert again == data


@pytest.mark.parametrize("wrap", [lambda x: x, lambda x: [x, 1], lambda x: (1.0, {"a": x}), lambda x: [complex(1, x)]])
def test_there_is_one_nan(wrap: Callable[[float], Any]) -> None:
    nan = math.nan
    assert encode(wrap(-nan)) == encode(wrap(nan)) == encode(wrap(math.inf - math.inf))


@given(st.sets(KEYS))
def test_the_order_of_a_set_does_not_show(members: set[Any]) -> None:
    backwards = list(members)[::-1]
    assert encode(members) == encode(set(backwards))


@given(VALUES)
def test_a_child_reads_arguments_as_the_host_wrote_them(value: Any) -> None:
    assert same(marshal.loads(encode(value)), value)


@given(st.binary(max_size=300))
def test_bytes_from_anywhere_are_a_value_or_refused(data: bytes) -> None:
    try:
        value = decode(data)
    except BadEncoding:
        return
    encode_with_foreign(value)


@given(VALUES, st.data())
def test_damaged_bytes_are_a_value_or_refused(value: Any, data: st.DataObject) -> None:
    raw = bytearray(encode(value))
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    with contextlib.suppress(BadEncoding):
        decode(bytes(raw))


class LyingMeta(type):
    def __eq__(cls, other: object) -> bool:
        return True

    def __hash__(cls) -> int:
        return hash(int)


class Liar(metaclass=LyingMeta):
    pass


class SubInt(int):
    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 1


@pytest.mark.parametrize(
    ("value", "name"),
    [
        pytest.param(map(str, []), "map", id="an iterator"),
        pytest.param(range(3), "range", id="a range"),
        pytest.param({}.keys(), "dict_keys", id="a view"),
        pytest.param(bytearray(b"x"), "bytearray", id="marshal would call it bytes"),
        pytest.param(SubInt(5), "SubInt", id="a subclass of int"),
        pytest.param(Liar(), "Liar", id="its class says it equals int"),
        pytest.param(OrderedDict(a=1), "OrderedDict", id="a subclass of dict"),
        pytest.param(deque([1]), "deque", id="a deque"),
        pytest.param(Ellipsis, "ellipsis", id="marshal has a code for it"),
        pytest.param((lambda: 0).__code__, "code", id="marshal has a code for it too"),
    ],
)
def test_what_is_not_plain_is_foreign(value: Any, name: str) -> None:
    for found in (decode(encode(value)), decode(encode([value]))[0], decode(encode([1, (value,)]))[1][0]):
        assert isinstance(found, Foreign)
        assert found.type_name == name


class Pair(tuple):
    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter("lies")


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        pytest.param(Pair((1, 2)), (1, 2), id="its own methods are not asked"),
        pytest.param(SubInt(5), 5, id="an int"),
        pytest.param(Counter("aab"), {"a": 2, "b": 1}, id="a Counter"),
        pytest.param([OrderedDict(a=Pair((1,)))], [{"a": (1,)}], id="inside"),
    ],
)
def test_the_plain_value_of_a_subclass_comes_along(value: Any, plain: Any) -> None:
    data = encode(value)
    assert same(plain_of(decode(data)), plain)
    assert from_json(to_json(data)) == data


def test_no_address_of_an_object_stands_in_its_bytes() -> None:
    assert encode(iter([])) == encode(iter([]))
    assert "0x" not in decode(encode(iter([]))).text


def test_a_list_in_itself_is_refused() -> None:
    loop: list[Any] = []
    loop.append(loop)
    with pytest.raises(Unsendable):
        encode(loop)


@pytest.mark.parametrize(
    "value",
    [
        pytest.param([0] * 200_000, id="too many members"),
        pytest.param("x" * (MAX_BYTES + 1), id="a text too long"),
        pytest.param(1 << (1 << 21), id="a number too long"),
        pytest.param(["x" * 1000] * 2000, id="many texts"),
        pytest.param({(i,) for i in range(200_000)}, id="a set too large"),
    ],
)
def test_what_is_too_large_is_refused(value: Any) -> None:
    with pytest.raises(Unsendable):
        encode(value)


def test_colliding_members_are_refused_before_a_set_is_built() -> None:
    members = [i * ((1 << 61) - 1) for i in range(20_000)]
    data = b"<" + len(members).to_bytes(4, "little") + b"".join(encode(m) for m in members)
    with pytest.raises(BadEncoding):
        decode(data)


def test_a_number_of_a_million_bits_is_read_in_no_time() -> None:
    number = (1 << 1_000_000) - 12345
    assert decode(encode(number)) == number
    assert decode(encode(-number)) == -number


def test_objects_that_look_the_same_may_be_in_one_set() -> None:
    class Stone:
        pass

    assert decode(encode({Stone(), Stone()})) == {Foreign("Stone")}


def test_large_sets_of_tuples_are_read() -> None:
    positions = {(i, j) for i in range(150) for j in range(150)}
    assert decode(encode(positions)) == positions


def test_a_list_with_a_number_too_long_is_too_large_and_no_forgery() -> None:
    with pytest.raises(TooLarge):
        decode(encode([1 << 2_000_000]))
