"""The page of an exercise, and how what was not judged is told: in words that say so."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from grader.model.result import Message, Task, TaskRule
from grader.report.html.class_summary import hardest
from grader.report.html.group_page import group_page
from grader.report.html.groups import groups_of
from grader.report.html.pages import write_pages
from grader.report.html.places import Places
from grader.report.html.submission_page import submission_page
from grader.report.html.task_page import task_page
from grader.report.html.words import Words
from grader.report.terminal import explain
from tests.report.pages import Page
from tests.report.samples import BEST, HALF, LOOPS, RUN, UNREADABLE, WRONG
from tests.report.test_pages import EXERCISE, check


def test_task_page_shows_what_a_student_may_see(tmp_path: Path) -> None:
    write_pages(RUN, tmp_path, "en")
    page = Page((tmp_path / "nim/task/index.html").read_bytes())
    check(page)
    assert "razlika(s, t)" in page.text
    assert "razlika([16, 4, 2], [4, 1]) == [16, 2, 1]" in page.text
    assert "Not allowed: modules: math" in page.text
    assert "a check whose inputs are not shown" in page.text
    assert "secret_name" not in page.text


def test_task_page_says_in_words_what_else_there_is_to_know() -> None:
    rule, message = TaskRule("avoid", "calls", preset="big_integers"), Message("task_unchanged")
    tasks = tuple(Task(name, points=p, rules=(rule,), conditions=(message,)) for name, p in (("f", 1.5), ("g", 0.0)))
    text = Page(task_page(dataclasses.replace(EXERCISE, tasks=tasks), "en")).text
    assert text.count("Better without: joining the digits to one of Python's own whole numbers") == 1
    assert text.count("No function may change its arguments.") == 1
    assert "Points 1.5" in text
    assert "costs nothing" in text
    alone = Page(task_page(dataclasses.replace(EXERCISE, tasks=tasks[:1]), "en")).text
    assert "For the whole file" not in alone
    assert "It must leave its arguments as they were." in alone


def test_functions_of_an_unreadable_hand_in_are_not_judged() -> None:
    page = Page(submission_page(EXERCISE, UNREADABLE, "en"))
    assert page.text.count("Not judged: the file does not compile.") == len(UNREADABLE.functions)
    functions = page.text[page.text.index("Functions") :]
    assert "wrong" not in functions
    assert not [value for value in page.values("class") if value == "card wrong"]


def test_what_was_not_judged_makes_no_function_hard() -> None:
    broken = dataclasses.replace(EXERCISE, submissions=(BEST, UNREADABLE, UNREADABLE))
    assert hardest(broken, Words("en")) == ()
    (hard, *_) = hardest(dataclasses.replace(EXERCISE, submissions=(BEST, HALF, UNREADABLE)), Words("en"))
    assert (hard.name, hard.share) == ("vsota", 50.0)


def test_what_never_came_is_told_in_words() -> None:
    loops = dataclasses.replace(BEST, functions=(LOOPS,))
    text = Page(submission_page(EXERCISE, loops, "en")).text
    assert "does not stop in time" in text[text.index("razbij(0)") :]
    assert "…" not in text
    said = explain(LOOPS, "sl")
    assert "razbij(0)" in said
    assert "…" not in said


def test_page_of_a_group_has_the_teachers_note_or_says_how_to_write_one() -> None:
    places = Places("nim", tuple(f"nim/{at}.html" for at in range(len(EXERCISE.submissions))))
    (group,) = groups_of(EXERCISE)
    text = Page(group_page(EXERCISE, group, places, "en")).text
    assert 'like: "known/Novak Žiga.py"\n  note:\n    en: …' in text
    assert "reference/nim/notes.yaml" in text
    checks = tuple(dataclasses.replace(check, hint={"en": "Look at r = s."}) for check in WRONG.checks)
    members = tuple((at, one, dataclasses.replace(f, checks=checks)) for at, one, f in group.members)
    noted = Page(group_page(EXERCISE, dataclasses.replace(group, members=members), places, "en")).text
    assert noted.count("Look at r = s.") == 1
    assert "notes.yaml" not in noted
