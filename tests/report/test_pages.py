"""Pages: whatever a hand-in holds is text, and what a page promises to its readers."""

from __future__ import annotations

import base64
import dataclasses
import hashlib
import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from grader.model.result import (
    CheckResult,
    Counterexample,
    ExerciseResult,
    FunctionResult,
    Message,
    Override,
    Run,
)
from grader.report.html.pages import remove_stale, write_pages
from grader.report.html.submission_page import submission_page
from grader.report.html.verdicts import DECIDED, VERDICTS, verdict_of
from tests.report.pages import ATTRIBUTES, TAGS, Page
from tests.report.runs import runs
from tests.report.samples import BEST, RICH, RUN, TAMPERING, TWIN, UNREADABLE

EXERCISE = RUN.exercises[0]
LINK = re.compile(r"#[a-z]|(\.\./){1,2}index\.html$|(\.\./)?[a-z0-9-]+\.html$|([a-z0-9-]+/){1,2}[a-z0-9-]+\.html$")
INVISIBLE = {"Cc", "Cf", "Cs", "Zl", "Zp"}
CLASS = 30


def page_of(function: FunctionResult, language: str = "en") -> Page:
    submission = dataclasses.replace(BEST, functions=(function,))
    return Page(submission_page(EXERCISE, submission, language))


def one(check: CheckResult, status: str = "failed") -> FunctionResult:
    return dataclasses.replace(BEST.functions[0], name="f", status=status, checks=(check,))  # type: ignore[arg-type]


@settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
@given(run=runs)
def test_whatever_a_hand_in_holds_is_text(tmp_path_factory: pytest.TempPathFactory, run: Run) -> None:
    out = tmp_path_factory.mktemp("reports")
    written = write_pages(run, out)
    assert len(written) >= 1 + sum(len(exercise.submissions) for exercise in run.exercises)
    assert sorted(written) == sorted(path for path in out.rglob("*") if path.is_file())
    for path in written:
        check(Page(path.read_bytes()))


def check(page: Page) -> None:
    assert set(page.tags) <= TAGS
    assert {name for _, name, _ in page.attributes} <= ATTRIBUTES
    assert page.others == []
    assert page.declarations == ["DOCTYPE html"]
    texts = page.text + "".join(value for _, _, value in page.attributes)
    assert {unicodedata.category(character) for character in texts if character not in "\n\t"} & INVISIBLE == set()
    assert [link for link in page.values("href") if not LINK.match(link)] == []
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    assert set(page.values("aria-labelledby")) <= set(ids)
    assert {link[1:] for link in page.values("href") if link.startswith("#") and "line-" not in link} <= set(ids)


@pytest.mark.parametrize("submission", [BEST, RICH, UNREADABLE, TAMPERING], ids=lambda item: item.student[:9])
@pytest.mark.parametrize("language", ["en", "sl", "ru", "pl"])
def test_page_of_a_sample(submission: object, language: str) -> None:
    page = Page(submission_page(EXERCISE, submission, language))  # type: ignore[arg-type]
    check(page)
    assert page.values("lang") == [language]
    assert page.tags.count("h1") == page.tags.count("main") == 1


def test_style_is_the_only_thing_that_a_page_may_use() -> None:
    markup = submission_page(EXERCISE, RICH, "sl").decode("utf-8")
    style = re.search(r"<style>(.*?)</style>", markup, re.DOTALL)
    assert style is not None
    digest = base64.b64encode(hashlib.sha256(style[1].encode("utf-8")).digest()).decode("ascii")
    policy = Page(markup.encode("utf-8")).values("content")[0].replace("&#39;", "'")
    assert policy == f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    assert markup.index("Content-Security-Policy") < markup.index("<style>")
    assert "url(" not in style[1]
    assert "@import" not in style[1]


def test_headings_leave_no_level_out() -> None:
    for submission in (RICH, UNREADABLE):
        levels = [
            int(tag[1]) for tag in Page(submission_page(EXERCISE, submission, "sl")).tags if re.match(r"h\d", tag)
        ]
        assert levels[0] == 1
        assert all(after - before <= 1 for before, after in zip(levels, levels[1:], strict=False))


