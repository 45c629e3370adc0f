"""The soak in small: it goes through, sees that nothing piles up, and would see it if something did."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from benchmarks.confinement_cost import cost_lines
from benchmarks.footprint import Footprint
from benchmarks.soak import HOSTILE_EACH, Soaked, hand_ins, made_suite, soak
from benchmarks.under_load import HONEST, SLEEPER, busy, kinds
from grader.model.suite import Suite
from grader.runner.servers import start_server

LOOK = Footprint(processes=5, descriptors=12, threads=3, files=7, own_mb=60.0, servers_mb=50.0)
QUIET = Soaked(100, (LOOK,) * 10, LOOK, LOOK, ())


@pytest.fixture(scope="module")
def suite() -> Iterator[Suite]:
    with made_suite() as suite:
        yield suite


def test_nothing_piles_up_over_a_few_hand_ins(suite: Suite) -> None:
    statuses = []
    soaked = soak(suite, 40, lambda result: statuses.append(result.status))
    assert len(statuses) == 40
    assert soaked.marks == ()
    assert soaked.after.processes == soaked.before.processes
    assert soaked.after.descriptors <= soaked.before.descriptors
    assert len({look.processes for look in soaked.looks[2:]}) == 1


@pytest.mark.parametrize(
    "spoiled",
    [
        pytest.param(replace(QUIET, marks=("stray_files:/tmp/x",)), id="a file"),
        pytest.param(replace(QUIET, after=replace(LOOK, processes=6)), id="a process at the end"),
        pytest.param(replace(QUIET, looks=(LOOK,) * 9 + (replace(LOOK, processes=6),)), id="a process on the way"),
        pytest.param(replace(QUIET, looks=(LOOK,) * 9 + (replace(LOOK, descriptors=13),)), id="a descriptor"),
        pytest.param(replace(QUIET, looks=(LOOK,) * 9 + (replace(LOOK, own_mb=80.0),)), id="memory"),
        pytest.param(replace(QUIET, looks=(LOOK,) * 9 + (replace(LOOK, servers_mb=80.0),)), id="memory of the server"),
    ],
)
def test_what_piles_up_is_told(spoiled: Soaked) -> None:
    assert len(spoiled.piled_up()) == 1
    assert "PILED UP" in spoiled.lines()[0]


def test_what_goes_up_and_down_is_not() -> None:
    wavering = replace(QUIET, looks=(replace(LOOK, own_mb=40.0, processes=3), *(LOOK,) * 8, replace(LOOK, own_mb=65.0)))
    assert wavering.piled_up() == []
    assert "nothing piled up" in QUIET.lines()[0]


def test_one_in_ten_is_hostile() -> None:
    texts = [submission.text or "" for submission in hand_ins(50)]
    assert len([text for text in texts if "# TRIES" in text]) == 50 // HOSTILE_EACH


def test_honest_calls_are_not_stopped_on_a_busy_machine() -> None:
    with start_server({"memory_mb": 256}) as server:
        with busy(4):
            assert kinds(server, HONEST, 1) == ["returned"]
        assert kinds(server, SLEEPER, 1) == ["timed_out"]


def test_the_cost_is_told(suite: Suite) -> None:
    (line,) = cost_lines(suite, rounds=3)
    assert "ms of CPU for each hand-in" in line
