"""What an output can show is told by the stream and the environment."""

from __future__ import annotations

import io

import pytest

from grader.report.html.verdicts import VERDICTS
from grader.report.screen import NARROWEST, Screen, screen_of


class Stream(io.StringIO):
    """An output that says of itself what it is told to say."""

    def __init__(self, terminal: bool, encoding: str = "utf-8") -> None:
        super().__init__()
        self._terminal = terminal
        self._encoding = encoding

    def isatty(self) -> bool:
        return self._terminal

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding


@pytest.mark.parametrize(
    ("terminal", "environment", "colored"),
    [
        (True, {"TERM": "xterm"}, True),
        (True, {}, True),
        (True, {"TERM": "dumb"}, False),
        (True, {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (False, {"TERM": "xterm"}, False),
        (False, {"FORCE_COLOR": "1"}, True),
        (False, {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        (True, {"NO_COLOR": ""}, True),
    ],
    ids=["terminal", "no TERM", "dumb", "NO_COLOR", "pipe", "forced", "forbidden wins", "empty is not set"],
)
def test_colour(terminal: bool, environment: dict[str, str], colored: bool) -> None:
    assert screen_of(Stream(terminal), environment).color is colored


def test_lines_of_a_pipe_are_not_broken() -> None:
    assert screen_of(Stream(False), {}).width is None


def test_a_terminal_of_no_width_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1")
    assert screen_of(Stream(True), {}).width == NARROWEST


@pytest.mark.parametrize(("encoding", "known"), [("utf-8", True), ("cp1250", False), ("ascii", False), ("odd", False)])
def test_signs_need_an_encoding_that_has_them(encoding: str, known: bool) -> None:
    assert screen_of(Stream(False, encoding), {}).signs is known


@pytest.mark.parametrize("signs", [True, False])
def test_signs_tell_all_statuses_apart(signs: bool) -> None:
    found = [Screen(signs=signs).sign(status) for status in VERDICTS]
    assert len(set(found)) == len(found)
    assert {len(sign) for sign in found} == {1}
    assert signs or all(sign.isascii() for sign in found)


def test_words_are_never_broken() -> None:
    lines = Screen(width=12).wrapped("poteza_racunalnik ni prav", "  ")
    assert lines == ["  poteza_racunalnik", "  ni prav"]
