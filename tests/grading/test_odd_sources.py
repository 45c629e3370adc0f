"""Files as they really come in: odd encodings, odd line ends, odd names, old and new Python, half of a program. The
whole way, from the bytes on the disk to the points."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import prepare
from grader.model.result import SubmissionResult
from grader.model.suite import Suite
from grader.submission.find import find_submissions
from grader.submission.read import read_submission
from tests.commands.small_exercise import write
from tests.grading import serving

SPEC = """
exercise: words
language: sl
functions:
  double:
    points: 2
    given: n=integers(-100, 100)
  shout:
    points: 1
    given: word=sampled_from(["a", "čšž", "жук", "", "Ω"])
"""
SOLUTION = """
def double(n):
    return 2 * n

def shout(word):
    return word + "!"
"""
RIGHT = SOLUTION
BROKEN_IN_THE_MIDDLE = """
def double(n):
    return 2 * n

def halve(n:
    return n // 2

def shout(word):
    return word + "!"
"""


@pytest.fixture(scope="module")
def suites(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Suite]:
    """By the value of `salvage`."""
    found = {}
    for salvage in ("no", "points"):
        folder = tmp_path_factory.mktemp("words")
        write(folder, {"specs/words.yaml": f"{SPEC}salvage: {salvage}\n", "reference/words/solution.py": SOLUTION})
        files = find_exercises(folder / "specs", folder / "reference")["words"]
        found[salvage] = prepare(files, "best", say=lambda _: None)
    return found


def grade(suite: Suite, folder: Path) -> dict[str, SubmissionResult]:
    """Student -> result, of all that lies in a folder."""
    found = find_submissions([folder], ["words"], "words")["words"]
    results = [serving.grade(suite, read_submission(one, ["double", "shout"], "sl")) for one in found]
    assert not [result for result in results if result.status == "not_graded"]
    return {result.student: result for result in results}


def grade_bytes(suite: Suite, folder: Path, data: bytes) -> SubmissionResult:
    (folder / "in").mkdir(exist_ok=True)
    (folder / "in" / "ana.py").write_bytes(data)
    return grade(suite, folder / "in")["ana"]


def codes(result: SubmissionResult) -> set[str]:
    return {problem.code for problem in result.problems}


CHEERFUL = RIGHT + '\nLETTERS = "žšč"\nassert len(LETTERS) == 3\n'
RUSSIAN = RIGHT + '\nLETTERS = "Большое спасибо за внимание, это домашнее задание"\nassert LETTERS[0] == "\u0411"\n'


@pytest.mark.parametrize(
    ("data", "told"),
    [
        pytest.param(b"\xef\xbb\xbf" + CHEERFUL.encode(), set(), id="a mark of UTF-8"),
        pytest.param(f"# coding: cp1250\n{CHEERFUL}".encode("cp1250"), set(), id="a cookie for cp1250"),
        pytest.param(
            f"#!/usr/bin/python\n# -*- coding: windows-1251 -*-\n{RUSSIAN}".encode("cp1251"), set(), id="1251"
        ),
        pytest.param(f"# vim: set fileencoding=koi8-r :\n{RUSSIAN}".encode("koi8-r"), set(), id="KOI8-R"),
        pytest.param(CHEERFUL.encode("utf-16"), {"encoding_guessed"}, id="UTF-16 with its mark"),
        pytest.param(CHEERFUL.encode("utf-16-le"), {"encoding_guessed"}, id="UTF-16 without a mark"),
        pytest.param(b"\xfe\xff" + CHEERFUL.encode("utf-16-be"), {"encoding_guessed"}, id="UTF-16 the other way round"),
        pytest.param(CHEERFUL.encode("utf-32"), {"encoding_guessed"}, id="UTF-32"),
        pytest.param(b"\xef\xbb\xbf" * 2 + CHEERFUL.encode(), set(), id="a mark twice"),
        pytest.param(CHEERFUL.encode() + b"# \xc4", {"encoding_damaged"}, id="half a letter"),
        pytest.param(CHEERFUL.encode("iso8859_2"), {"encoding_guessed"}, id="no cookie and ISO 8859-2"),
        pytest.param(CHEERFUL.encode("cp1250"), {"encoding_guessed"}, id="no cookie and cp1250"),
        pytest.param(RUSSIAN.encode("cp1251"), {"encoding_guessed"}, id="no cookie and windows-1251"),
        pytest.param(f"# coding: cp1250\n{CHEERFUL}".encode(), None, id="a cookie that is wrong"),
        pytest.param(f"# coding: utf8\n{CHEERFUL}".encode("cp1250"), {"encoding_contradicts"}, id="not what it says"),
        pytest.param(f"# coding: klingon\n{CHEERFUL}".encode(), {"encoding_unknown"}, id="an unknown encoding"),
        pytest.param(CHEERFUL.replace("\n", "\r\n").encode(), set(), id="CR LF"),
        pytest.param(CHEERFUL.replace("\n", "\r").encode(), set(), id="CR alone"),
        pytest.param(CHEERFUL.replace("\n", "\r\n", 4).encode(), set(), id="mixed line ends"),
        pytest.param(CHEERFUL.replace("    ", "\t").encode(), set(), id="tabs"),
        pytest.param(CHEERFUL.rstrip().encode(), set(), id="no line end at the end"),
        pytest.param(CHEERFUL.encode() + b"\x0c\n", set(), id="a form feed"),
        pytest.param(CHEERFUL.encode() + "S = '\u2028\x85'\nassert len(S) == 2\n".encode(), set(), id="odd line ends"),
        pytest.param(CHEERFUL.replace("2 * n", "2 * ｎ").encode(), set(), id="a wide letter"),
        pytest.param(CHEERFUL.encode() + b"\x1a", None, id="the end mark of DOS"),
        pytest.param(("# " + "x" * 900_000 + "\n" + CHEERFUL).encode(), set(), id="nearly a megabyte"),
    ],
)
def test_it_counts_and_is_told(suites: dict[str, Suite], tmp_path: Path, data: bytes, told: set[str] | None) -> None:
    result = grade_bytes(suites["no"], tmp_path, data)
    if data.endswith(b"\x1a"):
        assert (result.status, [f.would_have for f in result.functions]) == ("unreadable", [2, 1])
        return
    assert (result.status, result.points) == ("graded", 3), result.problems
    if told is not None:
        assert codes(result) == told
    else:
        assert codes(result) >= {"encoding_doubtful"}


@pytest.mark.parametrize(
    ("data", "told"),
    [
        pytest.param(RIGHT.encode() + b"x = '\0'\n", "syntax_null_bytes", id="a null byte"),
        pytest.param(f"# coding: utf-7\n{RIGHT}".encode(), "encoding_refused", id="an encoding that hides"),
        pytest.param(b"x = 1\n" * 900_000, "file_too_large", id="five megabytes"),
        pytest.param(b"", "file_empty", id="nothing"),
        pytest.param(("x = " + "(" * 5000 + ")" * 5000 + "\n").encode(), "syntax_too_deep", id="brackets"),
        pytest.param(("x = " + "-" * 200_000 + "1\n").encode(), "syntax_too_deep_file", id="signs"),
        pytest.param(("x = " + "[" * 90 + "0" + "]" * 90 + "\n" + "if 1:\n" * 1).encode(), None, id="half a block"),
        pytest.param(b"".join(b" " * i + b"if 1:\n" for i in range(150)), None, id="blocks in blocks"),
        pytest.param(b"\x7fELF\x02\x01\x01\0\0\0", "file_not_text", id="a program"),
        pytest.param(b"PK\x03\x04" + bytes(range(256)) * 9, "file_not_text", id="an archive"),
        pytest.param(b"{\\rtf1\\ansi " + RIGHT.encode(), "file_not_text", id="a document"),
        pytest.param(b"\xa7\r\r\n" + b"\0" * 60, "file_not_text", id="compiled Python"),
        pytest.param(b"\xef\xbb\xbf\n", "file_empty", id="only a mark"),
        pytest.param(b"\xff\xfe\x00", None, id="half of UTF-16"),
    ],
)
def test_it_cannot_be_read(suites: dict[str, Suite], tmp_path: Path, data: bytes, told: str | None) -> None:
    result = grade_bytes(suites["no"], tmp_path, data)
    assert (result.status, result.points) in {("unreadable", 0.0), ("graded", 0.0)}
    assert result.problems or all(f.status == "missing" for f in result.functions)
    if told is not None:
        assert told in codes(result)


SPOILED = [
    pytest.param("print 'hello'\n", "syntax_python2_print", id="a print of Python 2"),
    pytest.param("try:\n    x = 1\nexcept Exception, e:\n    x = 2\n", "syntax_python2", id="an except of Python 2"),
    pytest.param(">>> double(2)\n4\n", "syntax_shell", id="a session in the shell"),
    pytest.param("x\u00a0= 1\n", "syntax_unseen", id="a space that is none"),
    pytest.param("x = \u201ca\u201d\n", "syntax_character", id="quotes of a text program"),
    pytest.param("<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> ana\n", "syntax_merge_marks", id="a merge"),
    pytest.param("lazy import json\n", "syntax_newer_python", id="syntax of a newer Python"),
    pytest.param("def f(n)\n    return n\n", "syntax_missing_colon", id="no colon"),
    pytest.param("def f(n):\nreturn n\n", "syntax_indentation", id="no indentation"),
    pytest.param("if True:\n        x = 1\n\ty = 2\n", "syntax_tabs", id="tabs and spaces"),
]


@pytest.mark.parametrize(("spoiled", "code"), SPOILED)
def test_what_is_whole_beside_it_is_told_but_costs_all(
    suites: dict[str, Suite], tmp_path: Path, spoiled: str, code: str
) -> None:
    result = grade_bytes(suites["no"], tmp_path, (RIGHT + "\n" + spoiled).encode())
    assert (result.status, result.points, codes(result)) == ("unreadable", 0.0, {code})
    assert [(f.points, f.would_have) for f in result.functions] == [(0.0, 2.0), (0.0, 1.0)]
    assert result.problems[0].line is not None
    assert result.problems[0].line > RIGHT.count("\n")


@pytest.mark.parametrize(("spoiled", "code"), SPOILED)
def test_what_is_whole_beside_it_counts_where_the_teacher_says_so(
    suites: dict[str, Suite], tmp_path: Path, spoiled: str, code: str
) -> None:
    result = grade_bytes(suites["points"], tmp_path, (RIGHT + "\n" + spoiled).encode())
    assert (result.status, result.points) == ("graded", 3.0)
    assert codes(result) == {code, "salvaged"}


def test_a_broken_function_between_whole_ones(suites: dict[str, Suite], tmp_path: Path) -> None:
    data = BROKEN_IN_THE_MIDDLE.encode()
    without = grade_bytes(suites["no"], tmp_path, data)
    assert [(f.points, f.would_have) for f in without.functions] == [(0.0, 2.0), (0.0, 1.0)]
    with_points = grade_bytes(suites["points"], tmp_path, data)
    assert with_points.points == 3.0
    (dropped,) = [problem for problem in with_points.problems if problem.code == "salvaged"]
    assert (dropped.values["first"], dropped.values["last"]) == (5, 6)


@pytest.fixture
def odd_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "outside.txt").write_text(RIGHT)
    os.symlink(folder / "outside.txt", folder / "link.py")
    os.symlink("/no/such/file", folder / "dangling.py")
    os.symlink("loop.py", folder / "loop.py")
    os.mkfifo(folder / "pipe.py")
    (folder / "folder.py").mkdir()
    (folder / "empty").mkdir()
    (folder / "whole.py").write_text(RIGHT)
    return folder


def test_what_is_no_file(suites: dict[str, Suite], odd_folder: Path) -> None:
    found = grade(suites["no"], odd_folder)
    assert found.pop("whole").points == 3
    for name, result in found.items():
        assert (name, result.status, result.points) == (name, "unreadable", 0.0)
        assert result.problems, name
    assert {"link", "dangling", "loop", "pipe", "folder", "empty"} <= set(found)


@pytest.mark.parametrize(
    "name",
    [
        "two\nlines.py", "\x1b[31mred\x1b[0m.py", "tab\tand\rreturn.py", "-rf.py", "$(touch x).py", "a'b\"c.py",
        "čšž ж.py", "\u202egnp.py", "=1+1.py", "<script>.py", "%s%n.py",
        b"latin-\xe8.py".decode("utf-8", "surrogateescape"),
    ],
)  # fmt: skip
def test_odd_names(suites: dict[str, Suite], tmp_path: Path, name: str) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / name).write_text(RIGHT)
    (result,) = grade(suites["no"], folder).values()
    assert (result.status, result.points) == ("graded", 3)
    assert result.file.endswith(name)


def test_a_notebook_under_another_name(suites: dict[str, Suite], tmp_path: Path) -> None:
    cells = [{"cell_type": "code", "source": RIGHT, "outputs": [], "execution_count": None, "metadata": {}}]
    data = json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}, indent=1).encode()
    result = grade_bytes(suites["no"], tmp_path, data)
    assert (result.points, codes(result)) == (3, {"notebook_read"})


def test_an_ending_that_was_added_unseen(suites: dict[str, Suite], tmp_path: Path) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "ana.py.txt").write_text(RIGHT)
    (folder / "Bor.PY").write_text(RIGHT)
    (folder / "notes.txt").write_text("to do\n")
    assert {student: result.points for student, result in grade(suites["no"], folder).items()} == {"ana": 3, "Bor": 3}


SHADOWED = [
    "random",
    "math",
    "string",
    "json",
    "ast",
    "os",
    "types",
    "hand_in",
    "solution",
    "checks",
    "grader",
    "__main__",
]


@pytest.mark.parametrize("name", SHADOWED)
def test_a_file_named_like_a_module_shadows_nothing(suites: dict[str, Suite], tmp_path: Path, name: str) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    text = f"import math, random, string\nR = random.random() + math.sqrt(4) + len(string.digits)\n{RIGHT}"
    (folder / f"{name}.py").write_text(text)
    (folder / "zoe.py").write_text(text)
    found = grade(suites["no"], folder)
    for student in (name, "zoe"):
        assert (student, found[student].points, codes(found[student])) == (student, 3, set())


@pytest.mark.parametrize("name", ["random", "math", "string"])
def test_a_second_file_named_like_a_module_is_served_to_its_own_hand_in_alone(
    suites: dict[str, Suite], tmp_path: Path, name: str
) -> None:
    folder = tmp_path / "in"
    (folder / "ana").mkdir(parents=True)
    (folder / "ana" / "words.py").write_text(f"import {name}\n{RIGHT}\nassert {name}.MINE\n")
    (folder / "ana" / f"{name}.py").write_text("MINE = True\n")
    (folder / "zoe.py").write_text(f"import {name}\n{RIGHT}\nassert not hasattr({name}, 'MINE')\n")
    found = grade(suites["no"], folder)
    assert {student: (r.points, codes(r)) for student, r in found.items()} == {"ana": (3, set()), "zoe": (3, set())}
