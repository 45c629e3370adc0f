"""What is kept of runs: verdicts under all that could change them, whole runs, and a file that may fail."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from grader.model.result import Message, Run
from grader.model.submission import Problem, Submission
from grader.record.database import FILE, Database, NoRecord
from grader.record.keys import verdict_key
from grader.record.lock import Busy, FolderLock
from grader.record.runs import Asked, keep_run, read_run, run_ids
from grader.record.verdicts import Verdicts, source_of
from tests.report.runs import runs
from tests.report.samples import BEST, RICH, RUN

HAND_IN = Submission(
    "Ana", "nim/ana.py", "x = 1\n", "ab" * 32, problems=(Problem("encoding_guessed", {"encoding": "x"}),)
)
RESULT = dataclasses.replace(
    RICH, student="Ana", file="nim/ana.py", problems=(*HAND_IN.problems, Message("defined_twice", {"function": "f"}, 3))
)


def verdicts(database: Database, suite: str = "s", python: str = "3.11", forgetful: bool = False) -> Verdicts:
    found = Verdicts(database, suite, "sl", forgetful)
    found.begin("full", python)
    return found


def test_verdict_is_known_again_under_another_name(tmp_path: Path) -> None:
    database = Database(tmp_path)
    verdicts(database).keep(HAND_IN, RESULT)
    database.close()
    again = dataclasses.replace(HAND_IN, student="Bor", path="elsewhere/ana.py", problems=())
    memory = verdicts(Database(tmp_path))
    known = memory.recall(again)
    assert known == dataclasses.replace(
        RESULT, student="Bor", file="elsewhere/ana.py", problems=RESULT.problems[1:], digest=HAND_IN.digest
    )
    assert memory.recalled == 1


@pytest.mark.parametrize(
    "changed",
    [
        {"digest": "cd" * 32},
        {"path": "nim/other.py"},
        {"text": None},
    ],
)
def test_another_hand_in_is_not_known(changed: dict[str, str | None], tmp_path: Path) -> None:
    database = Database(tmp_path)
    verdicts(database).keep(HAND_IN, RESULT)
    assert verdicts(database).recall(dataclasses.replace(HAND_IN, **changed)) is None  # type: ignore[arg-type]


def test_another_environment_is_not_known(tmp_path: Path) -> None:
    database = Database(tmp_path)
    verdicts(database).keep(HAND_IN, RESULT)
    assert verdicts(database, suite="other").recall(HAND_IN) is None
    assert verdicts(database, python="3.12").recall(HAND_IN) is None
    assert verdicts(database, forgetful=True).recall(HAND_IN) is None
    assert verdicts(database).recall(HAND_IN) is not None


def test_every_part_of_a_key_counts() -> None:
    keys = {
        verdict_key(HAND_IN, *parts) for parts in (("s", "i", "p"), ("t", "i", "p"), ("s", "j", "p"), ("s", "i", "q"))
    }
    assert len(keys) == 4


def test_what_could_not_be_judged_is_tried_again(tmp_path: Path) -> None:
    database = Database(tmp_path)
    verdicts(database).keep(HAND_IN, dataclasses.replace(RESULT, status="not_graded"))
    assert verdicts(database).recall(HAND_IN) is None


def test_source_is_kept_with_its_files(tmp_path: Path) -> None:
    database = Database(tmp_path)
    hand_in = dataclasses.replace(HAND_IN, text="č = '\udc80'\n", files={"tools.py": "y = 2\n"})
    verdicts(database).keep(hand_in, RESULT)
    found = source_of(database, dataclasses.replace(RESULT, digest=HAND_IN.digest))
    assert found == dataclasses.replace(hand_in, problems=())
    assert source_of(database, dataclasses.replace(RESULT, digest="")) is None


@settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
@given(run=runs)
def test_any_run_is_read_as_it_was(run: Run, tmp_path_factory: pytest.TempPathFactory) -> None:
    database = Database(tmp_path_factory.mktemp("runs"))
    run = dataclasses.replace(run, id="r")
    asked = Asked(("class \udce8.zip",), {"exercise": "nim"}, {"nim": {"spec": "1"}}, "2")
    keep_run(database, run, asked)
    assert read_run(database, run.id) == (run, asked)
    database.close()


def test_newest_run_comes_first(tmp_path: Path) -> None:
    database = Database(tmp_path)
    for name in ("b", "a", "c"):
        keep_run(database, dataclasses.replace(RUN, id=name), Asked())
    assert run_ids(database) == ["c", "a", "b"]
    with pytest.raises(NoRecord, match="no run d"):
        read_run(database, "d")


def test_equal_results_are_kept_once(tmp_path: Path) -> None:
    database = Database(tmp_path)
    for name in ("a", "b"):
        keep_run(database, dataclasses.replace(RUN, id=name), Asked())
    assert database.rows("SELECT COUNT(*) FROM blobs") == [(len(RUN.exercises[0].submissions),)]


@pytest.mark.parametrize("data", [b"no database at all" * 99, b"\0" * 4096])
def test_file_that_is_none_is_said(data: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(data)
    with pytest.raises(NoRecord, match=FILE):
        Database(tmp_path)


def test_folder_without_runs(tmp_path: Path) -> None:
    with pytest.raises(NoRecord, match="no runs are kept"):
        Database(tmp_path, create=False)


def test_damage_is_forgotten_or_said(tmp_path: Path) -> None:
    database = Database(tmp_path)
    verdicts(database).keep(HAND_IN, RESULT)
    keep_run(database, RUN, Asked())
    database.write("UPDATE blobs SET data = ?", b"damaged")
    assert verdicts(database).recall(HAND_IN) is None
    with pytest.raises(NoRecord, match="damaged"):
        read_run(database, RUN.id)


def test_several_threads_keep_at_once(tmp_path: Path) -> None:
    database = Database(tmp_path)
    memory = verdicts(database)
    hand_ins = [dataclasses.replace(HAND_IN, digest=f"{number:064x}") for number in range(40)]
    threads = [
        threading.Thread(target=lambda part=part: [memory.keep(one, BEST) for one in hand_ins[part::4]])
        for part in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert memory.fault == ""
    assert all(memory.recall(one) for one in hand_ins)


def test_two_at_once_are_refused(tmp_path: Path) -> None:
    holder = (
        "import sys, pathlib\nfrom grader.record.lock import FolderLock\n"
        "with FolderLock(pathlib.Path(sys.argv[1])):\n    print('held', flush=True)\n    sys.stdin.read()\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", holder, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    with pytest.raises(Busy) as caught, FolderLock(tmp_path):
        pass
    assert caught.value.pid == process.pid
    process.kill()
    process.communicate()
    with FolderLock(tmp_path):
        assert (tmp_path / ".lock").read_text().strip() == str(os.getpid())
