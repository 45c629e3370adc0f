"""Files written by a hand-in: as on the disk, and not on it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from grader.runner.memory_files import MemoryFiles


def written(mode: str = "w", text: str = "čšž\nb\n") -> MemoryFiles:
    files = MemoryFiles()
    with files.open("a.txt", mode) as file:
        assert file.write(text) == len(text)
    return files


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    files = written()
    assert files.open("./a.txt").read() == "čšž\nb\n"
    assert list(files.open(Path("a.txt"))) == ["čšž\n", "b\n"]
    assert files.open("a.txt", "rb").read() == "čšž\nb\n".encode()
    assert not Path("a.txt").exists()


def test_it_is_there_before_the_file_is_closed() -> None:
    files = MemoryFiles()
    log = files.open("log.txt", "w")
    log.write("one\n")
    print("two", file=log)
    assert files.open("log.txt").read() == "one\ntwo\n"


def test_modes() -> None:
    files = written()
    with files.open("a.txt", "a") as file:
        file.write("c\n")
    assert files.open("a.txt").read() == "čšž\nb\nc\n"
    with files.open("a.txt", "r+") as file:
        assert file.readline() == "čšž\n"
    with files.open("a.txt", "w") as file:
        file.write("new")
    assert files.open("a.txt").read() == "new"
    with files.open("b.bin", "wb") as file:
        file.write(b"\xff")
    assert files.open("b.bin", "rb").read() == b"\xff"


@pytest.mark.parametrize(
    ("name", "mode", "error"),
    [
        pytest.param("a.txt", "x", FileExistsError, id="a new file that is there"),
        pytest.param("no.txt", "r", FileNotFoundError, id="no such file"),
        pytest.param("no.txt", "r+", FileNotFoundError, id="no such file to change"),
        pytest.param("a.txt", "q", ValueError, id="no such mode"),
    ],
)
def test_errors_are_those_of_the_disk(name: str, mode: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        written().open(name, mode).read()


def test_a_file_opened_for_one_thing_does_not_do_the_other() -> None:
    files = written()
    with pytest.raises(io.UnsupportedOperation):
        files.open("a.txt").write("x")
    with pytest.raises(io.UnsupportedOperation):
        files.open("a.txt", "w").read()


def test_other_files_are_those_of_the_disk(tmp_path: Path) -> None:
    (tmp_path / "there.txt").write_text("on the disk", encoding="utf-8")
    assert MemoryFiles().open(tmp_path / "there.txt", encoding="utf-8").read() == "on the disk"


def test_there_is_an_end_to_it() -> None:
    file = MemoryFiles().open("large", "wb")
    assert file.write(bytes(1 << 20)) == 1 << 20
    with pytest.raises(OSError, match="No space left"):
        file.write(bytes(1 << 25))
