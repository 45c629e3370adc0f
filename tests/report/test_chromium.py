"""Pages in a real browser: nothing sticks out, is refused or broken; all can be read, and used by keyboard."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from grader.report.html.pages import write_pages
from tests.report.chromium import OPENED, STICKS_OUT, chromium, faults, opened, out_of_reach
from tests.report.samples import RUN

WIDTHS = (360, 1440)
BACKGROUNDS = {"light": "rgb(250, 249, 246)", "dark": "rgb(21, 23, 26)"}
KINDS = {
    "overview": "index.html",
    "student": "nim/novak-ziga.html",
    "unreadable": "nim/crt-sustar.html",
    "group": "nim/groups/razlika-5f2ac0ffee.html",
    "exercise": "nim/task/index.html",
}
SAMPLE = dataclasses.replace(
    RUN,
    exercises=tuple(
        dataclasses.replace(one, missing=("Neža Manjka",), unlisted=("Bor Neznan",)) for one in RUN.exercises
    ),
)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("reports")
    write_pages(SAMPLE, out, None)
    return out


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.mark.parametrize("kind", KINDS)
def test_page_is_for_everybody(pages: Path, browser: Browser, kind: str) -> None:
    """Wide and narrow, light and dark, with all that it hides behind openers."""
    with opened(browser, pages / KINDS[kind], WIDTHS[-1]) as (page, complaints):
        page.evaluate(OPENED)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 1000})
            assert out_of_reach(page) == []
            for scheme, background in BACKGROUNDS.items():
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                assert page.evaluate("getComputedStyle(document.body).backgroundColor") == background
                assert not page.evaluate(STICKS_OUT)
                assert faults(page) == []
        assert complaints == []


def test_faults_would_be_seen(pages: Path, browser: Browser, tmp_path: Path) -> None:
    """A changed style, which the policy of the page no longer allows; then a page that is bad in every way."""
    broken, bad = tmp_path / "broken.html", tmp_path / "bad.html"
    markup = (pages / KINDS["group"]).read_text(encoding="utf-8")
    broken.write_text(markup.replace("<style>", "<style> "), encoding="utf-8")
    with opened(browser, broken, 360) as (_, complaints):
        assert any("style" in complaint for complaint in complaints)
    bad.write_text(
        "<!DOCTYPE html><html lang='en'><title>bad</title><h1>bad</h1><p style='color: #bbb'>pale"
        "<p style='width: 999px'>wide<p><a href='#x' tabindex='-1'>passed over</a> <button></button>",
        encoding="utf-8",
    )
    with opened(browser, bad, 360) as (page, _):
        assert page.evaluate(STICKS_OUT) > 360
        assert {fault.split(":")[0] for fault in faults(page)} == {"button-name", "color-contrast"}
        assert [text[:8] for text in out_of_reach(page)] == ["<a href="]


def test_overview_can_be_filtered_and_sorted_by_keyboard(pages: Path, browser: Browser) -> None:
    with opened(browser, pages / "index.html", 1440) as (page, complaints):
        everybody = students(page)
        page.focus(".controls input")
        page.keyboard.type("kovac")
        assert students(page) == ["Ana Kovač"]
        assert page.text_content(".controls output") == f"1 / {len(everybody)}"
        page.keyboard.press("Control+A")
        page.keyboard.press("Delete")
        page.select_option(".controls select", "open")
        assert {name.split()[0] for name in students(page)} == {"Иван", "Novak"}
        page.select_option(".controls select", "")
        by_name, by_points = page.query_selector_all("thead button")[:2]
        by_points.focus()
        page.keyboard.press("Enter")
        rising = students(page)
        assert rising[-1] == "Ana Kovač"
        page.keyboard.press("Enter")
        assert students(page)[0] == "Ana Kovač"
        assert page.get_attribute("th[aria-sort]", "aria-sort") == "descending"
        by_name.focus()
        page.keyboard.press("Space")
        assert students(page) == everybody
        assert sorted(rising) == sorted(everybody)
        assert complaints == []


def test_openers_open_by_keyboard(pages: Path, browser: Browser) -> None:
    with opened(browser, pages / KINDS["student"], 360) as (page, _):
        page.focus("summary")
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.parentElement.open")


def students(page: Page) -> list[str]:
    """Names in the rows of the table that are to be seen."""
    names = "[...document.querySelectorAll('tbody tr')].filter((row) => row.checkVisibility())"
    found: list[str] = page.evaluate(names + ".map((row) => row.querySelector('a').textContent.trim())")
    return found
