"""What a class costs when it is graded again unchanged, and what its pages cost.

python -m benchmarks.again [COUNT]     COUNT generated hand-ins (200)
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.make_class import make_class
from grader.report.html.overview_page import overview_page
from grader.report.html.places import Places
from grader.report.html.submission_page import submission_page
from grader.report.results import read_json

ROOT = Path(__file__).resolve().parents[1]


def grade(folder: Path, out: Path) -> float:
    """Seconds of CPU of a run and all its processes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "grader", "grade", str(folder), "--exercise", "nim", "--out", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as name:
        out = Path(name) / "reports"
        make_class(count, Path(name), 1)
        first, again = (grade(Path(name) / "nim", out) for _ in range(2))
        print(f"{count} hand-ins: graded in {first:.1f} s of CPU, again in {again:.1f} s ({100 * again / first:.0f} %)")
        (exercise,) = (run := read_json(out)).exercises
        submission_page(exercise, exercise.submissions[0], "sl")
        began = time.process_time()
        largest = max(len(submission_page(exercise, one, "sl")) for one in exercise.submissions)
        each = (time.process_time() - began) / len(exercise.submissions)
        places = Places("nim", tuple(f"nim/{at}.html" for at in range(len(exercise.submissions))))
        overview = len(overview_page(run, [places], ["sl"], "sl"))
        print(f"a page: {1000 * each:.1f} ms of CPU, at most {largest // 1000} kB; the overview: {overview // 1000} kB")


if __name__ == "__main__":
    main()
