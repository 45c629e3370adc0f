"""Layouts of hand-ins: files, folders, both mixed, folders of exercises; and what is no hand-in."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from grader.submission.find import PathErrors, find_submissions
from grader.submission.folder import Found

BOTH = ("ege", "nim")


def lay(root: Path, *names: str) -> Path:
    """Writes files of these names; a name that ends with / is an empty folder."""
    for name in names:
        path = root / name
        if name.endswith("/"):
            path.mkdir(parents=True)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("x = 1\n")
    return root


def names(found: dict[str, list[Found]], root: Path) -> dict[str, list[tuple[str, str]]]:
    return {
        exercise: [(one.student, one.path.relative_to(root).as_posix()) for one in hand_ins]
        for exercise, hand_ins in found.items()
    }


def test_folder_of_files_is_a_class(tmp_path: Path) -> None:
    lay(tmp_path, "hw/bor.py", "hw/ana.py", "hw/19.3.py", "hw/notes.txt")
    assert names(find_submissions([tmp_path / "hw"], ["nim"]), tmp_path) == {
        "nim": [("19.3", "hw/19.3.py"), ("ana", "hw/ana.py"), ("bor", "hw/bor.py")]
    }


def test_files_and_folders_mixed(tmp_path: Path) -> None:
    lay(tmp_path, "hw/ana.py", "hw/bor/solution.py", "hw/Črt Žagar/a b.py")
    assert names(find_submissions([tmp_path / "hw"], ["nim"]), tmp_path) == {
        "nim": [("ana", "hw/ana.py"), ("bor", "hw/bor/solution.py"), ("Črt Žagar", "hw/Črt Žagar/a b.py")]
    }


def test_folder_of_exercises(tmp_path: Path) -> None:
    lay(tmp_path, "submissions/nim/ana.py", "submissions/ege/ana.py", "submissions/README.md")
    assert names(find_submissions([tmp_path / "submissions"], BOTH), tmp_path) == {
        "ege": [("ana", "submissions/ege/ana.py")],
        "nim": [("ana", "submissions/nim/ana.py")],
    }


def test_option_selects_one_exercise(tmp_path: Path) -> None:
    lay(tmp_path, "submissions/nim/ana.py", "submissions/ege/ana.py", "other/bor.py")
    found = find_submissions([tmp_path / "submissions", tmp_path / "other"], BOTH, "nim")
    assert names(found, tmp_path) == {"nim": [("ana", "submissions/nim/ana.py"), ("bor", "other/bor.py")]}


def test_exercise_without_hand_ins_is_left_out(tmp_path: Path) -> None:
    lay(tmp_path, "submissions/nim/ana.py", "submissions/ege/.gitkeep")
    assert list(find_submissions([tmp_path / "submissions"], BOTH)) == ["nim"]


@pytest.mark.parametrize(
    ("path", "student"),
    [
        ("nim/ana.py", "ana"),
        ("nim/bor", "bor"),
        ("nim/bor/solution.py", "bor"),
        ("elsewhere/nim.py", "nim"),
        ("nim", "ana"),
    ],
)
def test_path_tells_its_exercise(tmp_path: Path, path: str, student: str) -> None:
    lay(tmp_path, "nim/ana.py", "nim/bor/solution.py", "elsewhere/nim.py", "ege/x.py")
    found = find_submissions([tmp_path / path], BOTH)
    assert list(found) == ["nim"]
    assert found["nim"][0].student == student


def test_exercise_of_the_folder_we_stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(lay(tmp_path, "nim/ana.py") / "nim")
    assert list(find_submissions([Path("ana.py")], BOTH)) == ["nim"]
    assert list(find_submissions([Path(".")], BOTH)) == ["nim"]


def test_project_folder_named_like_an_exercise_misleads_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(lay(tmp_path, "nim/submissions/ege/ana.py", "nim/submissions/nim/bor.py") / "nim")
    assert list(find_submissions([Path("submissions")], BOTH)) == ["ege", "nim"]
    assert list(find_submissions([Path("submissions/ege")], BOTH)) == ["ege"]


def test_student_folder_named_like_the_exercise_is_a_student(tmp_path: Path) -> None:
    lay(tmp_path, "nim/nim/solution.py", "nim/ana.py")
    assert [one.student for one in find_submissions([tmp_path / "nim"], BOTH)["nim"]] == ["ana", "nim"]


def test_one_file_for_a_student_with_several(tmp_path: Path) -> None:
    lay(tmp_path, "nim/ana/helpers.py", "nim/ana/nim.py", "nim/ana/test_nim.py", "nim/ana/deep/more.py")
    ana = find_submissions([tmp_path / "nim"], ["nim"])["nim"][0]
    assert ana.path.name == "nim.py"
    assert [path.name for path in ana.others] == ["helpers.py", "more.py", "test_nim.py"]


def test_named_file_of_a_student_is_the_one(tmp_path: Path) -> None:
    lay(tmp_path, "nim/ana/nim.py", "nim/ana/old.py")
    ana = find_submissions([tmp_path / "nim/ana/old.py"], BOTH)["nim"][0]
    assert (ana.student, ana.path.name, ana.chosen, [path.name for path in ana.others]) == (
        "ana",
        "old.py",
        True,
        ["nim.py"],
    )


def test_same_student_twice_keeps_both_and_tells(tmp_path: Path) -> None:
    lay(tmp_path, "nim/ana.py", "nim/ana/nim.py", "nim/bor.py")
    found = find_submissions([tmp_path / "nim"], ["nim"])["nim"]
    assert [(one.student, [note.code for note in one.notes]) for one in found] == [
        ("ana", ["student_twice"]),
        ("ana", ["student_twice"]),
        ("bor", []),
    ]


def test_file_named_twice_is_graded_once(tmp_path: Path) -> None:
    lay(tmp_path, "nim/ana.py")
    found = find_submissions([tmp_path / "nim", tmp_path / "nim/ana.py", tmp_path / "nim"], ["nim"])
    assert len(found["nim"]) == 1


def test_what_systems_leave_behind_is_skipped(tmp_path: Path) -> None:
    lay(
        tmp_path,
        "nim/ana.py",
        "nim/.DS_Store",
        "nim/._ana.py",
        "nim/.git/x.py",
        "nim/__MACOSX/._a.py",
        "nim/__pycache__/a.py",
    )
    lay(tmp_path, "nim/bor/__pycache__/x.py", "nim/bor/env/pyvenv.cfg", "nim/bor/env/lib.py", "nim/bor/nim.py")
    found = find_submissions([tmp_path / "nim"], ["nim"])["nim"]
    assert [(one.student, one.others) for one in found] == [("ana", ()), ("bor", ())]


@pytest.mark.parametrize(
    ("layout", "code"),
    [
        (["nim/odd/"], "folder_empty"),
        (["nim/odd/notes.txt"], "file_missing"),
        (["nim/odd.py/"], "file_is_folder"),
        (["nim/odd.py/inside.py"], "file_is_folder"),
        (["nim/odd/x.py/"], "file_is_folder"),
    ],
)
def test_nothing_to_read_is_a_hand_in_all_the_same(tmp_path: Path, layout: list[str], code: str) -> None:
    lay(tmp_path, *layout)
    (odd,) = find_submissions([tmp_path / "nim"], ["nim"])["nim"]
    assert odd.student == "odd"
    assert odd.fault is not None
    assert odd.fault.code == code


@pytest.mark.parametrize("target", ["secret.py", "class", "nowhere"])
@pytest.mark.parametrize("name", ["eva.py", "eva"])
def test_links_are_not_followed(tmp_path: Path, target: str, name: str) -> None:
    lay(tmp_path, "secret.py", "class/x.py", "nim/ana.py")
    (tmp_path / "nim" / name).symlink_to(tmp_path / target)
    found = find_submissions([tmp_path / "nim"], ["nim"])["nim"]
    if (name, target) == ("eva", "secret.py"):
        assert [one.student for one in found] == ["ana"]  # like any other file that is no source
    else:
        assert [(one.student, one.fault.code if one.fault else "") for one in found] == [
            ("ana", ""),
            ("eva", "file_is_link"),
        ]


def test_link_named_by_the_shell_is_not_followed_either(tmp_path: Path) -> None:
    lay(tmp_path, "secret/x.py", "nim/ana.py")
    (tmp_path / "nim/eva").symlink_to(tmp_path / "secret")
    (eva,) = find_submissions([tmp_path / "nim/eva"], ["nim"])["nim"]
    assert eva.fault is not None
    assert eva.fault.code == "file_is_link"


def test_link_to_a_whole_class_is_followed(tmp_path: Path) -> None:
    lay(tmp_path, "data/ana.py", "project/")
    (tmp_path / "project/nim").symlink_to(tmp_path / "data")
    assert len(find_submissions([tmp_path / "project/nim"], BOTH)["nim"]) == 1


def test_pipe_is_a_hand_in_that_cannot_be_read(tmp_path: Path) -> None:
    lay(tmp_path, "nim/")
    os.mkfifo(tmp_path / "nim/eva.py")
    (eva,) = find_submissions([tmp_path / "nim"], ["nim"])["nim"]
    assert eva.fault is not None
    assert eva.fault.code == "file_is_special"


def test_names_stay_raw(tmp_path: Path) -> None:
    lay(tmp_path, "nim/")
    (tmp_path / "nim" / os.fsdecode(b"\xe8rt.py")).write_text("x = 1\n")
    (tmp_path / "nim/a\n\x1b[31m.py").write_text("x = 1\n")
    found = find_submissions([tmp_path / "nim"], ["nim"])["nim"]
    assert [one.student for one in found] == ["a\n\x1b[31m", "\udce8rt"]


def test_only_the_ignored_are_counted(tmp_path: Path) -> None:
    lay(tmp_path, "nim/ana/nim.py")
    (tmp_path / "nim/ana/more.py").symlink_to(tmp_path / "nim/ana/nim.py")
    (ana,) = find_submissions([tmp_path / "nim"], ["nim"])["nim"]
    assert [(note.code, note.values) for note in ana.notes] == [("other_files_ignored", {"count": 1})]


def errors(paths: list[Path], exercises: tuple[str, ...] = BOTH, exercise: str | None = None) -> tuple[str, ...]:
    with pytest.raises(PathErrors) as caught:
        find_submissions(paths, exercises, exercise)
    assert str(caught.value) == "\n".join(caught.value.errors)
    return caught.value.errors


def test_missing_path_is_told_with_the_nearest(tmp_path: Path) -> None:
    lay(tmp_path, "submissions/nim/ana.py")
    (error,) = errors([tmp_path / "submission"])
    assert "no such file or folder. Did you mean submissions?" in error
    (error,) = errors([tmp_path / "nowhere/x.py"])
    assert "there is no folder" in error


def test_all_wrong_paths_are_told_at_once(tmp_path: Path) -> None:
    assert len(errors([tmp_path / "a", tmp_path / "b"])) == 2


@pytest.mark.parametrize("layout", [[], ["readme.txt"], [".hidden.py"]])
def test_empty_folder_is_an_error(tmp_path: Path, layout: list[str]) -> None:
    (error,) = errors([lay(tmp_path, "nim/", *(f"nim/{name}" for name in layout)) / "nim"])
    assert "no hand-in in it" in error


def test_exercise_that_cannot_be_told_is_an_error(tmp_path: Path) -> None:
    lay(tmp_path, "hw/ana.py")
    (error,) = errors([tmp_path / "hw/ana.py"])
    assert "--exercise NAME" in error
    assert "ege, nim" in error


def test_folder_of_no_exercise_is_told_and_the_rest_is_found(tmp_path: Path) -> None:
    lay(tmp_path, "submissions/nim/bor.py", "submissions/egee/cene.py", "submissions/old.py")
    told: list[str] = []
    found = find_submissions([tmp_path / "submissions"], BOTH, say=told.append)
    assert [one.student for one in found["nim"]] == ["bor"]
    assert [line.split(": ")[1:3] for line in told] == [
        [str(tmp_path / "submissions/egee"), "cannot tell which exercise this is. Did you mean ege? Put it in a folder "
         "named after the exercise, or say --exercise NAME. The exercises are ege, nim."],
        [str(tmp_path / "submissions/old.py"), "cannot tell which exercise this is. Put it in a folder named after the "
         "exercise, or say --exercise NAME. The exercises are ege, nim."],
    ]  # fmt: skip


def test_students_stand_in_the_order_of_people(tmp_path: Path) -> None:
    students = [
        "Ana 2",
        "ana 10",
        "Cvetka",
        "Črt",
        "Ćiro",
        "Đuro",
        "Davor",
        "Žiga",
        "Zala",
        "Łukasz",
        "Lena",
        "Ёлка",
        "Жанна",
        "Ева",
    ]
    lay(tmp_path, *(f"nim/{name}.py" for name in students))
    found = find_submissions([tmp_path / "nim"], ["nim"])["nim"]
    assert [one.student for one in found] == (
        "Ana 2,ana 10,Cvetka,Črt,Ćiro,Davor,Đuro,Lena,Łukasz,Zala,Žiga,Ева,Ёлка,Жанна".split(",")
    )


def test_unknown_exercise_is_an_error(tmp_path: Path) -> None:
    (error,) = errors([tmp_path], BOTH, "nin")
    assert "There is no exercise nin. Did you mean nim?" in error


def test_no_spec_at_all_is_said(tmp_path: Path) -> None:
    (error,) = errors([lay(tmp_path, "hw/ana.py") / "hw"], ())
    assert "There is no spec." in error


def test_folder_without_rights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(tmp_path, "nim/ana/nim.py", "nim/bor.py")
    scandir = os.scandir

    def guarded(path: Path) -> object:
        if Path(path).name == "ana":
            raise PermissionError(13, "Permission denied")
        return scandir(path)

    monkeypatch.setattr(os, "scandir", guarded)
    ana, bor = find_submissions([tmp_path / "nim"], ["nim"])["nim"]
    assert ana.fault is not None
    assert ana.fault.code == "file_not_allowed"
    assert bor.fault is None
