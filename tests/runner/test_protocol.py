"""Bytes that no worker sends: whatever comes out of a child, the grader answers, soon and with little memory."""

from __future__ import annotations

import json
import os
import socket
import struct
import threading
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.model.outcome import Outcome
from grader.runner import channel
from grader.runner.asking import Asking, ask_all
from grader.runner.hand_in import HandIn, Source
from grader.runner.inspecting import inspect_source, statement_lines
from grader.runner.judge import Judge
from grader.runner.link import SocketLink
from grader.runner.protocol import HEADER, MAX_FRAME, NONCE_BYTES, READY, RECORD, frame
from grader.runner.servers import Server, start_server
from grader.runner.values import MAX_BYTES, BadEncoding, decode, encode
from tests.runner.servers import OPTIONS, questions

NONCE = b"N" * NONCE_BYTES
KINDS = st.sampled_from([*b"RISLOHEJ", *b"\0\xff"]).map(lambda number: bytes([number]))
KEYS = st.sampled_from(
    "names skipped printed error stopped kind line end_line type message at raised read starved detail lines".split()
)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=6),
    max_leaves=12,
)
JSON = PLAIN.map(lambda value: json.dumps(value).encode())
VALUES = (
    st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=3) | st.tuples(st.binary(max_size=3))
).map(encode)
SIZES = st.integers(0, 40) | st.sampled_from([1 << 20, (1 << 31) - 1, (1 << 32) - 1])
RECORDS = st.builds(
    lambda position, kind, sizes, parts: (
        RECORD.pack(position, kind, 0.0, *(sizes or map(len, parts))) + b"".join(parts)
    ),
    st.integers(0, 3),
    st.integers(0, 9),
    st.none() | st.tuples(SIZES, SIZES, SIZES),
    st.tuples(VALUES | st.binary(max_size=9), VALUES | st.just(b""), JSON | st.just(b"")),
)
BODIES = st.one_of(
    st.binary(max_size=40),
    JSON,
    st.just(NONCE),
    st.lists(RECORDS, max_size=4).map(lambda records: NONCE + b"".join(records)),
    st.builds(lambda name, values: struct.pack("<H", len(name)) + name + values, st.binary(max_size=6), VALUES),
)
FRAMES = st.builds(
    lambda kind, body, length: HEADER.pack(len(body) if length is None else length, kind) + body,
    KINDS,
    BODIES,
    st.none() | st.none() | SIZES,
)
SPOKEN = st.lists(FRAMES | st.binary(max_size=12), max_size=5).map(b"".join)


def nearly(kind: bytes, shape: st.SearchStrategy[Any]) -> st.SearchStrategy[bytes]:
    """Whole frames of the kind that is waited for, with data that is nearly of the right form; and any others."""
    close = shape.map(lambda value: frame(kind, json.dumps(value).encode()))
    return st.lists(close | close | FRAMES, max_size=4).map(b"".join)


LOADED_REPORTS = st.fixed_dictionaries(
    {},
    optional={
        "names": PLAIN | st.dictionaries(st.text(max_size=5), PLAIN),
        "skipped": PLAIN | st.lists(st.dictionaries(KEYS, PLAIN), max_size=2),
        **dict.fromkeys(("printed", "error", "stopped", "kind", "line"), PLAIN),
    },
)
JUDGEMENTS = st.lists(
    st.lists(st.sampled_from(["sentence", "error", "student", True, False]) | PLAIN, max_size=3) | PLAIN, max_size=3
)
INSPECTIONS = st.fixed_dictionaries(
    {},
    optional=dict.fromkeys(
        (
            "fault definitions names uses reached stars deterministic without_chance independent salvaged "
            "salvage_dropped elsewhere findings"
        ).split(),
        PLAIN,
    ),
)


