"""`grader ci` in a repository that its student writes: graded by what the student cannot change."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.commands.packed_exercise import SOLUTION, WRONG, packed
from tests.commands.small_exercise import run, write

HOSTILE = SOLUTION.replace(
    "    return max(s) - min(s)",
    "    print('::set-output name=points::99')\n"
    "    return '\\n::error file=x::y' + '`' * 5 + '\\n```\\n# 5 of 5\\n@teacher'",
)


@pytest.fixture(scope="module")
def made() -> Path:
    return packed()


@pytest.fixture
def repository(made: Path, tmp_path: Path) -> Path:
    """What a student gets: spec, stored cases, the relations and the pack, in a commit; and no solution."""
    folder = tmp_path / "sums-ana"
    shutil.copytree(made / "specs", folder / "specs")
    shutil.copy(made / "sums.pack", folder)
    write(folder, {"reference/sums/checks.py": (made / "reference/sums/checks.py").read_text()})
    for command in ("init -q", "add -A", "-c user.name=t -c user.email=t@example.org commit -q -m start"):
        subprocess.run(["git", *command.split()], cwd=folder, check=True)
    return folder


def digest(repository: Path) -> str:
    return hashlib.sha256((repository / "sums.pack").read_bytes()).hexdigest()


def points(repository: Path) -> object:
    data = json.loads((repository / "reports/results.json").read_text())
    return data["exercises"][0]["submissions"][0]["points"]


def test_a_wrong_hand_in_by_a_pinned_pack(repository: Path) -> None:
    write(repository, {"sums.py": WRONG})
    done = run(repository, "ci", "--pack", "sums.pack", "--digest", digest(repository), "--student", "ana")
    assert "Not the spec" not in done.stdout
    assert done.returncode == 1, done.stderr
    assert "Graded by sums.pack (sha256 " in done.stdout
    assert "Careful" not in done.stdout
    assert "::" not in done.stdout, "no remarks where no system asks for them"
    data = json.loads((repository / "reports/results.json").read_text())
    assert data["exercises"][0]["submissions"][0]["student"] == "ana"
    failed = [case for case in ElementTree.parse(repository / "reports/junit.xml").iter("testcase") if len(case)]
    assert {case.get("classname") for case in failed} >= {"mean", "spread"}


def test_a_right_one(repository: Path) -> None:
    write(repository, {"mine.py": SOLUTION})
    with (repository / "specs/sums.yaml").open("a") as spec:
        spec.write("# another one\n")
    done = run(repository, "ci", "--pack", "sums.pack", "--digest", f"sha256:{digest(repository)}")
    assert "Not the spec that the pack was made of, and not used: specs/sums.yaml" in done.stdout
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Total: 5 of 5" in done.stdout


def test_a_pack_that_was_changed_grades_nothing(repository: Path) -> None:
    before = digest(repository)
    write(repository, {"sums.py": WRONG})
    text = (repository / "sums.pack").read_text()
    (repository / "sums.pack").write_text(text.replace('"points": 2.0', '"points": 9.0'))
    done = run(repository, "ci", "--pack", "sums.pack", "--digest", before)
    assert done.returncode == 2
    assert "this is not the pack that was meant" in done.stderr
    assert not (repository / "reports/results.json").exists()


def test_changed_files_of_the_exercise_are_told_and_not_used(repository: Path) -> None:
    write(repository, {"sums.py": WRONG})
    assert run(repository, "ci", "--base", "HEAD").returncode == 1
    before = points(repository)
    spec = (repository / "specs/sums.yaml").read_text()
    write(
        repository, {"specs/sums.yaml": spec.replace("points: 2", "points: 50"), "specs/more.yaml": "exercise: more\n"}
    )
    write(repository, {"reference/sums/checks.py": "def is_spread(s, result): return True\n"})
    (repository / "specs/sums.suite.json").unlink()
    done = run(repository, "ci", "--base", "HEAD")
    assert done.returncode == 1
    assert points(repository) == before
    changed = re.findall("^Changed here, and not used: (.*)$", done.stdout, re.MULTILINE)
    assert changed == ["reference/sums/checks.py", "specs/sums.suite.json", "specs/sums.yaml", "specs/more.yaml"]
    assert "Files of the exercise were changed here: reference/sums/checks.py, " in done.stdout


def test_a_pack_of_a_commit(repository: Path) -> None:
    write(repository, {"sums.py": SOLUTION, "sums.pack": "mine"})
    done = run(repository, "ci", "--base", "HEAD", "--pack", "sums.pack")
    assert done.returncode == 0, done.stderr
    assert "Changed here, and not used: sums.pack" in done.stdout


def test_without_pack_and_commit_it_is_said_what_that_is_worth(repository: Path) -> None:
    write(repository, {"sums.py": SOLUTION})
    assert "Careful: whoever can write to this repository" in run(repository, "ci").stdout


def test_nothing_of_a_hand_in_becomes_a_command(repository: Path) -> None:
    name = "::error file=x::.py"
    write(repository, {name: HOSTILE, "secret.txt": ""})
    summary, outputs = repository / "summary", repository / "outputs"
    known = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(summary), "GITHUB_OUTPUT": str(outputs)}
    done = run(repository, "ci", "--pack", "sums.pack", "--format", "json", GITHUB_REPOSITORY="org/sums-ana", **known)
    assert done.returncode == 1, done.stderr
    lines = done.stdout.splitlines()
    token = lines[0].removeprefix("::stop-commands::")
    end = lines.index(f"::{token}::")
    assert re.fullmatch("[0-9a-f]{32}", token)
    commands = lines[end + 1 :]
    assert commands
    for line in commands:
        assert re.match(r"::(error|warning|notice) file=%3A%3Aerror file=x%3A%3A\.py,(line=\d+,)?", line), line
    assert not any(line.startswith("::") for line in done.stderr.splitlines())
    assert outputs.read_text() == "points=4\nout-of=5\npassed=false\n"
    told = summary.read_text()
    assert told.startswith("## sums: sums\\-ana\n")
    assert "@teacher" not in re.sub("(?s)(`{3,})text\n.*?\n\\1\n", "", told)
    assert "\n# 5 of 5" not in told
    assert "``````" not in told.replace("``````text\n", "").replace("\n``````\n", "")


def test_the_result_of_classroom_50(repository: Path) -> None:
    write(repository, {"sums.py": WRONG})
    known = {"CLASSROOM": "prog1", "ASSIGNMENT": "sums", "USERNAME": "ana", "OWNER": "org"}
    done = run(repository, "ci", "--pack", "sums.pack", **known)
    assert done.returncode == 0, "another code would be taken for a broken grader"
    data = json.loads((repository / "result.json").read_text())
    assert (data["schema"], data["classroom"], data["score"], data["max-score"]) == (
        "classroom50/result/v1", "prog1", 2, 5,
    )  # fmt: skip


def test_a_repository_without_a_hand_in(repository: Path) -> None:
    done = run(repository, "ci", "--pack", "sums.pack")
    assert done.returncode == 1
    assert "There is no Python file in this folder." in done.stdout
    assert points(repository) == 0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--base", "nowhere"], "there is no commit 'nowhere'"),
        (["--base", "--upload-pack=x"], "there is no commit"),
        (["--base", "HEAD", "--specs", "elsewhere", "--reference", "nowhere"], "has no files in elsewhere or nowhere"),
        (["--pack", "nowhere.pack"], "the pack cannot be read"),
        (["--digest", "0" * 64], "A digest needs a pack"),
        (["--pack", "sums.pack", "--exercise", "nim"], "There is no exercise 'nim'"),
    ],
    ids=["commit", "option as commit", "folders", "pack", "digest alone", "exercise"],
)
def test_what_is_missing_is_told(repository: Path, options: list[str], said: str) -> None:
    done = run(repository, "ci", *options)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_spec_that_is_not_that_of_the_stored_cases_is_told_once(repository: Path) -> None:
    (repository / "sums.pack").unlink()
    shutil.rmtree(repository / "reference")
    spec = repository / "specs/sums.yaml"
    spec.write_text(spec.read_text() + "# another one\n")
    write(repository, {"sums.py": SOLUTION})
    done = run(repository, "ci")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr.count("not the spec that the stored cases") == 1


def test_a_folder_that_is_no_repository(repository: Path) -> None:
    shutil.rmtree(repository / ".git")
    done = run(repository, "ci", "--base", "HEAD", GIT_CEILING_DIRECTORIES=str(repository.parent))
    assert done.returncode == 2
    assert "no git repository" in done.stderr
