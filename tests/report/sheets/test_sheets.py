"""Moodle's worksheet and Canvas' gradebook, filled: which cells change, and who is told."""

from __future__ import annotations

import dataclasses

import pytest

from grader.model.result import ExerciseResult, SubmissionResult
from grader.model.submission import Origin
from grader.report.sheets.filling import Filled, SheetError
from grader.report.sheets.registry import SHEETS, fill_sheet
from tests.report.samples import BEST, RUN

NIM = dataclasses.replace(RUN.exercises[0], exercise="nim", title={"sl": "Igra nim"}, points=15.0, submissions=())


def hand_in(student: str, points: float | None, bonus: float = 0.0, **origin: str) -> SubmissionResult:
    return dataclasses.replace(
        BEST, student=student, points=points, out_of=15.0, bonus=bonus, functions=BEST.functions[:1],
        status="graded" if points is not None else "not_graded", origin=Origin(**origin) if origin else None,
    )  # fmt: skip


def fill(text: str, *hand_ins: SubmissionResult, column: str = "", exercise: ExerciseResult = NIM) -> Filled:
    return fill_sheet(text, dataclasses.replace(exercise, submissions=hand_ins), "en", column)[1]


ENGLISH = (
    "Identifier,Full name,Email address,Status,Grade,Maximum grade,Grade can be changed,"
    '"Last modified (submission)","Last modified (grade)",Feedback comments\r\n'
    '"Participant 11","Ana Novak",ana@example.org,"No submission",,15.00,Yes,-,"Monday, 2 March 2026",\r\n'
    "Participant 7,Žan Đurić,zan@example.org,x,,15.00,Yes,-,-,well done\r\n"
    "Participant 8,Bor Kos,bor@example.org,x,4.00,15.00,No,-,-,\r\n"
)
SLOVENIAN = (
    "Identifikator;Polno ime;Status;Ocena;Najvišja ocena;Zadnja sprememba (ocena);Komentarji povratnih informacij\n"
    "Udeleženec 11;Ana Novak;x;;15,00;-;\nUdeleženec 7;Žan Đurić;x;;15,00;-;\n"
)
UNKNOWN = "識別碼,全名,狀態,分數,最高分,可改,最後修改\n參與者 11,Ana Novak,x,,15,是,-\n參與者 7,Žan Đurić,x,,15,是,-\n"


def test_moodle_worksheet_keeps_all_but_the_filled_cells() -> None:
    filled = fill(ENGLISH, hand_in("x", 13.5, id="11"), hand_in("Žan Đurić", 15.0), hand_in("Eva", 3.0, id="99"))
    lines, before = filled.text.split("\r\n"), ENGLISH.split("\r\n")
    assert (lines[0], lines[3:]) == (before[0], before[3:])
    assert lines[1].startswith(before[1].replace('submission",,', 'submission",13.5,'))
    assert lines[1].endswith(':""') or "<br>" in lines[1]
    assert lines[2] == before[2].replace(",x,,", ",x,15,")
    assert (filled.count, filled.without_row, filled.without_grade, filled.scale) == (2, ("Eva",), (), "")


@pytest.mark.parametrize("sheet", [SLOVENIAN, UNKNOWN], ids=["slovenian", "language not known"])
def test_moodle_in_another_language(sheet: str) -> None:
    filled = fill(sheet, hand_in("x", 13.5, id="11"))
    mark = ";" if sheet is SLOVENIAN else ","
    assert filled.text.split("\n")[1].split(mark)[3] == ("13,5" if sheet is SLOVENIAN else "13.5")
    assert filled.text.split("\n")[2:] == sheet.split("\n")[2:]


def test_what_is_not_judged_stays_empty_and_is_told() -> None:
    filled = fill(ENGLISH, hand_in("Ana Novak", None), hand_in("Bor Kos", None))
    assert filled.text == ENGLISH
    assert filled.without_grade == ("Ana Novak", "Bor Kos")


