"""The page for the teacher that says how strong the cases are: counts, what is weak, and what to paste."""

from __future__ import annotations

import pytest

from grader.report.html.strength_page import FunctionStrengthView, Proposed, StrengthView, strength_page
from tests.report.pages import Page
from tests.report.test_pages import check

MEAN = FunctionStrengthView("mean", 362, 40, 36, 1, 3, 7)
VIEW = StrengthView(
    exercise="nim",
    sound=False,
    said=("reference/nim/wrong/a.py: mean is wrong, and no case shows it.",),
    functions=(MEAN,),
    weak=(Proposed("mean (line 3): `<` -> `<=`", "- mean([<b>]) == 0"),),
    edges=(Proposed("mean: 3 mistakes show only where len(s) == 0", "checks:\n  edge: {points: 1}"),),
)


def test_everything_is_there() -> None:
    page = Page(strength_page([VIEW], "en"))
    check(page)
    for text in ("nim not sound", "no case shows it", "362", "- mean([<b>]) == 0", "edge: {points: 1}"):
        assert text in page.text


@pytest.mark.parametrize("language", ["sl", "ru", "pl"])
def test_other_languages(language: str) -> None:
    page = Page(strength_page([VIEW], language))
    check(page)
    assert "not sound" not in page.text


def test_without_mutants() -> None:
    quick = StrengthView("nim", True, (), (), (), ())
    page = Page(strength_page([quick], "en"))
    check(page)
    assert "nim sound" in page.text
    assert "examples" not in page.text
