"""The floor: a bare fork for each hand-in that loads it and calls the eight functions on 100 cases each.

No isolation, no explanation, no pages: what is left is the work of the functions themselves. Run as a program:
python -m benchmarks.floor SOLUTION.py HAND_IN.py ...   prints one JSON line for each hand-in.
"""

from __future__ import annotations

import copy
import json
import os
import random
import resource
import sys
from pathlib import Path
from typing import Any

CASES = 100
CPU_LIMIT_S = 1
NAMES = (
    "najvecja_potenca",
    "razbij",
    "vsebuje",
    "razlika",
    "razbij_seznam",
    "vsota",
    "zdruzi_sezname",
    "poteza_racunalnik",
)
ANY_ORDER = ("razlika", "zdruzi_sezname")


def _numbers(draw: random.Random, low: int, high: int, longest: int) -> list[int]:
    return [draw.randint(low, high) for _ in range(draw.randint(0, longest))]


def _arguments(name: str, draw: random.Random) -> tuple[Any, ...]:
    if name == "najvecja_potenca":
        return (draw.choice([draw.randint(1, 2**60), draw.uniform(1, 2**60)]),)
    if name == "razbij":
        return (draw.randint(0, 2**64),)
    if name == "vsebuje":
        return _numbers(draw, -20, 20, 20), draw.randint(-20, 20)
    if name == "razlika":
        pool = [1, 2, 4, 8, 16, 32, 64, 3, 0, -5]
        return draw.sample(pool, draw.randint(0, 10)), draw.sample(pool, draw.randint(0, 10))
    if name == "razbij_seznam":
        return (_numbers(draw, 0, 300, 8),)
    if name == "vsota":
        return (_numbers(draw, -1000, 1000, 20),)
    if name == "zdruzi_sezname":
        return ([draw.sample([1, 2, 4, 8, 16, 32, 64], draw.randint(0, 7)) for _ in range(draw.randint(0, 5))],)
    return ([*_numbers(draw, 0, 12, 4), draw.randint(1, 12)],)


def _is_right(name: str, arguments: tuple[Any, ...], expected: object, actual: Any) -> bool:
    if name == "poteza_racunalnik":
        row, coins = actual
        return bool(0 <= row < len(arguments[0]) and 1 <= coins <= arguments[0][row])
    if name in ANY_ORDER:
        return type(actual) is list and bool(sorted(actual) == expected)
    return bool(actual == expected) and (name == "najvecja_potenca" or type(actual) is type(expected))


def _cases(solution: dict[str, Any]) -> dict[str, list[tuple[tuple[Any, ...], object]]]:
    draw = random.Random(1)
    cases: dict[str, list[tuple[tuple[Any, ...], object]]] = {}
    for name in NAMES:
        cases[name] = []
        for _ in range(CASES):
            arguments = _arguments(name, draw)
            expected = solution[name](*copy.deepcopy(arguments))
            cases[name].append((arguments, sorted(expected) if name in ANY_ORDER else expected))
    return cases


def _grade(source: str, cases: dict[str, list[tuple[tuple[Any, ...], object]]]) -> int:
    """Runs in the child; a bit for each function that is wrong."""
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_LIMIT_S, CPU_LIMIT_S))
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    names: dict[str, Any] = {"__name__": "nim"}
    exec(compile(source, "nim.py", "exec"), names)
    wrong = 0
    for position, name in enumerate(NAMES):
        try:
            for arguments, expected in cases[name]:
                given = copy.deepcopy(arguments) if name in ("razlika", "zdruzi_sezname") else arguments
                if not _is_right(name, arguments, expected, names[name](*given)) or given != arguments:
                    wrong |= 1 << position
                    break
        except Exception:
            wrong |= 1 << position
    return wrong


def main() -> None:
    solution: dict[str, Any] = {"__name__": "solution"}
    exec(compile(Path(sys.argv[1]).read_text(encoding="utf-8"), "solution.py", "exec"), solution)
    cases = _cases(solution)
    for path in sys.argv[2:]:
        source = Path(path).read_text(encoding="utf-8")
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                os.write(writing, bytes([_grade(source, cases)]))
            finally:
                os._exit(0)
        os.close(writing)
        _, _, usage = os.wait4(child, 0)
        answer = os.read(reading, 1)
        os.close(reading)
        found = [name for bit, name in enumerate(NAMES) if answer[0] & 1 << bit] if answer else None
        print(json.dumps({"student": Path(path).stem, "cpu_s": usage.ru_utime + usage.ru_stime, "wrong": found}))


if __name__ == "__main__":
    main()
