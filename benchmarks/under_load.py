"""Honest hand-ins that use a good part of their time limit, on a machine with many times more work than processors."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from grader.model.suite import Suite
from grader.runner.asking import Asking, ask_all
from grader.runner.hand_in import HandIn, Source
from grader.runner.servers import Server, start_server
from grader.runner.values import encode

LIMIT_S = 0.3
USED_S = 0.12
"""of CPU by each call"""
TIMES = 4
"""busy processes for each processor"""
HAND_INS, CALLS = 6, 4
HONEST = f"""
import time
def f(n):
    end = time.process_time() + {USED_S}
    while time.process_time() < end:
        pass
    return n
"""
SLEEPER = "import time\ndef f(n):\n    time.sleep(60)\n"


@contextmanager
def busy(count: int) -> Iterator[None]:
    """So many processes that do nothing but compute."""
    command = [sys.executable, "-S", "-c", "while True: pass"]
    spinning = [subprocess.Popen(command) for _ in range(count)]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
        for process in spinning:
            process.wait()


def kinds(server: Server, text: str, calls: int) -> list[str]:
    """What became of calls of a function, each under the limit."""
    hand_in = HandIn(server, Source(text))
    try:
        questions = [(i, i, encode((i,)), None) for i in range(calls)]
        found = ask_all(hand_in, Asking("f", LIMIT_S, 10.0), questions)
    finally:
        hand_in.close()
    return [found[i].kind for i in range(calls)]


def load_lines(suite: Suite) -> tuple[list[str], bool]:
    """In words, and whether no honest call was stopped and a sleeping one was."""
    with start_server({"memory_mb": suite.exercise.limits.memory_mb}) as server, busy(TIMES * (os.cpu_count() or 1)):
        found = [kind for _ in range(HAND_INS) for kind in kinds(server, HONEST, CALLS)]
        asleep = kinds(server, SLEEPER, 1)[0]
    stopped = sum(kind != "returned" for kind in found)
    line = (
        f"On a machine with {TIMES} busy processes for each processor {stopped} of {len(found)} honest calls, which use"
        f" {USED_S} s under a limit of {LIMIT_S} s, were said to take too long; one that sleeps was"
        f" {'stopped' if asleep == 'timed_out' else 'NOT stopped'}."
    )
    return [line], stopped == 0 and asleep == "timed_out"
