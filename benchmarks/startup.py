"""What `grader check` costs before anything is explained, beside Python itself and a pytest run of one test.

    python -m benchmarks.startup [RUNS]

CPU seconds of all processes, the least and the middle of RUNS runs (10), all kinds in turn.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
ONE_TEST = "def test_sum():\n    assert sum([1, 2]) == 3\n"
RIGHT, WRONG = "tina_m.py", "nina_r.py"


def commands(folder: Path) -> dict[str, list[str]]:
    """What is run, in a folder with the exercise `nim` and its stored suite."""
    for name in ("specs", "reference"):
        shutil.copytree(ROOT / name, folder / name)
    for name, sample in (("right.py", RIGHT), ("wrong.py", WRONG)):
        shutil.copy(ROOT / "submissions" / "nim" / sample, folder / name)
    (folder / "test_one.py").write_text(ONE_TEST, encoding="utf-8")
    check = [sys.executable, "-m", "grader", "check", "--exercise", "nim"]
    return {
        "python -c pass": [sys.executable, "-c", "pass"],
        "pytest, one test": [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_one.py"],
        "check, all right": [*check, "right.py"],
        "check, a function wrong": [*check, "wrong.py"],
    }


def cpu_s(command: list[str], folder: Path) -> float:
    before = _children_s()
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
    return _children_s() - before


def _children_s() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory(prefix="grader-startup-") as name:
        wanted = commands(Path(name))
        seconds: dict[str, list[float]] = {what: [] for what in wanted}
        for _ in range(runs):
            for what, command in wanted.items():
                seconds[what].append(cpu_s(command, Path(name)))
    for what, found in seconds.items():
        print(f"{what:24} {min(found):.2f} s least, {median(found):.2f} s in the middle")


if __name__ == "__main__":
    main()
