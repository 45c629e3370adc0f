"""The list of a class: which hand-in is whose, and who is listed as not matched."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.model.submission import Origin
from grader.submission.folder import Found
from grader.submission.roster import RosterError, match, read_roster

GITHUB = "identifier,github_username,github_id,name\n63200001,ana-n,11,Ana Novak\n63200002,zzan,12,Žan Đurić\n"
SCHOOL = "Priimek;Ime;Vpisna številka;Skupina\nNovak;Ana;63200001;1\nĐurić;Žan;63200002;1\nKos;Bor;63200003;2\n"
MOODLE = (
    "\ufeffIdentifier,Full name,Email address,Status,Grade\n"
    "Participant 11,Ana Novak,ana@example.org,No submission,\nParticipant 7,Žan Đurić,zan@example.org,x,\n"
)


def read(tmp_path: Path, text: str) -> object:
    (tmp_path / "class.csv").write_bytes(text.encode())
    return read_roster(tmp_path / "class.csv")


def hand_in(student: str, **origin: str) -> Found:
    return Found(student, Path(student), origin=Origin("x", **origin) if origin else None)


@pytest.mark.parametrize(
    ("table", "found"),
    [
        pytest.param(GITHUB, hand_in("zzan", login="zzan"), id="user name"),
        pytest.param(GITHUB, hand_in("63200002"), id="number as the name of the file"),
        pytest.param(SCHOOL, hand_in("submission 3", login="63200002"), id="number of the student"),
        pytest.param(SCHOOL, hand_in("Đurić Žan"), id="last name first"),
        pytest.param(SCHOOL, hand_in("đurićžan", id="99"), id="as Canvas writes it"),
        pytest.param(SCHOOL, hand_in("zan_đuric"), id="without marks"),
        pytest.param(MOODLE, hand_in("Participant 7", id="7"), id="number of the participant"),
        pytest.param(MOODLE, hand_in("x", email="ZAN@example.org"), id="address"),
    ],
)  # fmt: skip
def test_whose_hand_in_it_is(table: str, found: Found, tmp_path: Path) -> None:
    matched = match(read(tmp_path, table), [found])  # type: ignore[arg-type]
    assert [one.student for one in matched.hand_ins] == ["Žan Đurić"]
    assert matched.unlisted == ()
    assert "Ana Novak" in matched.missing
    assert "Žan Đurić" not in matched.missing


@pytest.mark.parametrize(
    ("table", "found"),
    [
        pytest.param(SCHOOL, hand_in("1"), id="a group is no student"),
        pytest.param(SCHOOL, hand_in("Ana"), id="a first name is not enough"),
        pytest.param("name\nAna Novak\nAna Novak\n", hand_in("Ana Novak"), id="two of one name"),
        pytest.param(GITHUB, hand_in("dora", login="dora"), id="not on the list"),
    ],
)  # fmt: skip
def test_who_is_not_matched_is_listed_and_kept(table: str, found: Found, tmp_path: Path) -> None:
    matched = match(read(tmp_path, table), [found])  # type: ignore[arg-type]
    assert matched.unlisted == (found.student,)
    assert matched.hand_ins == [found]
    assert "Ana Novak" in matched.missing


def test_what_it_was_called_is_kept(tmp_path: Path) -> None:
    (one,) = match(read(tmp_path, GITHUB), [hand_in("zzan")]).hand_ins  # type: ignore[arg-type]
    assert one.origin == Origin(login="zzan")


@pytest.mark.parametrize("text", ["", "a,b\n1,2\n", "name\n", 'name\n"open', "first name,x\nAna,1\n", "name\n\n,\n"])
def test_what_is_no_list(text: str, tmp_path: Path) -> None:
    with pytest.raises(RosterError, match=r"class\.csv: no list of students"):
        read(tmp_path, text)
