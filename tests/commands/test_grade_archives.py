"""`grader grade` on what a learning system hands over, from the archive to the names in the results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.commands.small_exercise import RIGHT, WRONG, make, run
from tests.submission.packing import notebook, zip_file

ANA, BOR = "Ana Novak_11_assignsubmission_file", "Bor Kos_7_assignsubmission_file"


def test_archive_with_a_list_of_the_class(tmp_path: Path) -> None:
    folder = make(tmp_path, {"keep.py": RIGHT})
    zip_file(
        folder / "P1-double-5.zip",
        {f"{ANA}/work.ipynb": notebook("%time\n", RIGHT), f"{BOR}/a.py": WRONG.encode(), "../evil.py": b"x"},
    )
    (folder / "class.csv").write_text("Identifier,Full name\nParticipant 11,Ana Novak\nParticipant 2,Cene Zupan\n")
    done = run(folder, "grade", "P1-double-5.zip", "--roster", "class.csv")
    assert done.returncode == 0, done.stderr
    assert "P1-double-5.zip: Moodle archive, 2 students" in done.stderr
    assert "left out 1 entry that points out of the archive" in done.stderr
    assert "double: handed in nothing: Cene Zupan (1)" in done.stderr
    assert "double: not on the list of the class: Bor Kos (1)" in done.stderr
    exercise = json.loads((folder / "reports/results.json").read_text(encoding="utf-8"))["exercises"][0]
    assert (exercise["missing"], exercise["unlisted"]) == (["Cene Zupan"], ["Bor Kos"])
    ana, bor = exercise["submissions"]
    assert (ana["student"], ana["points"], bor["points"]) == ("Ana Novak", 3, 1)
    assert ana["file"] == f"P1-double-5.zip/{ANA}/work.ipynb"
    assert ana["origin"] == {"layout": "moodle", "id": "11", "folder": ANA}
    assert not (tmp_path / "evil.py").exists()


def test_list_that_is_none_is_refused(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT})
    (folder / "class.csv").write_text("a,b\n1,2\n")
    for name in ("class.csv", "nothing.csv"):
        done = run(folder, "grade", "--roster", name)
        assert (done.returncode, done.stdout) == (2, "")
        assert name in done.stderr


def test_folder_of_no_exercise_is_told_and_the_rest_is_graded(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT})
    (folder / "specs/other.yaml").write_text("exercise: other\n")
    (folder / "reference/other").mkdir()
    (folder / "reference/other/solution.py").write_text("x = 1\n")
    (folder / "submissions/dooble").mkdir()
    done = run(folder, "grade")
    assert done.returncode == 0, done.stderr
    assert "Left out: submissions/dooble: cannot tell which exercise this is. Did you mean double?" in done.stderr


WORKSHEET = (
    "\ufeffIdentifikator;Polno ime;Ocena;Najvišja ocena;Zadnja sprememba (ocena);Komentarji povratnih informacij\r\n"
    "Udeleženec 11;Ana Novak;;10,00;-;\r\n"
    "Udeleženec 7;Bor Kos;;10,00;-;že tu\r\n"
    "Udeleženec 99;Cene Zupan;;10,00;-;\r\n"
)
GRADEBOOK = (
    "Student,ID,SIS User ID,SIS Login ID,Section,Double (4),Quiz (5),Final Score\r\n"
    "    Points Possible,,,,,3,9,(read only)\r\n"
    '"Novak, Ana",201,S1,anan,One,,5,50\r\n"Kos, Bor",77,S2,bork,One,,,\r\n'
)


def of_class(ana: str, bor: str) -> dict[str, bytes]:
    return {ana: RIGHT.encode(), bor: WRONG.encode()}


@pytest.mark.parametrize(
    ("files", "sheet", "filled"),
    [
        pytest.param(
            of_class(f"{ANA}/double.py", f"{BOR}/double.py"),
            WORKSHEET,
            [
                "Udeleženec 11;Ana Novak;10;10,00",
                "Udeleženec 7;Bor Kos;3,33;10,00;-;že tu",
                "Udeleženec 99;Cene Zupan;;",
            ],
            id="moodle, folders",
        ),
        pytest.param(
            of_class(f"{ANA}_double.py", f"{BOR}_double.py"),
            WORKSHEET,
            ["Udeleženec 11;Ana Novak;10;10,00", "Udeleženec 7;Bor Kos;3,33;10,00;-;že tu"],
            id="moodle, flat",
        ),
        pytest.param(
            of_class("Udeleženec_11_assignsubmission_file/a.py", "Udeleženec_7_assignsubmission_file/a.py"),
            WORKSHEET.replace("Ana Novak", "").replace("Bor Kos", ""),
            ["Udeleženec 11;;10;10,00", "Udeleženec 7;;3,33;10,00;-;že tu"],
            id="moodle, blind",
        ),
        pytest.param(
            of_class("novakana_201_9_a.py", "kosbor_LATE_77_10_a-1.py"),
            GRADEBOOK,
            ['"Novak, Ana",201,S1,anan,One,3,5,50', '"Kos, Bor",77,S2,bork,One,1,,'],
            id="canvas",
        ),
        pytest.param(
            of_class("S1/a.py", "bork/a.py"),
            GRADEBOOK,
            ['"Novak, Ana",201,S1,anan,One,3,5,50', '"Kos, Bor",77,S2,bork,One,1,,'],
            id="folders by number and user name",
        ),
    ],
)
def test_from_the_archive_to_the_filled_sheet(
    files: dict[str, bytes], sheet: str, filled: list[str], tmp_path: Path
) -> None:
    folder = make(tmp_path, {})
    zip_file(folder / "class.zip", files)
    (folder / "Sheet.csv").write_bytes(sheet.encode("utf-8"))
    done = run(folder, "grade", "class.zip", "--fill", "Sheet.csv", "--format", "json")
    assert done.returncode == 0, done.stderr
    assert "double: 2 students filled in" in done.stdout
    lines = (folder / "reports/Sheet.filled.csv").read_bytes().decode("utf-8").split("\r\n")
    assert lines[0] == sheet.split("\r\n")[0]
    for start in filled:
        assert any(line.startswith(start) for line in lines), lines
    assert (folder / "Sheet.csv").read_bytes() == sheet.encode("utf-8")


def test_sheet_that_cannot_be_filled_is_told_and_the_rest_is_written(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT})
    (folder / "x.csv").write_text("a,b\n1,2\n")
    done = run(folder, "grade", "--fill", "x.csv", "--format", "json,junit")
    assert done.returncode == 2
    assert "x.csv: cannot be filled: it is no Canvas gradebook or Moodle grading worksheet." in done.stderr
    assert (folder / "reports/junit.xml").is_file()
    assert run(folder, "grade", "--fill", "nothing.csv").returncode == 2
