"""Files as a commit has them, whatever the working tree and its settings say."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from grader.runner.commit import NoCommit, files_at, resolve


def git(folder: Path, *arguments: str) -> None:
    command = ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", *arguments]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / "specs").mkdir()
    (tmp_path / "specs/nim.yaml").write_bytes(b"exercise: nim\r\n")
    (tmp_path / "specs/čudno ime\n.yaml").write_bytes(b"\x00\xff")
    (tmp_path / "specs/link.yaml").symlink_to("/etc/passwd")
    (tmp_path / "specs/empty.yaml").write_bytes(b"")
    (tmp_path / "other.py").write_text("x = 1\n")
    git(tmp_path, "init", "-q", "-b", "main")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-q", "-m", "start")
    return tmp_path


def test_ordinary_files_of_the_folders(repository: Path) -> None:
    commit = resolve(repository, "main")
    assert files_at(repository, commit, ["specs", "nowhere"]) == {
        "specs/nim.yaml": b"exercise: nim\r\n",
        "specs/čudno ime\n.yaml": b"\x00\xff",
        "specs/empty.yaml": b"",
    }
    assert files_at(repository, commit, ["other.py"]) == {"other.py": b"x = 1\n"}


def test_attributes_and_changes_of_the_working_tree_have_no_say(repository: Path) -> None:
    commit = resolve(repository, "HEAD")
    (repository / ".gitattributes").write_text("* export-ignore text eol=lf filter=evil ident\n")
    (repository / "specs/nim.yaml").write_text("exercise: mine\n")
    git(repository, "add", "-A")
    git(repository, "commit", "-q", "-m", "mine")
    assert files_at(repository, commit, ["specs"])["specs/nim.yaml"] == b"exercise: nim\r\n"


def test_a_folder_of_a_repository(repository: Path) -> None:
    commit = resolve(repository / "specs", "HEAD")
    assert "nim.yaml" in files_at(repository / "specs", commit, ["nim.yaml"])


@pytest.mark.parametrize("name", ["nowhere", "--help", "", "HEAD:specs", "main..main"])
def test_what_names_no_commit(repository: Path, name: str) -> None:
    with pytest.raises(NoCommit, match="no commit"):
        resolve(repository, name)


def test_no_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(NoCommit, match="no git repository"):
        resolve(tmp_path, "HEAD")


def test_no_git(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NoCommit, match="git is not installed"):
        resolve(repository, "HEAD")
