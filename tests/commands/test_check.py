"""`grader check`: what a student reads."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from grader.feedback.texts import languages
from tests.commands.small_exercise import RIGHT, ROOT, WRONG, make, run, write

HELPED = """
exercise: helped
functions:
  helper:
    given: n=integers(0, 20)
  user:
    given: n=integers(0, 20)
    uses: [helper]
"""
SOLUTION = "def helper(n):\n    return n + 1\n\ndef user(n):\n    return helper(n) + helper(10)\n"
CALLS_ELSEWHERE = "def helper(n):\n    return n\n\ndef user(n):\n    return helper(12345) - 12346 + 12 + n\n"
"""The helper is wrong, and the function calls it with something that no stored case has."""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two exercises with their stored cases."""
    folder = make(tmp_path_factory.mktemp("made"))
    write(folder, {"specs/helped.yaml": HELPED, "reference/helped/solution.py": SOLUTION})
    for name in ("double", "helped"):
        done = run(folder, "check", f"reference/{name}/solution.py", "--exercise", name)
        assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    """A copy to play with, as a student has it: with a right file and a wrong one."""
    copied = shutil.copytree(made, tmp_path / "repository")
    write(copied, {"right.py": RIGHT, "wrong.py": WRONG})
    return copied


def without_reference(folder: Path) -> Path:
    shutil.rmtree(folder / "reference")
    return folder


