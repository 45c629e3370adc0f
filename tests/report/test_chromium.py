"""Pages in a real browser: nothing sticks out sideways, and nothing is refused or broken."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path

import pytest

from grader.report.html.pages import write_pages
from tests.report.samples import RUN

WIDTHS = (360, 1440)
SCHEMES = {"light": "1", "dark": "0"}
"""preferredColorScheme of the browser"""
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage"),
    *("--enable-logging=stderr", "--virtual-time-budget=8000", "--window-size=1500,1000"),
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
TIMEOUT_S = 120
MEASURE = """<script>
const text = getComputedStyle(document.body), root = document.documentElement;
parent.postMessage({
  page: location.pathname.split("/").pop(), width: innerWidth, content: root.scrollWidth,
  styled: text.margin === "0px", background: text.backgroundColor,
}, "*");
</script></body>"""
COLLECT = """<!DOCTYPE html><meta charset="utf-8"><pre id="found"></pre><script>
const found = [];
addEventListener("message", (event) => {
  found.push(event.data); document.getElementById("found").textContent = JSON.stringify(found);
});
</script>"""


def browser() -> str:
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    if found is None:
        pytest.fail("Chromium is needed to look at the pages and is not installed: apt-get install chromium")
    return found


def visit(page: Path, profile: Path, scheme: str) -> subprocess.CompletedProcess[str]:
    scheme_flag = f"--blink-settings=preferredColorScheme={SCHEMES[scheme]}"
    command = [browser(), *FLAGS, f"--user-data-dir={profile}", scheme_flag, "--dump-dom", page.as_uri()]
    return subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_S, check=True)


def frames(pages: list[Path]) -> str:
    return "".join(
        f'<iframe src="{page.as_uri()}" width="{width}" height="900" style="border:0"></iframe>'
        for page in pages
        for width in WIDTHS
    )


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return write_pages(RUN, tmp_path_factory.mktemp("reports"), None)


@pytest.mark.parametrize("scheme", sorted(SCHEMES))
def test_nothing_sticks_out_sideways(pages: list[Path], tmp_path: Path, scheme: str) -> None:
    copies = [tmp_path / f"{number}.html" for number in range(len(pages))]
    for copy, page in zip(copies, pages, strict=True):
        markup = page.read_text(encoding="utf-8")
        without_policy = re.sub(r'<meta http-equiv="Content-Security-Policy".*?>', "", markup)
        copy.write_text(without_policy.replace("</body>", MEASURE), encoding="utf-8")
    frame = tmp_path / "frames.html"
    frame.write_text(COLLECT + frames(copies), encoding="utf-8")
    output = visit(frame, tmp_path / "profile", scheme).stdout
    text = re.search(r'<pre id="found">(.*?)</pre>', output, re.DOTALL)
    assert text is not None, output
    found = json.loads(unescape(text[1]))
    assert {(item["page"], item["width"]) for item in found} == {(copy.name, w) for copy in copies for w in WIDTHS}
    assert [item for item in found if item["content"] > item["width"]] == []
    assert all(item["styled"] for item in found)
    dark = {item["background"] for item in found} == {"rgb(21, 23, 26)"}
    assert dark == (scheme == "dark")


def test_browser_has_nothing_to_complain_about(pages: list[Path], tmp_path: Path) -> None:
    """A style that the page's own policy refuses would be told on the console."""
    frame = tmp_path / "frames.html"
    frame.write_text(COLLECT + frames(pages), encoding="utf-8")
    result = visit(frame, tmp_path / "profile", "light")
    assert result.stdout.count("<iframe") == len(pages) * len(WIDTHS)
    assert [line for line in result.stderr.splitlines() if "CONSOLE" in line] == []


def test_complaints_would_be_seen(pages: list[Path], tmp_path: Path) -> None:
    """The same page with a changed style, which its policy no longer allows."""
    broken = tmp_path / "broken.html"
    broken.write_text(pages[-1].read_text(encoding="utf-8").replace("<style>", "<style> "), encoding="utf-8")
    result = visit(broken, tmp_path / "profile", "light")
    assert [line for line in result.stderr.splitlines() if "CONSOLE" in line and "style" in line]


DRIVE = """<pre id="found"></pre><script>
const visible = () => [...document.querySelectorAll("tbody tr")].filter((row) => !row.hidden);
const rows = () => visible().map((row) => row.cells[0].textContent.trim());
const found = {all: rows(), hidden: document.querySelector(".controls").hidden};
const type = (field, value) => { field.value = value; field.dispatchEvent(new Event("input")); };
const [text, only] = document.querySelectorAll(".controls input, .controls select");
type(text, "kovac"); found.typed = rows(); found.shown = document.querySelector("output").value;
type(text, ""); type(only, "open"); found.open = rows(); type(only, "");
const points = document.querySelectorAll("thead button")[1];
points.click(); found.ascending = rows(); points.click(); found.descending = rows();
found.sorted = points.closest("th").getAttribute("aria-sort");
document.querySelectorAll("thead button")[0].click(); found.again = rows();
document.getElementById("found").textContent = JSON.stringify(found);
</script></body>"""


def test_overview_can_be_filtered_and_sorted(pages: list[Path], tmp_path: Path) -> None:
    markup = pages[-1].read_text(encoding="utf-8")
    without_policy = re.sub(r'<meta http-equiv="Content-Security-Policy".*?>', "", markup)
    (tmp_path / "drive.html").write_text(without_policy.replace("</body>", DRIVE), encoding="utf-8")
    output = visit(tmp_path / "drive.html", tmp_path / "profile", "light").stdout
    text = re.search(r'<pre id="found">(.*?)</pre>', output, re.DOTALL)
    assert text is not None, output
    found = json.loads(unescape(text[1]))
    assert (found["hidden"], found["sorted"], found["shown"]) == (False, "descending", "1 / 7")
    assert found["typed"] == ["Ana Kovač"]
    assert {name.split()[0] for name in found["open"]} == {"Иван", "Novak"}
    assert found["descending"][0] == "Ana Kovač" == found["ascending"][-1]
    assert sorted(found["ascending"]) == sorted(found["all"]) == sorted(found["again"])
    assert found["again"] == found["all"]
