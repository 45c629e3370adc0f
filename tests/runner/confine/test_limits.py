"""Memory, processor time, recursion and descriptors of one child."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .jail import CONFIGURATIONS, Jail, open_jail

LIMITED = [name for name in ("all layers", "ordinary user, no namespaces") if name in CONFIGURATIONS]
"""Limits are the same in every kind of fence: as root and as an ordinary user, first process or not."""


@pytest.fixture(params=LIMITED)
def jail(request: pytest.FixtureRequest, jails: Callable[[str], Jail]) -> Jail:
    return jails(request.param)


CATCHING = """
def attempt():
    try:
        {}
    except MemoryError:
        return "MemoryError"
    return "enough"
tell(attempt())
"""


@pytest.mark.parametrize(
    ("expression", "memory_mb", "expected"),
    [
        ("x = [0] * (200 << 17)", 256, "enough"),
        ("x = bytearray(200 << 20)", 256, "enough"),
        ("x = bytearray(300 << 20)", 256, "MemoryError"),
        ("x = bytearray(300 << 20)", 512, "enough"),
        ("x = [0] * (1 << 40)", 256, "MemoryError"),
        ("x = [bytes(1 << 20) for _ in range(400)]", 256, "MemoryError"),
        ("x = 'x' * (90 << 20)", 64, "MemoryError"),
        ("import mmap; x = mmap.mmap(-1, 300 << 20)", 256, "OSError"),
    ],
)
def test_memory(jail: Jail, expression: str, memory_mb: int, expected: str) -> None:
    told = jail.tell(CATCHING.format(expression), memory_mb=memory_mb)
    assert (told["error"] if isinstance(told, dict) else told) == expected


def test_a_child_goes_on_after_a_memory_error(jail: Jail) -> None:
    answer = jail.run(CATCHING.format("x = bytearray(1 << 40)") + "tell(sum(range(10 ** 5)))")
    assert answer["told"] == ["MemoryError", 4999950000]


def test_deep_recursion_of_honest_programs_works(jail: Jail) -> None:
    code = """
import sys
sys.setrecursionlimit(20_000)
def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)
tell(depth(15_000))
"""
    assert jail.tell(code) == 15_000


def test_endless_recursion_is_an_ordinary_error(jail: Jail) -> None:
    assert jail.tell("def f(n):\n    return f(n + 1)\nf(0)")["error"] == "RecursionError"


def test_processor_time_ends_even_a_child_that_ignores_signals(jail: Jail) -> None:
    code = """
import signal
for number in range(1, 65):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
while True:
    try:
        while True:
            pass
    except BaseException:
        pass
"""
    answer = jail.run(code, timeout=20, cpu_seconds=1)
    assert answer["code"] == -9
    assert "silent" not in answer
    assert 0.5 < answer["cpu"] < 2


def test_sleep_costs_no_processor_time(jail: Jail) -> None:
    answer = jail.run("import time\ntime.sleep(1.2)\ntell('awake')", cpu_seconds=1)
    assert answer["told"] == ["awake"]
    assert answer["cpu"] < 0.5


def test_descriptors_are_few(jail: Jail) -> None:
    told = jail.tell("import os\nheld = [os.open(os.__file__, os.O_RDONLY) for _ in range(40)]\ntell('done')")
    assert told["error"] == "OSError"


def test_a_fatal_error_ends_the_child_by_a_signal(jail: Jail) -> None:
    assert jail.run("import os\nos.abort()")["code"] < 0
    assert jail.run("import ctypes\nctypes.string_at(8)")["code"] == -11


def test_limits_alone_stop_forks_and_files_of_an_ordinary_user() -> None:
    jail = open_jail({"layers_off": ["seccomp", "landlock", "namespaces"]})
    try:
        assert jail.status["files"] == "all"
        written = jail.run("import tempfile\nf = tempfile.TemporaryFile(buffering=0)\nf.write(b'x')\ntell('done')")
        assert written["told"][0] != "done"
        if jail.status["identity"]:
            assert jail.tell("import os\nos.fork()\ntell('done')")["error"] == "BlockingIOError"
    finally:
        jail.close()
