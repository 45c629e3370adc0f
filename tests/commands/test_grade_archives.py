"""`grader grade` on what a learning system hands over, from the archive to the names in the results."""

from __future__ import annotations

import json
from pathlib import Path

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
