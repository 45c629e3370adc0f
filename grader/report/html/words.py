"""Texts of a page in its language, as markup: what comes from a hand-in is escaped, code stands in the font of code."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache

from markupsafe import Markup, escape

from grader.feedback.texts import SOURCE_LANGUAGE, Value, languages, number, pick, pieces, text_of
from grader.model.result import Message
from grader.report.escape import visible
from grader.report.html.numerals import readable
from grader.report.points import Points


class Words:
    """All that a template says, in one language."""

    def __init__(self, language: str) -> None:
        self.wanted = language
        """of the texts that the teacher wrote"""
        known = languages()
        self.language = next((code for code in (language, language[:2].lower()) if code in known), SOURCE_LANGUAGE)
        """of the texts from the catalogue"""

    def __call__(self, code: str, /, **values: Value) -> Markup:
        """The text of that code; numbers in it are plain, other values are code."""
        return _text(self.language, code, tuple(values.items()))

    def message(self, message: Message) -> Markup:
        """A message with its values in the font of code."""
        return _markup(message, self.language)

    def own(self, texts: Mapping[str, str]) -> str:
        """The teacher's text in this language."""
        return pick(texts, self.wanted)

    def date(self, moment: str) -> Markup:
        """A moment as people write it, by the clock of this computer; as it is if it is none."""
        try:
            local = datetime.fromisoformat(moment).astimezone()
        except (ValueError, OverflowError, OSError):
            return escape(visible(moment))
        wide = "02" if self.language == SOURCE_LANGUAGE else ""
        parts = {"year": str(local.year), "month": format(local.month, wide), "day": format(local.day, wide)}
        parts |= {"hour": str(local.hour), "minute": format(local.minute, "02")}
        return escape(text_of("date_and_time", self.language, **parts))

    def number(self, value: float) -> str:
        return number(value, self.language)

    def points(self, points: Points) -> Markup:
        """`2 of 3`, `at least 2 of 3`."""
        code = "points_of" if points.known else "points_at_least"
        return self(code, points=float(points.reached), out_of=float(points.out_of))

    def bonus(self, points: Points) -> Markup:
        """`bonus 1 of 3`; empty if there is none."""
        if not points.out_of:
            return Markup("")
        code = "points_bonus" if points.known else "points_bonus_at_least"
        return self(code, points=float(points.reached), out_of=float(points.out_of))


@lru_cache(maxsize=8192)
def _text(language: str, code: str, values: tuple[tuple[str, Value], ...]) -> Markup:
    """The same few texts stand on every page of a class."""
    return _markup(Message(code, dict(values)), language)


def _markup(message: Message, language: str) -> Markup:
    parts = []
    for piece, is_code in pieces(message, language):
        shown = escape(visible(readable(piece)))
        parts.append(f"<code>{shown}</code>" if is_code else str(shown))
    return Markup("".join(parts))
