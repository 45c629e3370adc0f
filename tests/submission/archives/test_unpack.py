"""Archives as hostile as they can be: what is kept, what is told, and that nothing gets out."""

from __future__ import annotations

import io
import struct
import zipfile
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from grader.submission.archives.member import parts_of
from grader.submission.archives.registry import ARCHIVES, is_archive, opener_of
from grader.submission.archives.unpack import OF_STUDENT, Room, unpack
from grader.submission.find import find_submissions
from grader.submission.kinds import LARGEST
from grader.submission.nodes import Node
from grader.submission.read import read_submission
from tests.submission.packing import SOURCE, tarred, zip_with_link, zipped

WHERE = Path("class/ana.zip")


def files(
    data: bytes, room: Room = OF_STUDENT, name: str = "ana.zip"
) -> tuple[dict[str, bytes | None], dict[str, object]]:
    """Kept files by their path below the archive; notes with their counts."""
    folder = unpack(Node(WHERE.with_name(name), data=data), room)
    found: dict[str, bytes | None] = {}

    def walk(node: Node) -> None:
        for one in node.inner or ():
            if one.inner is None:
                found[one.path.relative_to(folder.path).as_posix()] = one.data
            else:
                walk(one)

    walk(folder)
    return found, {note.code: note.values.get("count") for note in folder.notes}


@pytest.mark.parametrize("name", ["a.zip", "a.tar", "a.tar.gz", "a.tgz", "a.tar.bz2", "a.tar.xz"])
def test_every_kind_of_archive(name: str) -> None:
    modes = {"tar": "w", "gz": "w:gz", "tgz": "w:gz", "bz2": "w:bz2", "xz": "w:xz"}
    contents = {"nim.py": SOURCE, "in/deep.py": b"x = 1\n", "notes.txt": b"no"}
    ending = name.rpartition(".")[2]
    data = zipped(contents) if ending == "zip" else tarred(contents, modes[ending])
    assert files(data, name=name) == ({"nim.py": SOURCE, "in/deep.py": b"x = 1\n", "notes.txt": None}, {})


def test_registry_says_what_is_an_archive() -> None:
    for module, endings in ARCHIVES.items():
        assert endings
        assert all(opener_of(f"a{ending}") is import_module(module).members for ending in endings)
    assert [name for name in ("a.ZIP", "a.tar.GZ", "a.py", "a.gz", "zip") if is_archive(name)] == ["a.ZIP", "a.tar.GZ"]


@pytest.mark.parametrize(
    "name",
    [
        "/etc/x.py",
        "../x.py",
        "a/../../x.py",
        "..\\x.py",
        "C:\\x.py",
        "a/C:/x.py",
        "\\\\server\\x.py",
        "a/..",
        "x/" * 50,
    ],
)
def test_names_that_lead_out_are_no_names(name: str) -> None:
    assert parts_of(name) is None


@pytest.mark.parametrize(
    ("name", "parts"),
    [("a.py", ("a.py",)), ("./a//b.py", ("a", "b.py")), ("a\\b.py", ("a", "b.py")), ("..a/b..py", ("..a", "b..py"))],
)
def test_names_that_stay_inside(name: str, parts: tuple[str, ...]) -> None:
    assert parts_of(name) == parts


@pytest.mark.parametrize("name", ["../../evil.py", "/tmp/evil.py", "..\\evil.py", "c:/evil.py"])
def test_entries_that_lead_out_are_left_out_and_told(name: str) -> None:
    for data, ending in (
        (zipped({name: SOURCE, "nim.py": SOURCE}), "zip"),
        (tarred({name: SOURCE, "nim.py": SOURCE}), "tgz"),
    ):
        assert files(data, name=f"a.{ending}") == ({"nim.py": SOURCE}, {"archive_outside": 1})


def test_links_are_left_out_and_told() -> None:
    expected = ({"nim.py": SOURCE}, {"archive_links": 1})
    assert files(zip_with_link("a.py", "/etc/passwd", {"nim.py": SOURCE})) == expected
    assert files(tarred({"nim.py": SOURCE}, links={"a.py": "/etc/passwd"}), name="a.tar.gz") == expected


def test_whose_link_it_was_is_still_there() -> None:
    data = tarred({"ana/nim.py": SOURCE}, links={"bor/nim.py": "/etc/passwd", ".hidden/x": "/etc"})
    folder = unpack(Node(Path("a.tar.gz"), data=data), OF_STUDENT)
    assert [(node.name, node.kind, len(node.inner or ())) for node in folder.inner or ()] == [
        ("ana", "folder", 1),
        ("bor", "folder", 0),
    ]


def test_link_to_a_folder_makes_no_way_out() -> None:
    data = tarred({"up/nim.py": SOURCE}, links={"up": ".."})
    assert files(data, name="a.tar.gz") == ({"up/nim.py": SOURCE}, {"archive_links": 1})


@pytest.mark.parametrize("pack", [zipped, tarred])
def test_bomb_in_size_is_bounded(pack: object) -> None:
    data = pack({"nim.py": SOURCE, "big.py": b" " * 30_000_000, "b.txt": b" " * 30_000_000})  # type: ignore[operator]
    name = "a.zip" if pack is zipped else "a.tgz"
    found, notes = files(data, name=name)
    assert found.get("nim.py") == SOURCE or notes == {"archive_too_large": None}
    assert all(len(one or b"") <= LARGEST for one in found.values())