def test_page_is_small() -> None:
    assert len(submission_page(EXERCISE, RICH, "sl")) < 100_000


def test_unknown_points_are_at_least_some() -> None:
    assert "vsaj 3 od 14" in Page(submission_page(EXERCISE, RICH, "sl")).text


def test_what_is_right_comes_before_what_is_wrong() -> None:
    whole = page_of(RICH.functions[2]).text
    text = whole[whole.index("Functions") :]
    assert text.index("Right on 143 of 200 cases.") < text.index("returned None") < text.index("Expected")


def test_path_of_a_finding_leads_to_its_line() -> None:
    page = Page(submission_page(EXERCISE, RICH, "sl"))
    assert re.search(r"najvecja_potenca\s*→\s*pomoc\s*→\s*math\.log2", page.text)
    assert "#line-7" in page.values("href")
    assert "line-7" in page.values("id")


def test_unreadable_hand_in_shows_what_it_would_have() -> None:
    text = Page(submission_page(EXERCISE, UNREADABLE, "en")).text
    assert "By its answers alone it would have 3 of 3." in text
    assert "A colon seems to be missing at the end of line 1." in text


def test_hidden_check_shows_no_input() -> None:
    secret = Counterexample("f(4711)", "4712", "4713", printed="4714", input=("4715",), sentence={"": "4716"})
    hidden = CheckResult("c", "failed", 0.0, 1.0, cases=9, failed=1, reason="wrong_value", counterexample=secret)
    told = dataclasses.replace(hidden, diagnosis=(Message("always_same", {"function": "f", "actual": "4717"}),))
    assert "4711" in page_of(one(told)).text
    text = page_of(one(dataclasses.replace(told, hidden=True))).text
    assert "471" not in text
    assert "The inputs of this check are not shown." in text


def test_check_that_costs_nothing_says_so() -> None:
    free = CheckResult("huge", "failed", 0.0, 0.0, cases=9, failed=1, reason="raised")
    text = page_of(one(free, "passed")).text
    assert "costs nothing" in text
    assert "stopped with an error" in text


def test_similar_name_is_the_message_of_a_missing_function() -> None:
    text = page_of(RICH.functions[4]).text
    assert text.count("There is no vsota in the file, but there is vsote.") == 2  # in the summary, and on the card


def test_relation_shows_only_what_it_got() -> None:
    text = page_of(RICH.functions[6]).text
    assert "Expected" not in text
    assert "The row must be 0." in text


def test_own_sentence_of_the_teacher_is_in_the_language() -> None:
    assert "Vrstica mora biti" in page_of(RICH.functions[6], "sl").text


def test_overview_names_who_needs_a_look(tmp_path: Path) -> None:
    write_pages(RUN, tmp_path, "en")
    text = Page((tmp_path / "index.html").read_bytes()).text
    looks = text[text.index("Who needs a look") : text.index("Student")]
    assert "Črt Šuštar" in looks
    assert "poteza_racunalnik could not be graded." in looks
    assert "tried to interfere" in looks
    assert "Ana Kovač" not in looks


def test_overview_has_headers_for_rows_and_columns(tmp_path: Path) -> None:
    write_pages(RUN, tmp_path)
    page = Page((tmp_path / "index.html").read_bytes())
    check(page)
    assert page.values("scope").count("row") == len(EXERCISE.submissions)
    assert page.values("scope").count("col") == 3 + len(BEST.functions)
    assert all((tmp_path / link).is_file() for link in page.values("href") if not link.startswith("#"))


def test_overview_of_several_languages(tmp_path: Path) -> None:
    other = dataclasses.replace(EXERCISE, exercise="ege", title={"ru": "ЕГЭ"}, language="ru")
    write_pages(dataclasses.replace(RUN, exercises=(EXERCISE, other)), tmp_path)
    page = Page((tmp_path / "index.html").read_bytes())
    assert page.values("lang") == ["sl", "ru"]
    assert (tmp_path / "ege" / "ana-kovac.html").is_file()


