"""A few attacks of each kind, under other ways to be confined that are a full fence."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks import verdict
from tests.attacks.canary import Canary, laid_out
from tests.attacks.corpus import OWN, attacks
from tests.attacks.exercise import prepare_exercise
from tests.attacks.one_by_one import OneByOne
from tests.attacks.ways import Way, full_fences

TRIED = (
    "res_channel_dup2 res_close_everything res_hoard_descriptors res_limits_of_others res_machine_code res_rare_calls "
    "res_signal_by_fcntl res_threads res_wild_pointer snoop_channel snoop_environment snoop_paths_by_stat "
    "snoop_processes tamper_forged_row tamper_late_frames tamper_patched_worker state_spoils_other_function"
).split()
WAYS = ("no namespaces", "no Landlock", "an ordinary user", "an ordinary user, no namespaces")
"""the benchmark of the layers tries them all"""
ATTACKS = [a for a in attacks() if a.folder == OWN and (a.file.startswith("reach_") or a.file[:-3] in TRIED)]


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """Where other users can come to."""
    with tempfile.TemporaryDirectory() as name:
        prepare_exercise(Path(name), ATTACKS)
        yield Path(name)


@pytest.fixture(scope="module")
def canary() -> Iterator[Canary]:
    with laid_out() as canary:
        yield canary


@pytest.mark.parametrize("way", [way for way in full_fences() if way.name in WAYS], ids=lambda way: way.name)
def test_nothing_gets_through(way: Way, folder: Path, canary: Canary) -> None:
    one_by_one = OneByOne(way, folder, canary, fresh=False, repairs=way == full_fences()[0])
    through = {}
    try:
        for attack in ATTACKS:
            ended = one_by_one.grade(attack)
            if ended.marks or ended.result is None or not verdict.is_as_expected(attack, ended.result):
                through[attack.file] = ended
    finally:
        one_by_one.close()
    assert through == {}


def test_all_that_is_to_be_tried_is_there() -> None:
    assert len(ATTACKS) == len(TRIED) + 10