def test_bomb_in_count_is_bounded() -> None:
    found, notes = files(zipped({f"{number}.txt": b"" for number in range(3_000)}))
    assert len(found) <= OF_STUDENT.members
    assert set(notes) <= {"archive_too_many", "archive_too_large"}
    assert notes


def test_directory_of_millions_is_not_even_listed() -> None:
    data = bytearray(zipped({"nim.py": SOURCE}))
    struct.pack_into("<L", data, len(data) - 10, 500_000_000)
    assert files(bytes(data)) == ({}, {"archive_too_large": None})


def test_all_that_is_kept_is_bounded() -> None:
    room = replace(OF_STUDENT, kept=2_500_000)
    found, notes = files(zipped({f"{number}.py": b"#" * 900_000 for number in range(9)}), room)
    assert sum(len(one or b"") for one in found.values()) <= room.kept
    assert len(found) == 9  # nobody's hand-in vanishes: it is there, and not read
    assert notes == {"archive_too_large": None}


def test_archive_in_archive() -> None:
    inner = zipped({"nim.py": SOURCE})
    assert files(zipped({"work.zip": inner}))[0] == {"work.zip/nim.py": SOURCE}
    assert files(zipped({"a/work.tgz": tarred({"nim.py": SOURCE})}))[0] == {"a/work.tgz/nim.py": SOURCE}


def test_archives_in_archives_without_end() -> None:
    data = zipped({"nim.py": SOURCE})
    for _ in range(12):
        data = zipped({"deeper.zip": data})
    assert files(data)[0] == {"deeper.zip/deeper.zip/deeper.zip": None}


def test_entry_that_claims_another_size() -> None:
    data = zipped({"nim.py": SOURCE}, zipfile.ZIP_STORED)
    lying = data.replace(struct.pack("<LL", len(SOURCE), len(SOURCE)), struct.pack("<LL", len(SOURCE), 1 << 31))
    found, notes = files(lying)
    assert found in ({}, {"nim.py": SOURCE})
    assert set(notes) <= {"file_broken_archive"}


def test_password_is_told() -> None:
    data = bytearray(zipped({"nim.py": SOURCE}))
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(mark) + offset] |= 1
    folder = unpack(Node(WHERE, data=bytes(data)), OF_STUDENT)
    assert [one.fault.code for one in folder.inner or () if one.fault] == ["archive_locked"]


@pytest.mark.parametrize("data", [b"", b"PK", b"no archive", zipped({"a.py": SOURCE})[:-30], b"PK\5\6" + b"\xff" * 18])
@pytest.mark.parametrize("name", ["a.zip", "a.tar.gz", "a.tar.xz", "a.tar"])
def test_damaged_archive_is_told(data: bytes, name: str) -> None:
    found, notes = files(data, name=name)
    assert found == {}
    assert set(notes) <= {"file_broken_archive", "archive_too_large"}


def test_damage_in_the_middle_keeps_what_comes_before() -> None:
    data = bytearray(zipped({"a.py": SOURCE, "b.py": b"x = 1\n" * 99}))
    data[data.index(b"b.py") + 10] ^= 0xFF
    found, notes = files(bytes(data))
    assert found["a.py"] == SOURCE
    assert notes == {"file_broken_archive": None}


def test_same_name_twice_and_file_in_the_way_of_a_folder() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("a", b"")
        archive.writestr("a/nim.py", b"old")
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr("a/nim.py", SOURCE)
    assert files(out.getvalue())[0] == {"a/nim.py": SOURCE}


def test_names_in_utf_8_that_do_not_say_so() -> None:
    data = zipped({"naloga č.py": SOURCE})
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.index(mark) + offset
        data = data[:at] + bytes([data[at], data[at + 1] & ~0x08]) + data[at + 2 :]
    assert files(data)[0] == {"naloga č.py": SOURCE}


def test_hand_in_that_is_an_archive_is_read_with_what_was_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "nim"
    folder.mkdir()
    (folder / "ana.zip").write_bytes(zipped({"../x.py": b"", "nim.py": SOURCE, "tools.py": b"x = 1\n"}))
    (folder / "bor.zip").write_bytes(b"nothing")
    (folder / "cene.rar").write_bytes(b"Rar!")
    (folder / "dana").mkdir()
    (folder / "dana/work.zip").write_bytes(zipped({"nim.py": SOURCE}))
    (folder / "ema").mkdir()
    (folder / "ema/work.7z").write_bytes(b"7z")
    ones = {one.student: read_submission(one, ["f"]) for one in find_submissions([folder], ["nim"])["nim"]}
    assert {name: one.text for name, one in ones.items()} == {
        "ana": SOURCE.decode(), "bor": None, "cene": None, "dana": SOURCE.decode(), "ema": None
    }  # fmt: skip
    assert ones["ana"].files == {"tools.py": "x = 1\n"}
    assert {name: [problem.code for problem in one.problems] for name, one in ones.items()} == {
        "ana": ["archive_outside"],
        "bor": ["file_broken_archive"],
        "cene": ["archive_unknown_kind"],
        "dana": [],
        "ema": ["archive_unknown_kind"],
    }
