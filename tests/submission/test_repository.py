"""Which file of an assignment repository is the hand-in."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.submission.defined import definitions
from grader.submission.repository import find_in_repository
from tests.commands.small_exercise import write

NAMES = ["razbij", "vsota"]
BOTH = "def razbij(n): ...\nvsota = sum\n"


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ({"nim.py": "", "other.py": BOTH}, ["nim.py"]),
        ({"submissions/nim/ana.py": "", "submissions/nim/bor.py": "", "mine.py": BOTH}, ["ana.py", "bor.py"]),
        ({"nim/main.py": "x = 1", "mine.py": "import os\n"}, ["main.py"]),
        ({"mine.py": BOTH, "other.py": "def vsota(s): ...\n"}, ["mine.py"]),
        ({"test_nim.py": BOTH, "conftest.py": BOTH, "mine.py": "def vsota(s): ...\n"}, ["mine.py"]),
        ({"mine.py": "def another(s): ...\n", "README.md": "def vsota"}, []),
        ({"submissions/nim/notes.txt": "x"}, []),
        ({}, []),
    ],
    ids=["name", "class", "folder", "most functions", "tests are none", "nothing like it", "empty class", "empty"],
)
def test_the_hand_in(tmp_path: Path, files: dict[str, str], found: list[str]) -> None:
    write(tmp_path, files)
    assert [one.path.name for one in find_in_repository(tmp_path, "nim", NAMES)] == found


def test_a_link_is_found_and_not_followed(tmp_path: Path) -> None:
    (tmp_path / "nim.py").symlink_to("/etc/passwd")
    (one,) = find_in_repository(tmp_path, "nim", NAMES)
    assert one.fault is not None
    assert one.fault.code == "file_is_link"


def test_lines_of_definitions() -> None:
    lines = [
        "import os",
        "",
        "def f(x):",
        "    def inner(): ...",
        "class C: ...",
        "async def g(): ...",
        "y: int = 3",
        "z == 4",
    ]
    text = "\r\n".join(lines)
    assert list(definitions(text)) == [("f", 3), ("C", 5), ("g", 6), ("y", 7)]
