"""What a large class costs: the first time, again unchanged, and its pages.

python -m benchmarks.again [--class 1000]

Ends with 1 if one of the aims below is missed.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from benchmarks.contenders import ROOT
from benchmarks.make_class import make_class
from benchmarks.measure import Cost, run
from grader.model.result import Run
from grader.report.files import places_of
from grader.report.html.group_page import group_page
from grader.report.html.groups import groups_of
from grader.report.html.overview_page import overview_page
from grader.report.html.places import Places
from grader.report.html.submission_page import submission_page
from grader.report.html.task_page import task_page
from grader.report.results import read_json

COUNT = 1000
LIMIT_S = 3600.0
AGAIN_SHARE = 0.1
"""of what the first run costs, at most"""
PAGE_MS = 2.0
PAGE_KB = 100.0
OVERVIEW_KB = 2000.0


@dataclass(frozen=True)
class Pages:
    """Milliseconds of CPU for a page on the average, and kB of the largest one; of the overview both."""

    count: int
    each_ms: float
    largest_kb: float
    overview_ms: float
    overview_kb: float


@dataclass(frozen=True)
class Repeated:
    """A class graded twice."""

    count: int
    first: Cost
    again: Cost
    pages: Pages

    def missed(self) -> list[str]:
        """Aims that are not reached, in words."""
        aims = {
            f"again is more than {AGAIN_SHARE:.0%} of the first run": self.again.cpu_s / self.first.cpu_s > AGAIN_SHARE,
            f"a page takes more than {PAGE_MS:g} ms": self.pages.each_ms > PAGE_MS,
            f"a page is larger than {PAGE_KB:g} kB": self.pages.largest_kb > PAGE_KB,
            f"the overview is larger than {OVERVIEW_KB / 1000:g} MB": self.pages.overview_kb > OVERVIEW_KB,
        }
        return [aim for aim, is_missed in aims.items() if is_missed]

    def lines(self) -> list[str]:
        """In words, for a table of results."""
        first, again, pages = self.first, self.again, self.pages
        held = "all aims reached" if not self.missed() else "MISSED: " + "; ".join(self.missed())
        return [
            f"A class of {self.count}, the first time: {first.cpu_s:.0f} s of CPU, {first.wall_s:.0f} s by the clock,"
            f" at most {first.memory_mb:.0f} MB in a process. Again unchanged: {again.cpu_s:.1f} s of CPU"
            f" ({again.cpu_s / first.cpu_s:.1%}), {again.wall_s:.1f} s by the clock, {again.memory_mb:.0f} MB."
            f" Its {pages.count} pages: {pages.each_ms:.1f} ms of CPU each, the largest {pages.largest_kb:.0f} kB;"
            f" the overview {pages.overview_ms:.0f} ms, {pages.overview_kb:.0f} kB. {held[0].upper()}{held[1:]}.",
        ]


def repeated(count: int) -> Repeated:
    """Grades a generated class twice into the same folder, then renders its pages."""
    with tempfile.TemporaryDirectory(prefix="again-") as name:
        folder = Path(name)
        make_class(count, folder, 1)
        first, again = (_graded(folder) for _ in range(2))
        return Repeated(count, first, again, measured(read_json(folder / "reports")))


def _graded(folder: Path) -> Cost:
    options: list[str | Path] = ["--specs", ROOT / "specs", "--reference", ROOT / "reference", "--out", "reports"]
    cost = run([sys.executable, "-m", "grader", "grade", "nim", *options], folder, LIMIT_S, {"PYTHONPATH": str(ROOT)})
    if cost.code or cost.stopped:
        raise SystemExit(f"grader grade ended with {cost.code}:\n{cost.output}")
    return cost


def measured(graded: Run) -> Pages:
    """Of a run with one exercise. Every page once before it counts, so that the templates are compiled and read."""
    (exercise,) = graded.exercises
    places = Places(exercise.exercise, tuple(f"{place}.html" for place in places_of(graded)[0]))
    makers: list[Callable[[], bytes]] = [
        partial(task_page, exercise, "sl"),
        *(partial(submission_page, exercise, one, "sl") for one in exercise.submissions),
        *(partial(group_page, exercise, one, places, "sl") for one in groups_of(exercise)),
    ]
    overview_page(graded, [places], ["sl"], "sl")
    pages = [_timed(make) for make in (makers[0], makers[1], makers[-1], *makers)][3:]
    overview_ms, overview_kb = _timed(lambda: overview_page(graded, [places], ["sl"], "sl"))
    each_ms = statistics.fmean(ms for ms, _ in pages)
    return Pages(len(pages), each_ms, max(kb for _, kb in pages), overview_ms, overview_kb)


def _timed(make: Callable[[], bytes]) -> tuple[float, float]:
    """Milliseconds of CPU, kB."""
    began = time.process_time()
    page = make()
    return 1000 * (time.process_time() - began), len(page) / 1000


def again_lines(count: int) -> tuple[list[str], bool]:
    """The whole of it in words, for a table of results; and whether all aims are reached."""
    found = repeated(count)
    return found.lines(), not found.missed()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="What does a large class cost, the first time and again?")
    parser.add_argument("--class", dest="count", type=int, default=COUNT, help="generated hand-ins")
    lines, fine = again_lines(parser.parse_args(arguments).count)
    print("\n".join(lines))
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
