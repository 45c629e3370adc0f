"""The reference of the spec language has every key, mode and preset; its examples are run with those of all pages."""

from __future__ import annotations

import re

import pytest

from grader.source.presets import PRESETS
from grader.spec.models import Spec
from grader.spec.scalars import MODES
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs/spec.md").read_text(encoding="utf-8")
WORDS = set(re.findall(r"`([a-z_]+)(?:\([^)`]*\))?(?::[^`]*)?`", PAGE))
"""in the text, as code"""
KEYS = set(re.findall(r"(?:^|[{,]) *([a-z_]+):", PAGE, re.MULTILINE))
"""in the examples"""


def _keys() -> set[str]:
    schema = Spec.model_json_schema()
    kinds = [schema, *schema["$defs"].values()]
    return {key for kind in kinds for key in kind.get("properties", {})}


@pytest.mark.parametrize("key", sorted(_keys()))
def test_every_key_is_there(key: str) -> None:
    assert key in WORDS | KEYS


def test_every_mode_of_comparison_and_every_preset_is_there() -> None:
    assert set(MODES) <= WORDS
    assert {preset for presets in PRESETS.values() for preset in presets} <= WORDS