def test_points_of_another_maximum_are_converted() -> None:
    filled = fill(ENGLISH.replace("15.00", "100.00"), hand_in("Ana Novak", 5.0))
    assert ",33.33,100.00" in filled.text
    assert filled.scale == "15 points are 100"


def test_bonus_counts_up_to_the_maximum_in_moodle() -> None:
    filled = fill(ENGLISH, hand_in("Ana Novak", 12.0, bonus=2.0), hand_in("Bor Kos", 14.0, bonus=3.0))
    assert ",14,15.00" in filled.text
    assert ",15,15.00" in filled.text


def test_scale_of_words_is_refused() -> None:
    with pytest.raises(SheetError, match="by a scale"):
        fill(ENGLISH.replace("Maximum grade", "Scale").replace("15.00", "fail,pass"[:4]), hand_in("Ana Novak", 1.0))


def test_best_of_several_hand_ins_counts() -> None:
    assert (
        ",9,15.00"
        in fill(ENGLISH, hand_in("Ana Novak", 3.0), hand_in("ana novak", 9.0), hand_in("Ana Novak", None)).text
    )


CANVAS = (
    "Student,ID,SIS User ID,SIS Login ID,Section,Nim (4711),Nimble fingers (4712),Current Score\r\n"
    "    Manual Posting,,,,,,,\r\n"
    "    Points Possible,,,,,30,10,(read only)\r\n"
    '"Novak, Ana",201,S1,anan,One,,5,50\r\n'
    '"Đurić, Žan",77,S2,zan,One,EX,,\r\n'
    '"Student, Test",999,,x,One,,,\r\n'
)


def test_canvas_gradebook_keeps_all_but_the_filled_cells() -> None:
    filled = fill(
        CANVAS, hand_in("novakana", 15.0, bonus=1.0, id="201"), hand_in("đurićžan", 3.0), hand_in("Test Student", 1.0)
    )
    expected = CANVAS.replace("anan,One,,5", "anan,One,32,5").replace("zan,One,EX", "zan,One,6")
    assert filled.text == expected
    assert (filled.count, filled.without_row, filled.scale) == (2, ("Test Student",), "15 points are 30")


def test_canvas_column_can_be_named() -> None:
    for column in ("Nimble fingers (4712)", "Nimble fingers", "4712"):
        filled = fill(CANVAS, hand_in("novakana", 15.0, id="201"), column=column)
        assert filled.text == CANVAS.replace("anan,One,,5", "anan,One,,10")


def test_canvas_column_that_cannot_be_told() -> None:
    other = dataclasses.replace(NIM, exercise="sliding", title={})
    with pytest.raises(SheetError, match=r"--column TITLE. The assignments in it: Nim \(4711\), Nimble"):
        fill(CANVAS, exercise=other)
    with pytest.raises(SheetError, match="no assignment 5"):
        fill(CANVAS, column="5")


@pytest.mark.parametrize("text", ["", "a", "name,grade\nAna,5\n", "Student,x\n"])
def test_what_is_no_sheet(text: str) -> None:
    with pytest.raises(SheetError):
        fill(text)


@pytest.mark.parametrize("value", ["=1+1", "@x", "+1", "-1", "\t=1", "a,b", '"', "<b>", "\u202e", "\udc80"])
def test_names_of_functions_cannot_calculate_or_break_out(value: str) -> None:
    odd = dataclasses.replace(BEST.functions[0], name=value)
    filled = fill(ENGLISH, dataclasses.replace(hand_in("Ana Novak", 3.0), functions=(odd,)))
    assert len(filled.text.split("\r\n")) == len(ENGLISH.split("\r\n"))
    comment = filled.text.split("\r\n")[1].rsplit('"Monday, 2 March 2026",')[1]
    assert not comment.strip('"').startswith(("=", "@", "+", "-", "\t"))
    assert "<b>" not in comment


def test_every_sheet_is_tested_here() -> None:
    assert set(SHEETS) == {"canvas", "moodle"}
