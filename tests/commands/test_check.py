"""`grader check`: what a student reads."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.commands.small_exercise import RIGHT, ROOT, WRONG, make, run


def test_a_right_file_ends_with_0(tmp_path: Path) -> None:
    folder = make(tmp_path)
    (folder / "mine.py").write_text(RIGHT, encoding="utf-8")
    done = run(folder, "check", "mine.py")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 of 3" in done.stdout


def test_a_wrong_one_ends_with_1_and_a_call_to_paste(tmp_path: Path) -> None:
    folder = make(tmp_path)
    (folder / "mine.py").write_text(WRONG, encoding="utf-8")
    done = run(folder, "check", "mine.py")
    assert done.returncode == 1
    assert "double(100)" in done.stdout
    assert "\x1b" not in done.stdout


def test_another_language(tmp_path: Path) -> None:
    folder = make(tmp_path)
    (folder / "mine.py").write_text(WRONG, encoding="utf-8")
    assert "Pričakovano" in run(folder, "check", "mine.py", "--lang", "sl").stdout


def test_nothing_of_a_hand_in_moves_the_cursor(tmp_path: Path) -> None:
    folder = make(tmp_path)
    evil = (
        "def double(n):\n    return '\\x1b[2J\\u202e' + chr(10) + 'PASSED'\n"
        "def longest(w): raise Exception('\\x1b[31m')\n"
    )
    (folder / "mine\x1b[31m.py").write_text(evil, encoding="utf-8")
    done = run(folder, "check", "mine\x1b[31m.py")
    assert done.returncode == 1
    assert "\x1b" not in done.stdout
    assert "\u202e" not in done.stdout


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    done = run(make(tmp_path), "check", "nowhere.py")
    assert done.returncode == 2
    assert "nowhere.py" in done.stderr


def test_with_a_stored_suite_nothing_heavy_is_imported(tmp_path: Path) -> None:
    folder = make(tmp_path)
    (folder / "mine.py").write_text(RIGHT, encoding="utf-8")
    assert run(folder, "check", "mine.py").returncode == 0
    script = (
        "import sys\nfrom grader.cli import main\nsys.argv = ['grader', 'check', 'mine.py']\n"
        "try:\n    main()\nexcept SystemExit as end:\n    assert not end.code, end.code\n"
        "heavy = 'hypothesis pydantic jinja2 yaml rich babel pygments'.split()\n"
        "print([m for m in heavy if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.rstrip().endswith("[]"), done.stdout + done.stderr