def test_two_exercises_of_one_name_keep_apart(tmp_path: Path) -> None:
    written = write_pages(dataclasses.replace(RUN, exercises=(EXERCISE, EXERCISE)), tmp_path)
    assert len(set(written)) == len(written)
    assert len({path.parent.parent for path in written if path.parent.name == "task"}) == 2


def test_empty_runs(tmp_path: Path) -> None:
    write_pages(dataclasses.replace(RUN, exercises=()), tmp_path / "a")
    assert "Nothing was graded." in Page((tmp_path / "a" / "index.html").read_bytes()).text
    empty = ExerciseResult("nim", {}, "en", "", 0.0)
    write_pages(dataclasses.replace(RUN, exercises=(empty,)), tmp_path / "b")
    assert "no submissions" in Page((tmp_path / "b" / "index.html").read_bytes()).text


def test_a_class_is_written(tmp_path: Path) -> None:
    students = tuple(dataclasses.replace(RICH, student=f"Student {number}") for number in range(CLASS))
    run = dataclasses.replace(RUN, exercises=(dataclasses.replace(EXERCISE, submissions=students),))
    assert len(write_pages(run, tmp_path)) >= CLASS + 1


def test_why_stands_first_with_every_function() -> None:
    text = Page(submission_page(EXERCISE, RICH, "en")).text
    why = text[text.index("Why this mark") : text.index("Functions")]
    assert [function.name for function in RICH.functions if function.name not in why] == []
    assert "najvecja_potenca uses math, which is not allowed here. And besides, it is not right yet." in why
    assert why.count("And besides") == 1
    assert "The row must be 0." in why


def test_what_else_is_known_stands_behind_an_opener() -> None:
    page = Page(submission_page(EXERCISE, RICH, "en"))
    assert "When and why it goes wrong" in page.text
    assert page.tags.index("details") > 0


def test_right_function_is_not_about_a_bonus_that_was_missed() -> None:
    shown = Counterexample("f(1)", "1", "2")
    right = CheckResult("c", "passed", 1.0, 1.0, cases=9)
    bonus = CheckResult("b", "failed", 0.0, 1.0, bonus=True, cases=9, failed=3, counterexample=shown)
    text = page_of(dataclasses.replace(one(right, "passed"), checks=(right, bonus))).text
    card = text[text.index("Functions") :]
    assert card.index("All checks") < card.index("f(1)")


def test_decisions_of_the_teacher_are_shown_as_such(tmp_path: Path) -> None:
    decided = dataclasses.replace(
        one(RICH.functions[3].checks[1]), points=1.0, override=Override(1.0, "<b>At the board.", 0.0)
    )
    whole = dataclasses.replace(BEST, functions=(decided,), override=Override(9.0, "Agreed with you.", None))
    text = Page(submission_page(EXERCISE, whole, "en")).text
    assert "Decided by the teacher. <b>At the board." in text
    assert "By its answers alone: 0 of" in text
    assert "Decided by the teacher. Agreed with you." in text
    assert "decided by the teacher\n<b>At the board." in text
    assert ", Decided" not in text
    assert "By its answers alone it could not be decided." in text
    write_pages(
        dataclasses.replace(RUN, exercises=(dataclasses.replace(EXERCISE, submissions=(whole,)),)), tmp_path, "en"
    )
    assert "1 decided by the teacher" in Page((tmp_path / "index.html").read_bytes()).text


@pytest.mark.parametrize(("points", "tone"), [(2.0, "right"), (1.0, "partly"), (0.0, "wrong")])
def test_decided_points_have_the_colour_of_the_points(points: float, tone: str) -> None:
    failed = FunctionResult("f", "failed", points, 2.0, override=Override(points, "x", 0.0))
    assert verdict_of(failed) == DECIDED[tone]
    assert verdict_of(dataclasses.replace(failed, override=None)) == VERDICTS["failed"]