class Recorded:
    """A server whose children say what they are told to, whatever they are asked, and end."""

    def __init__(self, spoken: bytes) -> None:
        self.status: dict[str, Any] = {}
        self.python_version = ""
        self.generation = 0
        self._spoken = spoken

    def spawn(self) -> tuple[int, SocketLink]:
        ours, theirs = socket.socketpair()
        theirs.sendall(frame(READY, b"") + self._spoken)
        theirs.shutdown(socket.SHUT_WR)
        self._theirs = theirs
        return 1, SocketLink(ours)

    def kill(self, pid: int) -> dict[str, Any]:
        self._theirs.close()
        return {}

    def cpu_seconds(self, pid: int) -> float | None:
        return None

    def close(self) -> None: ...

    def __enter__(self) -> Recorded:
        return self

    def __exit__(self, *_: object) -> None: ...


@pytest.fixture
def known_nonce(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that what is recorded can hold it: a hand-in can read it in its own process."""
    monkeypatch.setattr("grader.runner.hand_in.secrets.token_bytes", lambda _: NONCE)


def answered(server: Server, arguments: int = 3) -> list[Outcome]:
    hand_in = HandIn(server, Source("def f(x): pass"), {"f": ["x"]}, lambda name, raw: {"value": encode(1)})
    try:
        hand_in._child = channel.Child(server)
        asked = questions([(i,) for i in range(arguments)])
        found = ask_all(hand_in, Asking("f", 0.05, 1.0), asked)
        return [found[i] for i in range(arguments)]
    finally:
        hand_in.close()


@settings(max_examples=150, deadline=None)
@given(SPOKEN | nearly(b"L", LOADED_REPORTS))
def test_loading_comes_to_an_end(spoken: bytes) -> None:
    hand_in = HandIn(Recorded(spoken), Source("x = 1", load_s=0.05))
    try:
        loaded = hand_in.load()
    finally:
        hand_in.close()
    assert all(type(name) is str for name in loaded.names)


@pytest.mark.usefixtures("known_nonce")
@settings(max_examples=200, deadline=None)
@given(SPOKEN)
def test_every_question_gets_an_outcome(spoken: bytes) -> None:
    for outcome in answered(Recorded(spoken)):
        assert isinstance(outcome, Outcome)
        if outcome.kind == "returned":
            decode(outcome.value)


@settings(max_examples=100, deadline=None)
@given(SPOKEN | nearly(b"I", INSPECTIONS | st.lists(st.lists(PLAIN, max_size=3), max_size=3)))
def test_what_is_said_of_a_source_is_checked(spoken: bytes) -> None:
    server = Recorded(spoken)
    inspect_source(server, "x = 1", {})
    for first, last in statement_lines(server, "x = 1", [0, 1]).values():
        assert type(first) is type(last) is int


@settings(max_examples=100, deadline=None)
@given(SPOKEN | nearly(b"J", JUDGEMENTS))
def test_a_judge_that_was_spoiled_judges_nothing(spoken: bytes) -> None:
    judge = Judge(Recorded(frame(b"L", b"{}") + spoken), {})
    item = (encode({}), encode(1), encode(1), encode({}), "")
    try:
        assert len(judge.judge("True", [item, item])) == 2
        assert len(judge.contains(([("x", "integers()")], [], []), [encode({"x": 1})])) == 1
    finally:
        judge.close()


HOSTILE = """
import os, sys
def f(data):
    worker = sys._getframe(1).f_locals["self"]
    data = data.replace(b"NNNNNNNN", worker._nonce)
    while data:
        data = data[os.write(3, data):]
    {then}
"""


@pytest.fixture(scope="module")
def fork_server() -> Any:
    with start_server(OPTIONS, kind="fork") as server:
        yield server


@pytest.mark.parametrize("then", ["return 1", "os._exit(0)"])
def test_a_real_child_that_forges_frames(fork_server: Server, then: str) -> None:
    hand_in = HandIn(fork_server, Source(HOSTILE.format(then=then)))

    @settings(max_examples=25, deadline=None)
    @given(SPOKEN)
    def ask(spoken: bytes) -> None:
        found = ask_all(hand_in, Asking("f", 0.05, 1.0), questions([(spoken,), (b"",)]))
        assert set(found) == {0, 1}

    try:
        ask()
    finally:
        hand_in.close()
    honest = HandIn(fork_server, Source("def f(n): return n + 1"))
    try:
        assert ask_all(honest, Asking("f", 0.5, 1.0), questions([(1,)]))[0].value == encode(2)
    finally:
        honest.close()
    assert fork_server.generation == 0


TAGS = st.sampled_from(b"NTFiglyusx[(<>{0?!") | st.integers(0, 255)
LENGTHS = (st.integers(0, 5) | SIZES | st.integers(-5, -1)).map(lambda size: struct.pack("<q", size)[:4])
TANGLED = st.lists(TAGS.map(lambda tag: bytes([tag])) | LENGTHS | st.binary(max_size=8), max_size=25).map(b"".join)


@settings(max_examples=400, deadline=None)
@given(TANGLED)
def test_lengths_and_tags_that_do_not_fit_are_refused(data: bytes) -> None:
    try:
        decode(data)
    except BadEncoding:
        return


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"[" + struct.pack("<I", 99_000) + b"N" * 10, id="a list said to be long"),
        pytest.param(b"s" + struct.pack("<I", (1 << 32) - 1), id="bytes said to be four gigabytes"),
        pytest.param(b"l" + struct.pack("<i", (1 << 31) - 1), id="a number of thirty billion bits"),
        pytest.param(b"[\1\0\0\0" * 100_000, id="lists in lists"),
        pytest.param(b"{" * 100_000, id="keys of keys"),
        pytest.param(b"!" + b"\0" * 8 + b"!" + b"\0" * 8, id="a subclass of nothing"),
    ],
)
def test_what_is_announced_takes_no_memory(data: bytes) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(BadEncoding):
            decode(data)
        assert tracemalloc.get_traced_memory()[1] < 4 * MAX_BYTES
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("spoken", "why"),
    [
        pytest.param(HEADER.pack(MAX_FRAME + 1, b"O"), "a frame too long", id="one byte too long"),
        pytest.param(HEADER.pack((1 << 32) - 1, b"O"), "a frame too long", id="four gigabytes"),
        pytest.param(HEADER.pack(100, b"O") + NONCE, "", id="cut short"),
        pytest.param(b"\1", "", id="a byte"),
    ],
)
def test_a_frame_of_no_length_is_the_end(spoken: bytes, why: str) -> None:
    child = channel.Child(Recorded(spoken))
    try:
        with pytest.raises(channel.Ended) as caught:
            child.receive(0.05)
    finally:
        child.close()
    assert (caught.value.why, caught.value.detail) == (("tampered", why) if why else ("exited", ""))


def flood(write: Callable[[bytes], object]) -> None:
    piece = frame(b"O", NONCE + RECORD.pack(0, 0, 0.0, 5, 0, 0) + encode(1)) * 2000
    for _ in range(2000):
        try:
            write(piece)
        except OSError:
            return


class Flooding(Recorded):
    """Speaks without end."""

    def spawn(self) -> tuple[int, SocketLink]:
        ours, theirs = socket.socketpair()
        theirs.sendall(frame(READY, b""))
        self._theirs = theirs
        threading.Thread(target=flood, args=(theirs.sendall,), daemon=True).start()
        return 1, SocketLink(ours)

    def kill(self, pid: int) -> dict[str, Any]:
        self._theirs.shutdown(socket.SHUT_RDWR)
        return super().kill(pid)


@pytest.mark.usefixtures("known_nonce")
def test_a_flood_is_stopped_before_it_fills_the_memory() -> None:
    tracemalloc.start()
    try:
        kinds = {outcome.kind for outcome in answered(Flooding(b""))}
        assert tracemalloc.get_traced_memory()[1] < 120 << 20
    finally:
        tracemalloc.stop()
    assert kinds <= {"tampered", "unsendable", "too_much_output", "not_run", "timed_out"}


def test_nothing_is_left_open() -> None:
    before = len(os.listdir("/proc/self/fd")) if os.path.exists("/proc/self/fd") else 0
    for _ in range(20):
        answered(Recorded(b"\0" * 9))
    after = len(os.listdir("/proc/self/fd")) if before else 0
    assert after <= before
