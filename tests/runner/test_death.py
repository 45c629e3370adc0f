"""When the grader is killed nothing of a hand-in runs on; and a server that is killed is replaced."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grader.runner.hand_in import HandIn, Source
from grader.runner.servers import start_server
from tests.runner.servers import OPTIONS, ask, value

ROOT = Path(__file__).resolve().parents[2]
HOST = """
import json, sys
from grader.runner.hand_in import HandIn, Source
from grader.runner.servers import start_server
from grader.runner.stretch import Expected
from tests.runner.servers import questions
options, kind = json.loads(sys.argv[1])
server = start_server(options, kind=kind)
hand_in = HandIn(server, Source("def f():\\n    while True: pass"))
hand_in.load()
print("ready", flush=True)
hand_in.ask("f", questions([()]), 60.0, Expected())
"""


def status_of(pid: int) -> tuple[str, int, str] | None:
    """Kind of state, parent, start time; None if there is no such process."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return fields[0], int(fields[1]), fields[19]


def below(pid: int) -> Iterator[tuple[int, str]]:
    """All that the process has started, and they: (number, start time)."""
    for entry in os.listdir("/proc"):
        found = status_of(int(entry)) if entry.isdigit() else None
        if found is not None and found[1] == pid:
            yield int(entry), found[2]
            yield from below(int(entry))


def runs(process: tuple[int, str]) -> bool:
    found = status_of(process[0])
    return found is not None and found[2] == process[1] and found[0] not in "ZX"


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        pytest.param({}, "fork", id="a fork server"),
        pytest.param({"layers_off": ["namespaces"]}, "fork", id="without namespaces"),
        pytest.param({"isolation": "none"}, "fork", id="without isolation"),
        pytest.param({}, "spawn", id="processes of their own"),
    ],
)
def test_nothing_runs_on_when_the_grader_is_killed(options: dict[str, Any], kind: str) -> None:
    command = [sys.executable, "-c", HOST, json.dumps([{**OPTIONS, **options}, kind])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    host = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert host.stdout is not None
    assert host.stdout.readline() == "ready\n"
    started = list(below(host.pid))
    assert len(started) >= 2
    host.kill()
    host.wait()
    host.stdout.close()
    deadline = time.monotonic() + 20
    while any(map(runs, started)) and time.monotonic() < deadline:
        time.sleep(0.02)
    left = [process for process in started if runs(process)]
    for pid, _ in left:
        os.kill(pid, signal.SIGKILL)
    assert left == []


def test_a_server_that_was_killed_is_replaced() -> None:
    with start_server(OPTIONS, kind="fork") as server:
        hand_in = HandIn(server, Source("def f(n): return n"))
        hand_in.load()
        for pid, _ in list(below(os.getpid())):
            if _is_server(pid):
                os.kill(pid, signal.SIGKILL)
        hand_in.close()
        (outcome,) = ask(server, "def f(n): return n + 1", "f", [(1,)])
        assert value(outcome) == 2
        assert server.generation == 1


def _is_server(pid: int) -> bool:
    try:
        return b"runner/server.py" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
