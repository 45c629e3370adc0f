"""The teacher's own wording of messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.feedback.texts import names_line, pieces, text
from grader.grading.preparation import NotPrepared
from grader.grading.rewording import faults_of_texts, reworded
from grader.model.exercise import Exercise
from grader.model.plain import from_plain, to_plain
from grader.model.result import CheckResult, Message
from tests.grading.exercises import check, graded, prepared

SPEC = """
texts:
  returned_none: {en: "{function} gives nothing back.", sl: "{function} ničesar ne vrne."}
functions:
  double:
    given: n=integers(0, 9)
"""


def test_students_read_what_the_teacher_says(tmp_path: Path) -> None:
    suite = prepared(tmp_path, SPEC, "def double(n): return 2 * n")
    texts = {"ana": "def double(n): result = 2 * n", "bor": "def double(n): return n"}
    results = graded(suite, texts)
    [message] = [m for m in check(results["ana"], "double").diagnosis if m.code == "returned_none"]
    assert text(message, "en") == "double gives nothing back."
    assert text(message, "sl") == "double ničesar ne vrne."
    assert all(not message.own for message in check(results["bor"], "double").diagnosis)


def test_a_code_that_no_message_has(tmp_path: Path) -> None:
    with pytest.raises(NotPrepared) as caught:
        prepared(tmp_path, SPEC.replace("returned_none", "returned_nothing"), "def double(n): return 2 * n")
    assert "task.yaml:4:3: texts: no message has the code returned_nothing. Did you mean returned_none?" in str(
        caught.value
    )


def test_a_value_that_the_message_does_not_have() -> None:
    [fault] = faults_of_texts(Exercise("task", texts={"returned_none": {"": "{functoin} gives nothing"}}))
    assert "{functoin}" in fault.message
    assert "{function}" in fault.message
    assert faults_of_texts(Exercise("task", texts={"returned_none": {"en": "{function}, line {line}"}})) == []


def test_only_messages_of_that_code_change() -> None:
    messages = (Message("returned_none", {"function": "f"}, 3), Message("always_same", {"function": "f"}))
    before = CheckResult("f", "failed", 0, 1, diagnosis=messages)
    after = reworded(before, {"returned_none": {"": "Nothing in line {line}."}})
    assert [text(message, "en") for message in after.diagnosis][0] == "Nothing in line 3."
    assert after.diagnosis[1] == messages[1]
    assert reworded(before, {"wrong_type": {"en": "no"}}) is before


def test_what_the_teacher_says_is_stored_and_may_name_the_line() -> None:
    message = Message("returned_none", {"function": "f"}, 3, {"en": "Line {line}."})
    assert from_plain(Message, to_plain(message)) == message
    assert names_line(message)
    assert not names_line(Message("returned_none", {"function": "f"}, 3))
    assert pieces(Message("no such code", own={"en": "Own."}), "sl") == [("Own.", False)]