def test_group_has_its_page_with_the_sources_side_by_side(tmp_path: Path) -> None:
    write_pages(RUN, tmp_path, "en")
    overview = Page((tmp_path / "index.html").read_bytes())
    (link,) = [link for link in overview.values("href") if "/groups/" in link]
    assert "razlika: 2 submissions" in overview.text
    page = Page((tmp_path / link).read_bytes())
    check(page)
    assert "razlika([16, 4, 2], [4, 1])" in page.text
    assert {one.student for one in (RICH, TWIN)} <= {name for name in (RICH.student, TWIN.student) if name in page.text}
    assert [value for value in page.values("class") if value == "row differs"] == ["row differs"] * 2
    assert all(
        (tmp_path / link).parent.joinpath(inner).resolve().is_file() for inner in page.values("href") if inner[0] != "#"
    )


def test_pages_of_what_is_gone_are_removed_and_others_stay(tmp_path: Path) -> None:
    write_pages(RUN, tmp_path)
    own = tmp_path / "nim/notes.html"
    own.write_text("<p>of the teacher")
    fewer = dataclasses.replace(RUN, exercises=(dataclasses.replace(EXERCISE, submissions=EXERCISE.submissions[:1]),))
    before = set(tmp_path.rglob("*.html"))
    written = write_pages(fewer, tmp_path)
    removed = remove_stale(tmp_path, written)
    after = set(tmp_path.rglob("*.html"))
    assert after == {*written, own}
    assert set(removed) == before - after


def test_long_numbers_can_be_read_and_calls_still_be_pasted() -> None:
    example = Counterexample(f"f({2**500 - 1}, '{10**50}')", str(3**200), str(3**200 + 10**50))
    failed = CheckResult("c", "failed", 0.0, 1.0, cases=9, failed=1, reason="wrong_value", counterexample=example)
    text = page_of(one(failed)).text
    assert f"f(2**500 - 1, '{10**50}')" in text
    assert str(3**200) in text  # cut they would look alike
    other = dataclasses.replace(failed, counterexample=dataclasses.replace(example, actual="0"))
    assert "265613…044001 [96]" in page_of(one(other)).text


def test_overview_of_a_class_says_how_it_did(tmp_path: Path) -> None:
    named = dataclasses.replace(EXERCISE, missing=("Nina Nihče",), unlisted=("x<y",))
    write_pages(dataclasses.replace(RUN, exercises=(named,)), tmp_path, "en")
    page = Page((tmp_path / "index.html").read_bytes())
    check(page)
    text = page.text
    assert "median 4.75 of 14" in text
    assert "The hardest functions" in text
    assert "14 points: 1 hand-in" in text
    assert "Handed in nothing (1)" in text
    assert "Nina Nihče" in text
    assert "x<y" in text
    assert "2026-03-04" in text
    assert "the same file" in text


def test_script_of_the_overview_is_allowed_and_no_other(tmp_path: Path) -> None:
    write_pages(RUN, tmp_path)
    markup = (tmp_path / "index.html").read_text(encoding="utf-8")
    script = re.search(r"<script>(.*?)</script>", markup, re.DOTALL)
    assert script is not None
    digest = base64.b64encode(hashlib.sha256(script[1].encode("utf-8")).digest()).decode("ascii")
    assert f"script-src 'sha256-{digest}'" in Page(markup.encode("utf-8")).values("content")[0].replace("&#39;", "'")
    assert "innerHTML" not in script[1]
    for path in tmp_path.rglob("*/*.html"):
        assert b"script" not in path.read_bytes().replace(b"alert(1)", b"").replace(b"&lt;script&gt;", b"").replace(
            b"&lt;/script&gt;", b""
        )


def test_what_introduces_a_sentence_stands_before_it() -> None:
    told = (Message("apart_from_check", {"check": "huge"}), Message("returned_none", {"function": "f"}))
    failed = CheckResult("c", "failed", 0.0, 1.0, cases=9, failed=1, reason="wrong_value", diagnosis=told)
    page = page_of(one(failed))
    assert 'Apart from the check "huge", which costs nothing, this is so: f returned None' in page.text
    assert "When and why" not in page.text
