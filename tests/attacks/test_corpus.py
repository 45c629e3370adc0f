"""Every attack ends as its manifest says, and nothing that must not happen has happened.

The whole corpus is graded once, by the command that teachers use, with every layer that the machine has.
"""

from __future__ import annotations

import csv
import fcntl
import json
import os
import re
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.attacks import verdict
from tests.attacks.canary import SECRETS, laid_out
from tests.attacks.corpus import GIVEN, OWN, Attack, attacks
from tests.attacks.drive import drive
from tests.attacks.exercise import NAME, write_exercise

ATTACKS = attacks()
LARGEST_MB = 600
UNSAFE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""control and bidi characters that no report may hold; line breaks and tabs are its own"""
NO_TEXT = (".sqlite", ".zip", ".xlsx")
"""files that no reader opens as they are"""
OUTPUT = tuple(mark.partition(":")[2] for a in ATTACKS for mark in a.must_not if mark.startswith("output:"))


@dataclass(frozen=True)
class Graded:
    """What came of the whole corpus."""

    results: dict[str, dict[str, Any]]
    """file of a hand-in -> its stored result"""
    marks: list[str]
    """what the attacks left behind"""
    driven: dict[str, Any]
    out: Path


@pytest.fixture(scope="session")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Graded:
    """Graded once for all processes that the tests run in."""
    folder = tmp_path_factory.getbasetemp().parent / "attacks" if _in_parallel() else tmp_path_factory.mktemp("attacks")
    folder.mkdir(exist_ok=True)
    with open(folder / "lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stored = folder / "graded.json"
        if not stored.exists():
            stored.write_text(json.dumps(_grade(folder)), encoding="utf-8")
    data = json.loads(stored.read_text(encoding="utf-8"))
    results = json.loads((folder / "out/results.json").read_text(encoding="utf-8"))["exercises"][0]["submissions"]
    by_file = {submission["file"].partition("/")[2]: submission for submission in results}
    return Graded(by_file, data["marks"], data["driven"], folder / "out")


def _in_parallel() -> bool:
    return "PYTEST_XDIST_WORKER" in os.environ


def _grade(folder: Path) -> dict[str, Any]:
    write_exercise(folder)
    (folder / "hand_ins").mkdir()
    with laid_out() as canary:
        for attack in ATTACKS:
            attack.put_into(folder / "hand_ins")
        driven = drive(folder, folder / "out")
        return {"marks": canary.found(), "driven": asdict(driven)}


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.id)
def test_attack_ends_as_its_manifest_says(attack: Attack, graded: Graded) -> None:
    result = graded.results[attack.file]
    assert verdict.is_as_expected(attack, result), (verdict.classes_of(result), verdict.points_of(result))


def test_the_corpus_is_large_and_of_all_kinds() -> None:
    own = [attack for attack in ATTACKS if attack.folder == OWN]
    assert len(own) >= 60
    groups = {"time", "resources", "results", "state", "snooping", "tampering", "source"}
    assert {attack.group for attack in own} == groups
    assert len({attack.file for attack in ATTACKS}) == len(ATTACKS)
    listed = {attack.file for attack in own}
    assert {path.name for path in OWN.glob("*.py")} <= listed


def test_those_beside_the_repository_are_all_tried() -> None:
    files = {path.name for path in GIVEN.glob("*.py")}
    assert files <= {attack.file for attack in ATTACKS if attack.folder == GIVEN}


def test_the_grader_comes_to_its_end(graded: Graded) -> None:
    assert graded.driven["code"] == 0, graded.driven["output"]
    assert set(graded.results) == {attack.file for attack in ATTACKS}


def test_nothing_outside_is_touched(graded: Graded) -> None:
    assert graded.marks == []


def test_no_process_is_left(graded: Graded) -> None:
    assert graded.driven["survivors"] == []


def test_memory_is_bounded(graded: Graded) -> None:
    assert graded.driven["largest_kb"] < LARGEST_MB * 1024


def test_no_secret_is_in_anything_reported(graded: Graded) -> None:
    """The attacks look for a part of these texts; the whole stands in none of them."""
    for name, data in _written(graded).items():
        assert not [secret for secret in SECRETS if secret.encode() in data], name


def test_no_mark_of_success_is_in_anything_reported(graded: Graded) -> None:
    """Marks stand in the sources of the attacks too; what was printed stands in the results."""
    printed = json.dumps([verdict.shown(result) for result in graded.results.values()])
    assert not [mark for mark in OUTPUT if mark in printed]


def test_nothing_reported_can_mislead_a_reader(graded: Graded) -> None:
    for name, data in _written(graded).items():
        if not name.endswith(NO_TEXT):
            text = data.decode().replace("\r\n", "\n")
            assert not UNSAFE.search(text), (name, UNSAFE.findall(text)[:5])
            assert "<script>alert" not in text or not name.endswith(".html"), name


def test_every_format_stays_what_it_is(graded: Graded) -> None:
    """What hand-ins are called and what they say is text in it, and no part of its structure."""
    suites = ElementTree.parse(graded.out / "junit.xml").getroot()
    assert len([suite for suite in suites if suite.tag == "testsuite"]) == len(ATTACKS)
    for path in graded.out.rglob("*.json"):
        json.loads(path.read_bytes())
    with (graded.out / "grades.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert len(rows) == len(ATTACKS) + 1
    assert {len(row) for row in rows} == {len(rows[0])}
    assert not [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@", "\t", "\r"))]


def _written(graded: Graded) -> dict[str, bytes]:
    """Name -> all that comes out: pages, tables, what is kept for later, the terminal."""
    found = {"the terminal": graded.driven["output"].encode()}
    for path in graded.out.rglob("*"):
        if path.suffix == ".zip":
            with zipfile.ZipFile(path) as archive:
                found |= {name: archive.read(name) for name in archive.namelist()}
        elif path.is_file():
            found[str(path)] = path.read_bytes()
    return found


def test_the_exercise_is_the_one_meant(graded: Graded) -> None:
    data = json.loads((graded.out / "results.json").read_text(encoding="utf-8"))
    assert [exercise["exercise"] for exercise in data["exercises"]] == [NAME]
