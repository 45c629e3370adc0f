"""Colours that everybody can read: WCAG AA, in the light and in the dark."""

from __future__ import annotations

import re

import pytest

from grader.report.html.environment import TEMPLATES

STYLE = (TEMPLATES / "style.css").read_text(encoding="utf-8")
ENOUGH = 4.5
TONES = ("right", "partly", "wrong", "banned", "absent", "open")
SURFACES = ("page", "surface", "sunken")
ON_SURFACES = ("text", "quiet", "accent", *TONES)
IN_SOURCE = ("keyword", "string", "number", "comment", "defined", "builtin")
PAIRS = [
    *((text, ground) for text in ON_SURFACES for ground in SURFACES),
    *((tone, f"{tone}-soft") for tone in TONES),
    *((colour, "surface") for colour in IN_SOURCE),
    *((colour, "partly-soft") for colour in (*IN_SOURCE, "text", "quiet")),
    ("text", "wrong-soft"),
    ("quiet", "wrong-soft"),
]


def colours(scheme: int) -> dict[str, str]:
    """Of the first (light) or second (dark) block."""
    blocks = re.findall(r":root \{(.*?)\}", STYLE, re.DOTALL)
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", blocks[scheme]))


def luminance(colour: str) -> float:
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_contrast(scheme: int, text: str, ground: str) -> None:
    found = colours(scheme)
    darker, lighter = sorted((luminance(found[text]), luminance(found[ground])))
    assert (lighter + 0.05) / (darker + 0.05) >= ENOUGH


def test_both_schemes_have_the_same_colours() -> None:
    assert set(colours(0)) == set(colours(1))
