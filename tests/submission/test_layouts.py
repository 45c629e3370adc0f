"""Every layout in which a learning system hands over a class, as an archive and unpacked: whose is what."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from grader.submission.find import find_submissions
from grader.submission.folder import Found
from grader.submission.layouts.registry import LAYOUTS
from grader.submission.read import read_submission
from tests.submission.packing import SOURCE, tarred, zip_file, zipped

MOODLE = "assignsubmission"
ANA, CRT = f"Ana Novak_11_{MOODLE}_file", f"Črt Žagar_7_{MOODLE}_file"
GRADESCOPE = """submission_31:
  :submitters:
  - :name: "\\u010Crt Žagar"
    :sid: '63200001'
    :email: crt@example.org
  :created_at: 2026-03-01 10:00:00
  :score: 0.0
submission_32:
  :submitters:
  - :name: Ana Novak
    :sid: '2'
  - :name: Bor Kos
    :sid: '3'
""".encode()

CLASSES: dict[str, tuple[dict[str, bytes], str, list[tuple[str, str, str]]]] = {
    "moodle, folders of old": (
        {f"{CRT}_/nim.py": SOURCE, f"{ANA}_/naloga/nim.py": SOURCE, f"{ANA}_/x.txt": b""},
        "Moodle archive, 2 students",
        [("Ana Novak", "11", f"{ANA}_"), ("Črt Žagar", "7", f"{CRT}_")],
    ),
    "moodle, folders": (
        {f"{ANA}/nim.py": SOURCE, f"{CRT}/nim.py": SOURCE, f"{CRT[:-4]}onlinetext/onlinetext.html": b"<p>"},
        "Moodle archive, 2 students",
        [("Ana Novak", "11", ANA), ("Črt Žagar", "7", CRT)],
    ),
    "moodle, flat": (
        {f"{ANA}_nim.py": SOURCE, f"{ANA}_more_of_it.py": b"x = 1\n", f"{CRT}_my nim.py": SOURCE},
        "Moodle archive, 2 students",
        [("Ana Novak", "11", f"{ANA}_"), ("Črt Žagar", "7", f"{CRT}_")],
    ),
    "moodle, blind": (
        {f"Participant_11_{MOODLE}_file/a.py": SOURCE, f"Participant_7_{MOODLE}_file/a.py": SOURCE},
        "Moodle archive, 2 students",
        [(f"Participant {number}", number, f"Participant_{number}_{MOODLE}_file") for number in ("7", "11")],
    ),
    "moodle, teams": (
        {f"Team A_56_{MOODLE}_file/a.py": SOURCE, f"Default group_{MOODLE}_file/a.py": SOURCE},
        "Moodle archive, 2 students",
        [("Default group", "", f"Default group_{MOODLE}_file"), ("Team A", "56", f"Team A_56_{MOODLE}_file")],
    ),
    "moodle, groups of old": (
        {f"Vaje 3-Ana Novak_11_{MOODLE}_file_/a.py": SOURCE},
        "Moodle archive, 1 student",
        [("Vaje 3-Ana Novak", "11", f"Vaje 3-Ana Novak_11_{MOODLE}_file_")],
    ),
    "canvas": (
        {"novakana_201_9001_nim.py": SOURCE, "zagarčrt_LATE_77_9002_nim-1.py": SOURCE},
        "Canvas archive, 2 students, 1 late",
        [("novakana", "201", "novakana_201"), ("zagarčrt", "77", "zagarčrt_LATE_77")],
    ),
    "canvas, anonymous": (
        {"anon_x7Kq2_9001_nim.py": SOURCE, "LATE_anon_AAbb1_9002_nim.py": SOURCE},
        "Canvas archive, 2 students, 1 late",
        [("anon_AAbb1", "anon_AAbb1", "LATE_anon_AAbb1"), ("anon_x7Kq2", "anon_x7Kq2", "anon_x7Kq2")],
    ),
    "gradescope": (
        {
            f"assignment_5_export/{name}": data
            for name, data in {
                "submission_metadata.yml": GRADESCOPE,
                "submission_31/nim.py": SOURCE,
                "submission_32/a.py": SOURCE,
                "submission_33/b.py": SOURCE,
            }.items()
        },
        "Gradescope export, 3 students",
        [("Ana Novak, Bor Kos", "32", "submission_32"), ("Črt Žagar", "31", "submission_31")]
        + [("submission 33", "33", "submission_33")],
    ),
    "clones, github classroom": (
        {f"nim-submissions/nim-{name}": data for name, data in {"ana-novak/.git/": b"", "ana-novak/nim.py": SOURCE,
         "ana-x/.git/": b"", "ana-x/nim.py": SOURCE}.items()},
        "clones of repositories, 2 students",
        [("ana-novak", "ana-novak", "nim-ana-novak"), ("ana-x", "ana-x", "nim-ana-x")],
    ),
    "clones, classroom 50": (
        {f"repos/prog1-nim-{name}": data for name, data in {"ana/.git/": b"", "ana/nim.py": SOURCE,
         "bor-k/.github/": b"", "bor-k/nim.py": SOURCE}.items()},
        "clones of repositories, 2 students",
        [("ana", "ana", "prog1-nim-ana"), ("bor-k", "bor-k", "prog1-nim-bor-k")],
    ),
}  # fmt: skip


def unpacked(root: Path, files: dict[str, bytes]) -> Path:
    for name, data in files.items():
        path = root / name
        if name.endswith("/"):
            path.mkdir(parents=True, exist_ok=True)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    return root


def found(path: Path, told: list[str] | None = None) -> list[Found]:
    return find_submissions([path], ["nim"], say=(told if told is not None else []).append)["nim"]


def whose(hand_ins: list[Found]) -> list[tuple[str, str, str]]:
    return [(one.student, one.origin.id, one.origin.folder) for one in hand_ins if one.origin is not None]


@pytest.mark.parametrize("name", [name for name in CLASSES if not name.startswith("clones")])
def test_archive_of_a_class(name: str, tmp_path: Path) -> None:
    files, line, students = CLASSES[name]
    told: list[str] = []
    hand_ins = found(zip_file(tmp_path / "class.zip", files), told)
    assert [text.split(": ", 1)[1] for text in told] == [line]
    assert whose(hand_ins) == students
    for one in hand_ins:
        submission = read_submission(one, ["f"])
        assert submission.text == SOURCE.decode(), submission.problems
        assert submission.path.startswith(str(tmp_path / "class.zip"))
    assert [path.name for path in tmp_path.iterdir()] == ["class.zip"]


@pytest.mark.parametrize("name", sorted(CLASSES))
def test_the_same_unpacked(name: str, tmp_path: Path) -> None:
    files, line, students = CLASSES[name]
    told: list[str] = []
    hand_ins = found(unpacked(tmp_path / "nim", files), told)
    assert [text.split(": ", 1)[1] for text in told] == [line]
    assert whose(hand_ins) == students
    assert {read_submission(one, ["f"]).text for one in hand_ins} == {SOURCE.decode()}


def test_every_layout_has_a_class_here() -> None:
    assert {name.split(",")[0] for name in CLASSES} == set(LAYOUTS)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("ana_1_2.py", id="numbers, but no file behind them"),
        pytest.param("Ana_12_3_nim.py", id="Canvas has small letters only"),
        pytest.param("assignsubmission_file_nim.py", id="Moodle has a name and a number before it"),
        pytest.param("submission_1.py", id="Gradescope has folders"),
    ],
)
def test_names_that_only_look_like_a_layout(name: str, tmp_path: Path) -> None:
    told: list[str] = []
    (one,) = found(unpacked(tmp_path / "nim", {name: SOURCE}), told)
    assert (one.student, one.origin, told) == (name[:-3], None, [])


def test_clones_need_two_or_the_name_of_the_assignment(tmp_path: Path) -> None:
    clone = {"nim-ana-novak/.git/": b"", "nim-ana-novak/nim.py": SOURCE}
    assert [one.student for one in found(unpacked(tmp_path / "nim-submissions", clone))] == ["ana-novak"]
    assert [one.student for one in found(unpacked(tmp_path / "nim", clone))] == ["nim-ana-novak"]


def test_hand_ins_beside_a_layout_are_graded_too(tmp_path: Path) -> None:
    files, _, _ = CLASSES["moodle, folders"]
    folder = unpacked(tmp_path / "nim", {**files, "Late Comer.py": SOURCE})
    assert [one.student for one in found(folder)] == ["Ana Novak", "Črt Žagar", "Late Comer"]


def test_archive_of_a_class_among_the_hand_ins(tmp_path: Path) -> None:
    files, line, _ = CLASSES["moodle, flat"]
    folder = unpacked(tmp_path / "nim", {"bor.py": SOURCE})
    zip_file(folder / "PROG1-Nim-44.zip", files)
    told: list[str] = []
    assert [one.student for one in found(folder, told)] == ["Ana Novak", "bor", "Črt Žagar"]
    assert told == [f"{folder / 'PROG1-Nim-44.zip'}: {line}"]


def test_newest_of_several_attempts(tmp_path: Path) -> None:
    files = {
        "novakana_2_90_nim.py": b"def f(): return 1\n",
        "novakana_2_97_nim-2.py": b"def f(): return 3\n",
        "novakana_2_95_nim-1.py": b"def f(): return 2\n",
        "novakana_2_91_tools.py": b"x = 1\n",
        "kos_3_96_hw-1.py": SOURCE,
    }
    kos, novak = found(zip_file(tmp_path / "class.zip", files))
    submission = read_submission(novak, ["f"])
    assert submission.text == "def f(): return 3\n"
    assert submission.files == {"tools.py": "x = 1\n"}
    assert [(one.code, one.values) for one in submission.problems] == [("older_attempts", {"count": 2})]
    assert read_submission(kos, ["f"]).problems == ()


def test_text_that_was_typed_in_is_told(tmp_path: Path) -> None:
    files = {f"Ana_1_{MOODLE}_onlinetext/onlinetext.html": b"<p>", f"Bor_2_{MOODLE}_file/nim.py": SOURCE}
    ana, _ = found(zip_file(tmp_path / "class.zip", files))
    assert read_submission(ana).problems[0].code == "only_typed_in"
    files = {"anaa_1_text.html": b"<p>", "bor_2_9_nim.py": SOURCE}
    ana, _ = found(zip_file(tmp_path / "canvas.zip", files))
    assert (ana.student, read_submission(ana).problems[0].code) == ("anaa", "only_typed_in")


@pytest.mark.parametrize(
    "metadata", [b"", b"a: [", b"- 1", b"submission_31: 5", b"\xff\xfe", b"submission_31:\n  :submitters: {a: 1}"]
)
def test_gradescope_without_a_readable_list(metadata: bytes, tmp_path: Path) -> None:
    path = zip_file(tmp_path / "g.zip", {"e/submission_31/nim.py": SOURCE, "e/submission_metadata.yml": metadata})
    assert [one.student for one in found(path)] == ["submission 31"]


@pytest.mark.parametrize(
    ("name", "files", "students"),
    [
        pytest.param("hw.zip", ["ana.py", "bor.py"], ["ana", "bor"], id="files"),
        pytest.param("hw.zip", ["hw/ana.py", "hw/bor.py", "__MACOSX/._x"], ["ana", "bor"], id="all in one folder"),
        pytest.param("hw.zip", ["ana/nim.py", "bor/nim.py"], ["ana", "bor"], id="a folder for each"),
        pytest.param("hw.zip", ["ana/nim.py"], ["ana"], id="a folder of one student"),
        pytest.param("hw.tar.gz", ["s/ana/nim.py", "s/bor/nim.py"], ["ana", "bor"], id="tar"),
        pytest.param("nim/ana.zip", ["nim.py", "tools.py"], ["ana"], id="an archive that is a hand-in"),
    ],
)
def test_archive_made_by_hand(name: str, files: list[str], students: list[str], tmp_path: Path) -> None:
    contents = dict.fromkeys(files, SOURCE)
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(tarred(contents) if "tar" in name else zipped(contents))
    hand_ins = found(path)
    assert [one.student for one in hand_ins] == students
    assert all(read_submission(one, ["f"]).text == SOURCE.decode() for one in hand_ins)


def test_archive_of_several_exercises(tmp_path: Path) -> None:
    path = zip_file(tmp_path / "all.zip", {"nim/ana.py": SOURCE, "ege/ana.py": SOURCE, "old/ana.py": SOURCE})
    told: list[str] = []
    hand_ins = find_submissions([path], ["ege", "nim"], say=told.append)
    assert {name: [one.student for one in ones] for name, ones in hand_ins.items()} == {"ege": ["ana"], "nim": ["ana"]}
    assert told[0].startswith(f"Left out: {path / 'old'}: cannot tell which exercise this is.")


def test_name_of_an_archive_tells_its_exercise(tmp_path: Path) -> None:
    files, line, _ = CLASSES["moodle, folders"]
    path = zip_file(tmp_path / "PROG1-Nim-4711.zip", files)
    told: list[str] = []
    assert list(find_submissions([path], ["ege", "nim"], say=told.append)) == ["nim"]
    assert told == [f"{path}: {line}"]
    assert list(find_submissions([tmp_path], ["ege", "nim"])) == ["nim"]


def test_yaml_is_loaded_only_for_gradescope(tmp_path: Path) -> None:
    program = (
        "import sys, pathlib\nfrom grader.submission.find import find_submissions\n"
        "find_submissions([pathlib.Path(sys.argv[1])], ['nim'])\nprint('yaml' in sys.modules)"
    )
    path = zip_file(tmp_path / "hw.zip", CLASSES["moodle, flat"][0])
    run = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
