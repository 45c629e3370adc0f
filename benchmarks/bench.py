"""Grades a generated class by the grader and, in the same run, by what teachers use today; prints and writes a table.

python -m benchmarks.bench [--students 200] [--sample 20] [--seed 1] [--limit 30] [--class 1000] [--soak 2000]
    [--players 10000] [--wrong 8] [--without-mutants]
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.again import COUNT as LARGE_CLASS
from benchmarks.again import again_lines
from benchmarks.by_grader import Graded, Shop
from benchmarks.chance import PLAYERS, chance_lines
from benchmarks.contenders import ROOT, Desk, Measured, by_fork, by_gradescope, by_pytest
from benchmarks.feedback import COUNT as WRONG
from benchmarks.feedback import feedback_lines
from benchmarks.make_class import Truth, make_class
from benchmarks.mastermind import mastermind_lines
from benchmarks.soak import COUNT, made_suite, soak_lines

RESULTS = ROOT / "benchmarks" / "results.md"


@dataclass(frozen=True)
class Row:
    """One line of the table: seconds of CPU for one ordinary hand-in, and what else there is to say."""

    name: str
    cpu_s: float | None
    """the median"""
    whole_s: float
    """the mean, with all that is done once for a class"""
    cases: str
    endless: str
    differs: str
    note: str = ""


def ordinary(truths: dict[str, Truth]) -> list[str]:
    """Students whose hand-ins any tool can import and whose functions all end."""
    return [name for name, truth in truths.items() if truth.quiet and truth.kind in ("right", "wrong", "raising")]


def main() -> None:
    parser = argparse.ArgumentParser(description="Times a class of generated hand-ins, beside what teachers use today.")
    parser.add_argument("--students", type=int, default=200)
    parser.add_argument("--sample", type=int, default=20, help="hand-ins that the slow tools grade")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=30.0, help="seconds after which a slow tool is stopped")
    parser.add_argument("--class", dest="large", type=int, default=LARGE_CLASS, help="hand-ins that are graded twice")
    parser.add_argument("--soak", type=int, default=COUNT, help="hand-ins in a row, one in ten of them hostile")
    parser.add_argument("--players", type=int, default=PLAYERS, help="honest players by chance that are simulated")
    parser.add_argument("--wrong", type=int, default=WRONG, help="hand-ins of an exercise with one edit, or two")
    parser.add_argument("--without-mutants", action="store_true", help="how strong the cases are is not measured")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        workshop = Path(name)
        truths = make_class(options.students, workshop / "class", options.seed)
        lines = bench(workshop, truths, options.sample, options.limit)
    say(f"a class of {options.large}, twice")
    repeated, reached = again_lines(options.large)
    lines += ["", *repeated]
    say(f"a soak of {options.soak} hand-ins")
    with made_suite() as suite:
        soaked, fine = soak_lines(suite, options.soak)
    say(f"{options.players} honest players by chance")
    simulated, believed = chance_lines(options.players)
    say("Mastermind against all codes")
    games, known = mastermind_lines()
    say("what is said of wrong functions, and what the cases tell")
    figures, aimed = feedback_lines(options.wrong, options.seed, mutants=not options.without_mutants)
    lines += ["", *soaked, "", *simulated, "", *games, "", *figures]
    text = "\n".join([*heading(options.students, options.seed), *lines]) + "\n"
    print(text)
    RESULTS.write_text(text, encoding="utf-8")
    sys.exit(not (fine and reached and believed and known and aimed))


def bench(workshop: Path, truths: dict[str, Truth], sample_size: int, limit_s: float) -> list[str]:
    """All measurements, one after the other, and the table."""
    hand_ins = {name: workshop / "class" / "nim" / f"{name}.py" for name in truths}
    usual = ordinary(truths)
    sample = usual[:sample_size]
    loop = next(name for name, truth in truths.items() if truth.kind == "endless" and truth.quiet)
    rows: list[Row] = []

    say(f"grader: {len(usual)} ordinary hand-ins, then the whole class of {len(truths)}")
    whole = Shop(workshop / "whole", None)
    capped = Shop(workshop / "capped", 100)
    few = capped.grade([hand_ins[name] for name in usual])
    many = whole.grade([hand_ins[name] for name in usual])
    right = [name for name in usual if truths[name].kind == "right"]
    best = whole.grade([hand_ins[name] for name in right])
    everybody = whole.grade(list(hand_ins.values()))
    for name, shop, graded in (
        ("grader, about 100 cases a function", capped, few),
        ("grader, its whole suite", whole, many),
        ("grader, its whole suite, where all is right", whole, best),
    ):
        endless = shop.grade([hand_ins[loop]])
        rows.append(
            Row(
                name,
                statistics.median(graded.seconds.values()),
                graded.cpu_s / len(graded.wrong),
                f"{graded.cases:.0f}",
                f"{endless.cpu_s:.1f} s, graded",
                unlike(graded.wrong, truths),
            )
        )

    for name, packages, grade_one in (
        ("pytest and Hypothesis", ["pytest", "hypothesis"], by_pytest),
        ("gradescope-utils", ["gradescope-utils"], by_gradescope),
    ):
        say(f"{name}: {len(sample)} hand-ins, then one that loops, for {limit_s:.0f} s")
        desk = Desk(workshop / name.split()[0], packages)
        rows.append(by_tool(name, desk, grade_one, [hand_ins[one] for one in sample], hand_ins[loop], limit_s, truths))

    say("a bare fork")
    forked = by_fork([hand_ins[name] for name in usual], workshop)
    rows.append(
        Row(
            "a bare fork (the floor)",
            median(forked),
            mean(forked),
            "100",
            "1.0 s, killed whole",
            unlike(found(forked), truths),
        )
    )
    rows += [Row(name, None, 0.0, "", "", "", "not run here") for name in ("otter-grader", "check50")]
    single = whole.check(hand_ins[next(name for name in usual if truths[name].kind == "right")])
    return [*table(rows, len(sample)), "", *in_words(everybody, truths, single, whole)]


def by_tool(
    name: str,
    desk: Desk,
    grade_one: Callable[[Desk, Path, float], Measured],
    sample: Sequence[Path],
    loop: Path,
    limit_s: float,
    truths: dict[str, Truth],
) -> Row:
    if not desk.installed:
        return Row(name, None, 0.0, "", "", "", f"not run here ({' '.join(desk.trouble)})")
    grade_one(desk, sample[0], limit_s)  # compiles the teacher's files, as on any day but the first
    measured = [grade_one(desk, path, limit_s) for path in sample]
    endless = grade_one(desk, loop, limit_s)
    ends = f"had not ended after {limit_s:.0f} s" if endless.stopped else f"{endless.cpu_s:.1f} s"
    return Row(name, median(measured), mean(measured), "100", ends, unlike(found(measured), truths))


def median(measured: Iterable[Measured]) -> float:
    return statistics.median(one.cpu_s for one in measured)


def mean(measured: Iterable[Measured]) -> float:
    return statistics.mean(one.cpu_s for one in measured)


def found(measured: Iterable[Measured]) -> dict[str, set[str] | None]:
    return {one.student: one.wrong for one in measured}


def unlike(wrong: dict[str, set[str] | None], truths: dict[str, Truth]) -> str:
    """How many functions were judged otherwise than they are: wrong ones passed, right ones failed."""
    passed = failed = 0
    for student, called_wrong in wrong.items():
        truly = set(truths[student].wrong)
        passed += len(truly - (called_wrong or set()))
        failed += len((called_wrong or set()) - truly)
    return f"{passed} + {failed} of {8 * len(wrong)}"


def table(rows: Sequence[Row], sample: int) -> list[str]:
    floor = next(row.cpu_s for row in rows if "floor" in row.name)
    pytest_s = next(row.cpu_s for row in rows if row.name.startswith("pytest"))
    lines = [
        "| graded by | cases a function | CPU, the median hand-in | pytest's is so many times more | times the floor"
        " | the whole run, for each hand-in | a hand-in that loops | wrong passed + right failed |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        if row.cpu_s is None:
            lines.append(f"| {row.name} | {row.note} | | | | | | |")
            continue
        times = f"{pytest_s / row.cpu_s:.1f}" if pytest_s else ""
        over = f"{row.cpu_s / floor:.1f}" if floor else ""
        median_ms, whole_ms = f"{row.cpu_s * 1000:.1f} ms", f"{row.whole_s * 1000:.1f} ms"
        cells = [row.name, row.cases, median_ms, times, over, whole_ms, row.endless, row.differs]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def in_words(everybody: Graded, truths: dict[str, Truth], single: float, shop: Shop) -> list[str]:
    """What the table cannot hold."""
    loops = [name for name, truth in truths.items() if truth.kind == "endless"]
    return [
        f"The whole class of {len(truths)}, with syntax errors, games at import and {len(loops)} endless loops, by"
        f" `grader grade`: {everybody.wall_s:.1f} s by the clock, {everybody.cpu_s:.1f} s of CPU, pages included;"
        f" functions judged otherwise than they are: {unlike(everybody.wrong, truths)}.",
        "",
        f"`grader check` on one file: {single:.2f} s of CPU. Making the suite, once for an exercise:"
        f" {shop.suite_s:.1f} s.",
        "",
        "CPU is that of all processes; the hand-ins are ordinary ones, right and wrong. The median of the grader is"
        " what one hand-in takes by itself, with its explanations; the whole run is all there is, from the start of"
        " the program over the processes that serve the whole class to the pages, divided by the number of hand-ins."
        " For the others it is the median, and the mean, of one process for each hand-in.",
    ]


def heading(students: int, seed: int) -> list[str]:
    return [
        "# What grading costs",
        "",
        f"Made by `make bench`: a generated class of {students} hand-ins for the exercise nim (seed {seed}), everything"
        f" in one run, Python {platform.python_version()}, {os.cpu_count()} processors ({platform.machine()}).",
        "",
    ]


def say(what: str) -> None:
    print(f"... {what}", flush=True)


if __name__ == "__main__":
    main()
