"""From a hand-in on the disk to a Submission: what is graded, what travels along, and what cannot be read."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from grader.feedback.messages import MESSAGES
from grader.model.submission import Submission
from grader.submission.find import find_submissions
from grader.submission.folder import Found
from grader.submission.read import LARGEST, read_submission

WANTED = ("f", "g", "h")


def read(folder: Path, wanted: tuple[str, ...] = WANTED) -> Submission:
    (found,) = find_submissions([folder], ["nim"])["nim"]
    return read_submission(found, wanted)


def write(folder: Path, **sources: str) -> Path:
    student = folder / "nim" / "ana"
    student.mkdir(parents=True, exist_ok=True)
    for name, source in sources.items():
        (student / f"{name}.py").write_text(source)
    return folder / "nim"


def codes(submission: Submission) -> list[str]:
    return [problem.code for problem in submission.problems]


def test_single_file(tmp_path: Path) -> None:
    (tmp_path / "ana.py").write_bytes(b"def f():\r\n    pass\r\n")
    submission = read(tmp_path / "ana.py")
    assert submission == Submission(
        "ana",
        str(tmp_path / "ana.py"),
        "def f():\r\n    pass\r\n",
        digest=hashlib.sha256(b"def f():\r\n    pass\r\n").hexdigest(),
        encoding="utf_8",
    )


def test_file_that_defines_the_wanted_names_is_graded(tmp_path: Path) -> None:
    submission = read(
        write(tmp_path, main="from work import *\n", work="def f(): pass\ng = lambda: 1\n", zoo="x = 1\n")
    )
    assert Path(submission.path).name == "work.py"
    assert submission.files == {"main.py": "from work import *\n", "zoo.py": "x = 1\n"}
    assert codes(submission) == []


def test_several_candidates_are_told(tmp_path: Path) -> None:
    submission = read(write(tmp_path, nim="def f(): pass\ndef g(): pass\n", old="def f(): pass\n"))
    assert Path(submission.path).name == "nim.py"
    assert [(problem.code, problem.values) for problem in submission.problems] == [
        ("several_files", {"file": "nim.py"})
    ]


@pytest.mark.parametrize("line", ["from tools import g", "    import tools as t", "import math, tools"])
def test_file_that_is_imported_is_no_rival(tmp_path: Path, line: str) -> None:
    source = f"if True:\n{line}\ndef f(): pass\n"
    assert codes(read(write(tmp_path, nim=source, tools="def g(): pass\n"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "def f(x): return x",
        "async def f(x): return x",
        "class f: pass",
        "f = lambda x: x",
        "f: object = 1",
        pytest.param("def ｆ(x): return x", id="full-width letters are the same name to Python"),
    ],
)
def test_definitions_that_are_seen(tmp_path: Path, line: str) -> None:
    submission = read(write(tmp_path, nim="x = 1\n", other=line + "\n"))
    assert Path(submission.path).name == "other.py"


@pytest.mark.parametrize("line", ["    def f(): pass", "# def f(): pass", "f == 1", "def ff(): pass", "print('f = 1')"])
def test_mentions_that_are_no_definitions(tmp_path: Path, line: str) -> None:
    submission = read(write(tmp_path, nim="x = 1\n", other=line + "\n"))
    assert Path(submission.path).name == "nim.py"


def test_without_wanted_names_the_file_name_decides(tmp_path: Path) -> None:
    submission = read(write(tmp_path, nim="x = 1\n", other="def f(): pass\n"), ())
    assert Path(submission.path).name == "nim.py"


def test_files_below_travel_with_their_path(tmp_path: Path) -> None:
    root = write(tmp_path, nim="def f(): pass\n")
    (root / "ana/pack").mkdir()
    (root / "ana/pack/__init__.py").write_text("")
    assert read(root).files == {"pack/__init__.py": ""}


def test_digest_covers_what_travels_along(tmp_path: Path) -> None:
    root = write(tmp_path, nim="from a import f\n", a="def f(): return 1\n")
    before = read(root, ()).digest
    write(tmp_path, a="def f(): return 2\n")
    assert read(root, ()).digest != before


def test_broken_file_beside_a_good_one(tmp_path: Path) -> None:
    root = write(tmp_path, nim="x" * (LARGEST + 1), other="def f(): pass\n")
    submission = read(root)
    assert Path(submission.path).name == "other.py"
    assert codes(submission) == ["other_files_ignored"]


@pytest.mark.parametrize(("size", "readable"), [(LARGEST, True), (LARGEST + 1, False), (5 * LARGEST, False)])
def test_size_limit(tmp_path: Path, size: int, readable: bool) -> None:
    (tmp_path / "ana.py").write_bytes(b"#" * size)
    submission = read(tmp_path / "ana.py")
    assert (submission.text is not None) == readable
    assert codes(submission) == ([] if readable else ["file_too_large"])


def test_refused_encoding_gives_no_text(tmp_path: Path) -> None:
    (tmp_path / "ana.py").write_bytes(b"# coding: rot13\n")
    submission = read(tmp_path / "ana.py")
    assert (submission.text, codes(submission)) == (None, ["encoding_refused"])


def test_what_became_a_link_or_a_pipe_after_it_was_found_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("x = 1\n")
    (tmp_path / "link.py").symlink_to(tmp_path / "secret")
    os.mkfifo(tmp_path / "pipe.py")
    (tmp_path / "folder.py").mkdir()
    for name, code in {
        "link.py": "file_is_link",
        "pipe.py": "file_is_special",
        "folder.py": "file_is_folder",
        "gone.py": "file_vanished",
    }.items():
        submission = read_submission(Found("x", tmp_path / name, chosen=True))
        assert (submission.text, codes(submission)) == (None, [code])


def test_file_without_rights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> int:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "ana.py").write_text("x = 1\n")
    monkeypatch.setattr(os, "open", refuse)
    submission = read_submission(Found("ana", tmp_path / "ana.py", chosen=True))
    assert codes(submission) == ["file_not_allowed"]


def test_every_problem_has_a_text() -> None:
    codes = "folder_empty file_missing file_is_link file_is_folder file_is_special file_not_allowed file_vanished"
    more = "file_cannot_be_read file_too_large several_files other_files_ignored student_twice"
    assert set(f"{codes} {more}".split()) <= set(MESSAGES)


def test_guessing_library_is_loaded_only_when_needed(tmp_path: Path) -> None:
    (tmp_path / "ana.py").write_text("x = 1\n")
    program = (
        "import sys, pathlib\n"
        "from grader.submission.find import find_submissions\n"
        "from grader.submission.read import read_submission\n"
        "read_submission(find_submissions([pathlib.Path(sys.argv[1])], ['nim'])['nim'][0])\n"
        "print('charset_normalizer' in sys.modules)\n"
    )
    answer = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
