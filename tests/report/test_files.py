"""Files of reports: whole, and under names that stay in their folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.report.files import slug, unique_names, write_atomically
from tests.report.runs import texts


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Ana Kovač", "ana-kovac"),
        ("Иван Щукин", "ivan-schukin"),
        ("Łukasz Żółć", "lukasz-zolc"),
        ("Đorđe", "dorde"),
        ("../../etc/passwd", "etc-passwd"),
        ("19.3.py", "19-3-py"),
        ("imé s presledki č 😀.py", "ime-s-presledki-c-py"),
    ],
)
def test_slug(name: str, found: str) -> None:
    assert slug(name) == found


@given(texts)
def test_slug_is_a_harmless_name(name: str) -> None:
    assert re.fullmatch(r"[a-z0-9-]{1,61}", slug(name))


@pytest.mark.parametrize("name", ["con", "NUL", "com1", "index", "", "漢字", ".", "..", "/"])
def test_name_that_a_system_keeps_gets_a_digest(name: str) -> None:
    assert re.fullmatch(r"([a-z0-9]+-)?[0-9a-f]{8}", unique_names([(name, "")])[0])


@given(st.lists(st.tuples(texts, texts), max_size=8))
def test_names_are_unique_and_harmless(names: list[tuple[str, str]]) -> None:
    found = unique_names(names)
    assert len(set(found)) == len(names)
    assert all(re.fullmatch(r"[a-z0-9][a-z0-9-]*", name) for name in found)


def test_name_does_not_depend_on_the_order_of_others() -> None:
    names = [("Ana", "a.py"), ("ana", "b.py"), ("Bor", "c.py")]
    forward, backward = unique_names(names), unique_names(names[::-1])
    assert forward == backward[::-1]
    assert forward[2] == "bor"


def test_same_student_and_file_twice() -> None:
    assert len(set(unique_names([("Ana", "a.py")] * 3))) == 3


def test_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file.json"
    assert write_atomically(path, b"one") == path
    assert write_atomically(path, b"two", durable=False) == path
    assert path.read_bytes() == b"two"
    assert [item.name for item in path.parent.iterdir()] == ["file.json"]


def test_failure_leaves_no_part_behind(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(OSError, match="taken"):
        write_atomically(tmp_path / "taken", b"data")
    assert [item.name for item in tmp_path.iterdir()] == ["taken"]