def test_a_right_file_ends_with_0(folder: Path) -> None:
    done = run(folder, "check", "right.py", fresh=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "right.py (double)" in done.stdout
    assert "3 of 3" in done.stdout


def test_a_wrong_one_ends_with_1_and_a_call_to_paste(folder: Path) -> None:
    done = run(folder, "check", "wrong.py")
    assert done.returncode == 1
    assert "double(100)" in done.stdout
    assert "\x1b" not in done.stdout


def test_a_file_that_python_cannot_read_is_wrong_and_not_undecided(folder: Path) -> None:
    write(folder, {"broken.py": "def double(n)\n    return 2 * n\n"})
    done = run(folder, "check", "broken.py", "--exercise", "double")
    assert done.returncode == 1
    assert "By its name" not in done.stdout
    assert run(folder, "check", "broken.py", "--exercise", "double", "--function", "double").returncode == 1


def test_what_stands_under_a_name_that_is_nearly_right_comes_first(folder: Path) -> None:
    write(folder, {"near.py": "def longst(words):\n    return max(map(len, words))\n"})
    said = run(folder, "check", "near.py", "--exercise", "double").stdout
    assert "There is no longest in the file, but there is longst." in said
    assert "There is no double" not in said


def test_files_stand_as_they_were_typed_and_functions_are_listed(folder: Path) -> None:
    said = run(folder, "check", "wrong.py", "right.py", "--function", "longest").stdout
    assert re.findall(r"^(\w+)\.py \(", said, re.MULTILINE) == ["wrong", "right"]
    done = run(folder, "check", "right.py", "--function", "nope")
    assert done.returncode == 2
    assert done.stderr == "There is no function 'nope'. There are: double, longest.\n"


def test_prose_is_kindly_asked_about(folder: Path) -> None:
    write(folder, {"letter.txt": "Dear teacher,\nI could not do it.\n", "mine.text": RIGHT})
    said = run(folder, "check", "letter.txt", "--exercise", "double", "--lang", "en").stdout
    assert "By its name, letter.txt is neither a Python file (.py) nor a notebook (.ipynb)." in said
    assert run(folder, "check", "mine.text", "--exercise", "double").returncode == 0


def test_another_language(folder: Path) -> None:
    assert "Pričakovano" in run(folder, "check", "wrong.py", "--lang", "sl").stdout


def test_an_output_that_lacks_signs_gets_others(folder: Path) -> None:
    done = run(folder, "check", "wrong.py", "--lang", "ru", PYTHONIOENCODING="cp1250")
    assert done.returncode == 1
    assert "  x double" in done.stdout


def test_nothing_of_a_hand_in_moves_the_cursor(folder: Path) -> None:
    evil = (
        "def double(n):\n    return '\\x1b[2J\\u202e' + chr(10) + 'PASSED'\n"
        "def longest(w): raise Exception('\\x1b[31m')\n"
    )
    (folder / "mine\x1b[31m.py").write_text(evil, encoding="utf-8")
    done = run(folder, "check", "mine\x1b[31m.py")
    assert done.returncode == 1
    assert "\x1b" not in done.stdout
    assert "\u202e" not in done.stdout


def test_a_file_that_is_not_there(folder: Path) -> None:
    done = run(folder, "check", "nowhere.py")
    assert done.returncode == 2
    assert "nowhere.py" in done.stderr


def test_where_there_is_nothing_to_check_by(tmp_path: Path) -> None:
    write(tmp_path, {"mine.py": RIGHT})
    done = run(tmp_path, "check", "mine.py")
    assert done.returncode == 2
    assert "name the pack that your teacher gave you" in done.stderr


def test_a_file_that_is_not_there_where_there_is_nothing_to_check_by(tmp_path: Path) -> None:
    assert run(tmp_path, "check", "mine.py").stderr == "mine.py: there is no such file or folder.\n"


def test_with_a_stored_suite_nothing_heavy_is_imported(folder: Path) -> None:
    script = (
        "import sys\nfrom grader.cli import main\nsys.argv = ['grader', 'check', 'right.py']\n"
        "try:\n    main()\nexcept SystemExit as end:\n    assert not end.code, end.code\n"
        "heavy = 'hypothesis pydantic jinja2 yaml rich babel pygments watchfiles webbrowser'.split()\n"
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


def test_help_says_what_options_do(tmp_path: Path) -> None:
    said = " ".join(run(tmp_path, "check", "--help").stdout.split())
    assert "the name of its spec without the ending (nim for specs/nim.yaml)" in said
    assert "en, pl, ru or sl" in said
    assert sorted(languages()) == ["en", "pl", "ru", "sl"]


def test_one_function_alone_decides_the_exit_code(folder: Path) -> None:
    assert run(folder, "check", "wrong.py", "--function", "longest").returncode == 0
    done = run(folder, "check", "wrong.py", "--function", "doubel")
    assert done.returncode == 2
    assert "Did you mean 'double'?" in done.stderr


def test_the_functions_of_a_file_tell_its_exercise(folder: Path) -> None:
    write(folder, {"mine.py": SOLUTION, "empty.py": "x = 1\n", "both.py": RIGHT + SOLUTION})
    (folder / "specs/helped.suite.json").rename(folder / "kept")
    assert run(folder, "check", "mine.py", "--isolation", "none").stdout.startswith("mine.py (helped)\n")
    for name in ("empty.py", "both.py"):
        done = run(folder, "check", name)
        assert done.returncode == 2
        assert "--exercise NAME" in done.stderr


def test_the_files_of_a_folder_tell_its_exercise(folder: Path) -> None:
    write(folder, {"mine/right.py": RIGHT, "mine/notes.py": "x = 1\n"})
    done = run(folder, "check", "mine")
    assert done.returncode == 0, done.stderr
    assert "mine/right.py (double)" in done.stdout


def test_what_was_looked_for_is_said_where_nothing_of_it_is_there(folder: Path) -> None:
    write(folder, {"other.py": "def something_else():\n    return 1\n"})
    done = run(folder, "check", "other.py")
    assert done.returncode == 2
    assert "These functions were looked for:\n  double: double, longest\n  helped: helper, user\n" in done.stderr
    done = run(folder, "check", "other.py", "--exercise", "double", "--lang", "en")
    assert "Looked for: double, longest." in done.stdout


def test_without_the_reference_the_stored_cases_decide(folder: Path) -> None:
    before = run(folder, "check", "wrong.py").stdout
    after = run(without_reference(folder), "check", "wrong.py")
    assert (after.returncode, after.stdout) == (1, before)
    assert run(folder, "check", "right.py").returncode == 0


def test_without_the_reference_another_spec_is_told_and_a_broken_one_is_an_error(folder: Path) -> None:
    assert run(without_reference(folder), "check", "right.py").stderr == ""
    spec = folder / "specs/double.yaml"
    spec.write_text(spec.read_text().replace("points: 2", "points: 3"))
    done = run(folder, "check", "right.py")
    assert done.returncode == 0
    assert done.stderr.count("not the spec that the stored cases in specs/double.suite.json were made of") == 1
    spec.write_text(spec.read_text().replace("points: 3", "poins: 3"))
    done = run(folder, "check", "right.py")
    assert (done.returncode, done.stdout) == (2, "")
    assert "specs/double.yaml:4" in done.stderr
    assert "poins" in done.stderr


def test_without_reference_and_cases_it_is_said_what_to_ask_for(folder: Path) -> None:
    (without_reference(folder) / "specs/double.suite.json").unlink()
    done = run(folder, "check", "right.py")
    assert done.returncode == 2
    assert "--pack double.pack" in done.stderr


def test_a_call_that_only_the_reference_could_answer_is_blocked(folder: Path) -> None:
    write(folder, {"mine.py": CALLS_ELSEWHERE})
    assert "✓ user" in run(folder, "check", "mine.py").stdout
    told = run(without_reference(folder), "check", "mine.py", "--all")
    assert told.returncode == 1
    assert re.search(r"… user +not known +waits for another function", told.stdout)
    assert "needs the teacher's solution, which is not here" in told.stdout
    alone = run(folder, "check", "mine.py", "--function", "user")
    assert alone.returncode == 3


def test_watching_tells_what_a_save_has_changed(folder: Path) -> None:
    command = [sys.executable, "-m", "grader", "check", "wrong.py", "--watch"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as watching:
        assert watching.stdout is not None
        read_until(watching.stdout, "Waiting until")
        (folder / "right.py").replace(folder / "wrong.py")
        told = read_until(watching.stdout, "Waiting until")
        watching.send_signal(signal.SIGINT)
        assert watching.wait(30) == 130
    assert "Since the last time:\n  ✓ double: wrong → right\n  Points: 1 → 3\n" in told


def read_until(stream: IO[str], text: str) -> str:
    lines = []
    for line in stream:
        lines.append(line)
        if text in line:
            break
    return "".join(lines)


def test_the_page_is_written_and_shown(folder: Path) -> None:
    done = run(folder, "check", "wrong.py", "--open", BROWSER="true", TMPDIR=str(folder))
    page = Path(done.stdout.rpartition("Page: ")[2].strip())
    assert "double(100)" in page.read_text(encoding="utf-8")
