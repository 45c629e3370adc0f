"""The aims for a large class: what is measured of its pages, and that a miss would be said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks.again import Pages, Repeated, measured
from benchmarks.measure import Cost
from tests.report.samples import RUN

FIRST, AGAIN = Cost(400.0, 210.0, 0, False, memory_mb=150.0), Cost(6.0, 6.5, 0, False, memory_mb=120.0)
PAGES = Pages(1020, 1.5, 60.0, 300.0, 900.0)
GOOD = Repeated(1000, FIRST, AGAIN, PAGES)


def test_all_pages_of_a_run_are_measured() -> None:
    pages = measured(RUN)
    assert pages.count == len(RUN.exercises[0].submissions) + 2  # a group, and what is asked for
    assert 10 < pages.largest_kb < 100
    assert 10 < pages.overview_kb < 100


def test_reached_aims_are_said() -> None:
    assert GOOD.missed() == []
    assert "All aims reached" in GOOD.lines()[0]
    assert "(1.5%)" in GOOD.lines()[0]


@pytest.mark.parametrize(
    ("spoiled", "said"),
    [
        pytest.param(replace(GOOD, again=FIRST), "10%", id="again"),
        pytest.param(replace(GOOD, pages=replace(PAGES, each_ms=2.1)), "2 ms", id="time of a page"),
        pytest.param(replace(GOOD, pages=replace(PAGES, largest_kb=100.1)), "100 kB", id="size of a page"),
        pytest.param(replace(GOOD, pages=replace(PAGES, overview_kb=2001.0)), "2 MB", id="size of the overview"),
    ],
)
def test_a_missed_aim_is_said(spoiled: Repeated, said: str) -> None:
    (missed,) = spoiled.missed()
    assert said in missed
    assert f"MISSED: {missed}" in spoiled.lines()[0]
