"""Debian's Chromium, driven by Playwright, and what it sees of a page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")
HEIGHT = 1000
LEVELS = ("serious", "critical")
"""of what axe-core finds; the rest are matters of taste"""

OPENED = 'document.querySelectorAll("details").forEach((one) => { one.open = true; })'
STICKS_OUT = """() => {
  const root = document.documentElement;
  return root.scrollWidth > innerWidth ? root.scrollWidth : 0;
}"""
REACHABLE = """() => {
  const scrolls = (one) => {
    const style = getComputedStyle(one), moves = /auto|scroll/;
    return (moves.test(style.overflowX) && one.scrollWidth > one.clientWidth)
      || (moves.test(style.overflowY) && one.scrollHeight > one.clientHeight);
  };
  const all = [...document.body.querySelectorAll("*")].filter((one) => one.checkVisibility());
  const used = "a[href], button, input, select, summary, [tabindex]";
  const wanted = all.filter((one) => one.matches(used) || scrolls(one));
  wanted.forEach((one, at) => { one.dataset.at = at; });
  return wanted.map((one) => one.outerHTML.slice(0, 120));
}"""
FOCUSED = """() => {
  const style = getComputedStyle(document.activeElement);
  const seen = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  return [document.activeElement.dataset.at ?? "", seen];
}"""
AXE = """async () => {
  const found = await axe.run(document, {resultTypes: ["violations"], elementRef: false});
  return found.violations.map((one) => [one.impact, one.id, one.nodes.map((node) => node.html.slice(0, 200))]);
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser of the system: what Playwright would download is not needed."""
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    if found is None:
        pytest.fail("Chromium is needed to look at the pages and is not installed: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@contextmanager
def opened(browser: Browser, path: Path, width: int, scheme: str = "light") -> Iterator[tuple[Page, list[str]]]:
    """A page as a reader has it, and what the browser complains about, which grows as it does."""
    context = browser.new_context(viewport={"width": width, "height": HEIGHT}, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(path.as_uri())
    yield page, complaints
    context.close()


def faults(page: Page) -> list[str]:
    """The serious ones that axe-core finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found: list[list[Any]] = page.evaluate(AXE)
    return [f"{rule}: {' '.join(nodes)}" for impact, rule, nodes in found if impact in LEVELS]


def out_of_reach(page: Page) -> list[str]:
    """Whatever can be used or scrolled, and is not reached by the Tab key, or does not show that it is."""
    wanted: list[str] = page.evaluate(REACHABLE)
    reached: set[str] = set()
    for _ in range(len(wanted) + 1):
        page.keyboard.press("Tab")
        at, is_seen = page.evaluate(FOCUSED)
        if at and is_seen:
            reached.add(at)
    return [text for at, text in enumerate(wanted) if str(at) not in reached]


@cache
def _axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
