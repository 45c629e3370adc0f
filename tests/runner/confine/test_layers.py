"""The steps: each layer can be left out, a refused one leaves nothing half-built, all dies with the grader."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grader.runner.confine import status as words

from .jail import CONFIGURATIONS, Jail, Refusal, can_be_user, open_jail, readable_copy

LAYERS = ("namespaces", "landlock", "seccomp", "rlimits", "uid")


@pytest.mark.parametrize("layer", LAYERS)
def test_one_layer_can_be_left_out(layer: str) -> None:
    jail = open_jail({"layers_off": [layer]})
    try:
        assert not jail.status["layers"][layer]["on"]
        assert jail.status["layers"][layer]["why"] == "switched off"
        assert jail.tell("import sqlite3\ntell('works')") == "works"
        assert words.is_full(jail.status) == (layer != "seccomp")
    finally:
        jail.close()


def test_without_a_fence_around_files_only_what_is_loaded_can_be_imported() -> None:
    jail = open_jail({"layers_off": ["namespaces", "landlock"]})
    try:
        assert jail.status["files"] == "none"
        assert jail.tell("import json, os\ntell('loaded before')") == "loaded before"
        assert jail.tell("import sqlite3")["error"] == "PermissionError"
        assert jail.tell("open('/etc/passwd')")["error"] == "PermissionError"
        assert not words.is_full(jail.status)
    finally:
        jail.close()


@pytest.mark.parametrize(
    ("layers_off", "code", "expected"),
    [
        (["seccomp"], "open('/etc/passwd')", {"FileNotFoundError", "PermissionError"}),
        (["seccomp", "namespaces"], "open('/etc/passwd')", {"PermissionError"}),
        (["seccomp", "landlock"], "open('/etc/passwd')", {"FileNotFoundError"}),
        (["seccomp"], "import os\nos.kill(os.getppid(), 9)", {"PermissionError", ""}),
        (["seccomp", "uid"], "import os\nos.setuid(1)", {"PermissionError"}),
    ],
)
def test_each_layer_holds_by_itself(layers_off: list[str], code: str, expected: set[str]) -> None:
    jail = open_jail({"layers_off": layers_off})
    try:
        off = [layer for layer in LAYERS if not jail.status["layers"][layer]["on"]]
        if set(off) - {"uid"} == set(layers_off) - {"uid"}:
            answer = jail.run(code + "\ntell({'error': ''})")
            assert answer["told"][0]["error"] in expected
    finally:
        jail.close()


def test_no_isolation_is_limits_only() -> None:
    jail = Jail({"isolation": "none", "memory_mb": 128})
    try:
        assert [layer for layer in LAYERS if jail.status["layers"][layer]["on"]] == ["rlimits"]
        assert not words.is_full(jail.status)
        assert words.describe(jail.status).startswith("a separate process only, 128 MB")
        assert jail.tell("import os\ntell(len(os.listdir('/')) > 2)") is True
        assert jail.tell("x = bytearray(200 << 20)")["error"] == "MemoryError"
    finally:
        jail.close()


SABOTAGE = {
    "namespaces.separate": "namespaces",
    "namespaces.become_first_process": "namespaces",
    "namespaces.private_root": "namespaces",
    "landlock.read_only": "landlock",
    "limits.limit_server": "rlimits",
    "identity.choose": "uid",
    "seccomp.program": "seccomp",
}


@pytest.mark.parametrize("function", SABOTAGE)
def test_a_refused_step_ends_the_attempt_and_the_next_one_is_whole(function: str) -> None:
    layer = SABOTAGE[function]
    if layer == "uid" and os.geteuid() != 0:
        return
    with pytest.raises(Refusal) as caught:
        Jail({"sabotage": function})
    refused, reason, code = caught.value.args
    assert (refused, code) == (layer, 96)
    assert "not permitted" in reason
    jail = open_jail({"sabotage": function})
    try:
        assert not jail.status["layers"][layer]["on"]
        assert [entry.why for entry in words.missing(jail.status) if entry.layer == layer] == [f"refused: {reason}"]
        assert jail.tell("tell('alive')") == "alive"
    finally:
        jail.close()


@pytest.mark.parametrize(
    "function",
    [
        "seccomp.install",
        "capabilities.clear",
        "limits.limit_child",
        "process.keep_channel_only",
        "process.no_new_privileges",
    ],
)
def test_a_child_that_cannot_be_confined_runs_nothing(function: str) -> None:
    jail = open_jail({"sabotage": function, "layers_off": ["landlock"] if "privileges" in function else []})
    try:
        answer = jail.run("tell('ran')")
        assert (answer["code"], answer["told"]) == (97, [])
    finally:
        jail.close()


@pytest.mark.parametrize(
    "options", [{"isolation": "some"}, {"layers_off": ["firewall"]}, {"packages_paths": ["/no/such"]}]
)
def test_options_that_mean_nothing_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Refusal) as caught:
        Jail(options)
    assert caught.value.args[2] == 1


CONTAINER = "chown dac_override fowner fsetid kill setgid setuid setpcap net_bind_service net_raw sys_chroot".split()


@pytest.mark.parametrize("kept", [[], CONTAINER], ids=["no capabilities", "a container's capabilities"])
def test_root_of_a_container_is_fenced_too(kept: list[str]) -> None:
    """It has few capabilities; what is refused for real is left out at the next attempt."""
    if not can_be_user():
        return
    bounds = ",".join(["-all", *("+" + name for name in kept)])
    jail = open_jail(start=["setpriv", f"--bounding-set={bounds}", "--inh-caps=-all"])
    try:
        assert words.is_full(jail.status)
        for entry in words.missing(jail.status):
            assert entry.why
        assert jail.tell("import sqlite3\ntell('works')") == "works"
        assert jail.tell("open('/etc/passwd')")["error"] in ("PermissionError", "FileNotFoundError")
        assert jail.tell("import os\nos.setuid(12345)")["error"] == "PermissionError"
    finally:
        jail.close()


HOST = """
import sys, time
sys.path.insert(0, {tests!r})
from runner.confine import jail
jail.readable_copy = lambda: {copy!r}
jail = jail.open_jail({options!r}, **{how!r})
print("ready", flush=True)
jail.run("import time\\nwhile True: time.sleep(1)", timeout=600)
"""


def marked(marker: str) -> list[int]:
    """Processes with this text in their command line."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if marker.encode() in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
            except OSError:
                continue
    return found


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_nothing_survives_the_death_of_the_grader(name: str) -> None:
    options, how = CONFIGURATIONS[name]
    marker = f"marker-{os.getpid()}-{time.monotonic_ns()}"
    tests = str(Path(__file__).resolve().parents[2])
    code = HOST.format(tests=tests, copy=str(readable_copy()), options={**options, "marker": marker}, how=how)
    try:
        host = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        assert host.stdout is not None
        assert host.stdout.readline() == "ready\n"
        time.sleep(0.2)
        started = [pid for pid in marked(marker) if pid != host.pid]
        assert len(started) >= 2
        host.send_signal(signal.SIGKILL)
        host.wait(10)
        host.stdout.close()
        deadline = time.monotonic() + 5
        while marked(marker) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert marked(marker) == []
    finally:
        for pid in marked(marker):
            os.kill(pid, signal.SIGKILL)


def test_nothing_survives_the_end_of_the_server() -> None:
    marker = f"end-{os.getpid()}-{time.monotonic_ns()}"
    jail = open_jail({"marker": marker})
    assert marked(marker)
    jail.close()
    assert marked(marker) == []
