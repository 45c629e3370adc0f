"""A word of the spec stands with the spec, and with the stage that gives it its meaning: stages do not know each other.

Here both are held together: who adds a mode, a kind of rule or a kind of check is told what is missing.
"""

from __future__ import annotations

from typing import get_args

from grader.checks.kinds import KINDS
from grader.compare.modes import MODES
from grader.feedback.messages import MESSAGES
from grader.model.exercise import CheckKind, RuleKind, RuleVerb
from grader.source.presets import PRESETS
from grader.source.rules.registry import RULES
from grader.spec import scalars
from grader.spec.models import Means, Ruled


def test_modes_of_comparison() -> None:
    assert set(scalars.MODES) == set(MODES)


def test_kinds_of_check() -> None:
    assert set(get_args(CheckKind)) == set(KINDS)


def test_kinds_of_rule() -> None:
    assert set(get_args(RuleKind)) == set(RULES) == set(Means.model_fields)


def test_verbs_of_rules() -> None:
    assert set(get_args(RuleVerb)) == set(Ruled.model_fields)


def test_presets_are_of_kinds_that_take_names() -> None:
    assert set(PRESETS) <= set(RULES)


def test_every_rule_has_its_words() -> None:
    assert {f"{verb}_{kind}" for verb in get_args(RuleVerb) for kind in RULES} <= set(MESSAGES)
