"""Other systems and other machines: what can be had there is set, the rest is told."""

from __future__ import annotations

import errno

import pytest

from grader.runner.confine import landlock, platforms, seccomp, status

from .jail import Jail


@pytest.mark.parametrize(
    ("system", "in_force"),
    [("darwin", ["rlimits"]), ("freebsd14", ["rlimits"]), ("win32", [])],
)
def test_elsewhere_the_limits_that_exist_are_set(system: str, in_force: list[str]) -> None:
    jail = Jail({"pretend": system})
    try:
        assert [layer for layer in platforms.LAYERS if jail.status["layers"][layer]["on"]] == in_force
        assert not status.is_full(jail.status)
        assert status.describe(jail.status).startswith("a separate process only")
        assert f"({system} has none)" in status.describe(jail.status)
        assert jail.tell("import os\ntell([os.read(0, 1).decode(), os.write(1, b'x')])") == ["", 1]
    finally:
        jail.close()


def test_memory_is_not_said_to_be_limited_where_it_is_not() -> None:
    jail = Jail({"pretend": "darwin"})
    try:
        assert "memory not limited" in status.describe(jail.status)
    finally:
        jail.close()


def test_a_machine_without_a_table_has_no_filter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seccomp, "machine", lambda: "riscv64")
    why = platforms.unsupported()
    assert why["seccomp"] == "no list of system calls for riscv64"
    assert why["namespaces"] == "not written for riscv64"


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.ENOSYS, "the kernel has none"), (errno.EOPNOTSUPP, "switched off at the start of the kernel")],
)
def test_a_kernel_without_landlock_is_told(monkeypatch: pytest.MonkeyPatch, number: int, words: str) -> None:
    def refuse() -> int:
        raise OSError(number, "no")

    monkeypatch.setattr(landlock, "version", refuse)
    assert platforms.unsupported()["landlock"] == words


@pytest.mark.parametrize(
    ("abi", "length", "files"), [(1, 8, 13), (2, 8, 14), (3, 8, 15), (4, 16, 15), (5, 16, 16), (6, 24, 16), (9, 24, 16)]
)
def test_a_ruleset_asks_only_for_what_the_version_knows(abi: int, length: int, files: int) -> None:
    rules = landlock.rules(abi)
    assert len(rules) == length
    assert int.from_bytes(rules[:8], "little") == (1 << files) - 1
