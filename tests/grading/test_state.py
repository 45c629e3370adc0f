"""Answers that depend on what was called before, or on chance, are told as that."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.grading.graded import ROOT, by_name, grade_text
from tests.grading.test_blame import without

REFERENCE = (ROOT / "reference/nim/solution.py").read_text(encoding="utf-8")


def with_sum(body: str) -> str:
    return re.sub(r"^def vsota\(.*?(?=^def |\Z)", "", REFERENCE, flags=re.M | re.S) + body


def test_a_function_that_counts_its_calls_keeps_state() -> None:
    found = by_name(
        grade_text("nim", with_sum("k = 0\ndef vsota(s):\n    global k\n    k += 1\n    return sum(s) + (k > 50)\n"))
    )["vsota"]
    assert found.status == "failed"
    assert found.checks[0].reason == "keeps_state"
    shown = found.checks[0].counterexample
    assert shown is not None
    assert shown.call.count("vsota(") > 1


def test_a_list_that_grows_between_calls_is_shown_by_two_calls() -> None:
    found = by_name(grade_text("nim", with_sum("def vsota(s, v=[]):\n    v.extend(s)\n    return sum(v)\n")))["vsota"]
    assert found.checks[0].reason == "keeps_state"
    shown = found.checks[0].counterexample
    assert shown is not None
    assert 2 <= len(shown.call.splitlines()) <= 3


PAIR = "k = set()\ndef vsota(s):\n    k.add(sum(s))\n    return sum(s) + (len(s) > 2 and {5, 7} <= k)\n"
GROWING = "k = 0\ndef vsota(s):\n    global k\n    k += 1\n    return sum(s) + (k - 1 if len(s) > 3 else 0)\n"


@pytest.mark.parametrize("text", [PAIR, GROWING], ids=["after certain calls", "a count that is added"])
def test_the_calls_shown_give_what_is_shown(text: str) -> None:
    (check,) = by_name(grade_text("nim", with_sum(text)))["vsota"].checks
    assert (check.reason, check.counterexample is not None) == ("keeps_state", True)
    assert check.counterexample is not None
    calls = check.counterexample.call.splitlines()
    assert len(calls) == 2
    names: dict[str, Any] = {}
    exec(text, names)
    eval(calls[0], names)
    assert repr(eval(calls[1], names)) == check.counterexample.actual != check.counterexample.expected


def test_the_same_call_twice_says_most() -> None:
    toggle = "t = 0\ndef vsota(s):\n    global t\n    t = 1 - t\n    return sum(s) if t or len(s) < 3 else -1\n"
    (check,) = by_name(grade_text("nim", with_sum(toggle)))["vsota"].checks
    assert check.counterexample is not None
    first, second = check.counterexample.call.splitlines()
    assert first == second


def test_an_honest_cache_is_right() -> None:
    text = with_sum(
        "c = {}\ndef vsota(s):\n    k = tuple(s)\n    if k not in c:\n        c[k] = sum(s)\n    return c[k]\n"
    )
    assert by_name(grade_text("nim", text))["vsota"].status == "passed"


def test_an_answer_by_the_clock_is_unstable_or_wrong() -> None:
    text = with_sum("import time\ndef vsota(s):\n    return sum(s) + (time.perf_counter_ns() // 1000 % 7 == 0)\n")
    found = by_name(grade_text("nim", text))["vsota"]
    assert found.status == "failed"
    assert found.checks[0].reason in ("unstable", "wrong_value", "keeps_state")


def test_a_player_of_fixed_moves_is_not_random() -> None:
    player = re.sub(r"^def poteza_racunalnik\(.*?(?=^def |\Z)", "", REFERENCE, flags=re.M | re.S)
    fixed = "def poteza_racunalnik(s):\n    i = max(range(len(s)), key=lambda i: s[i])\n    return i, 1\n"
    found = by_name(grade_text("nim", player + fixed))["poteza_racunalnik"]
    assert [c.reason for c in found.checks if c.check == "random"] == ["not_random"]
    assert [c.status for c in found.checks if c.check == "legal"] == ["passed"]


SHARED = (
    "R = []\n\ndef razbij(n):\n    R.clear()\n    p = 1\n    while p <= n:\n        if n & p:\n"
    "            R.insert(0, p)\n        p *= 2\n    return R\n"
)


def test_a_list_that_is_reused_is_the_mistake_of_the_function_that_reuses_it() -> None:
    found = by_name(grade_text("nim", without("razbij") + SHARED))
    (check,) = found["razbij"].checks
    assert (check.status, check.reason) == ("failed", "shared_result")
    assert check.counterexample is not None
    assert check.counterexample.call == "a = razbij(0)\nrazbij(1)\na"
    assert (check.counterexample.expected, check.counterexample.actual) == ("[]", "[1]")
    assert [message.code for message in check.diagnosis] == ["shared_result"]
    assert found["razbij_seznam"].status == "passed"


@pytest.mark.parametrize(
    "body",
    [
        pytest.param("    return list(R)", id="a copy"),
        pytest.param("    return CACHE.setdefault(n, list(R))", id="a cache of lists"),
    ],
)
def test_results_that_stay_are_right(body: str) -> None:
    text = without("razbij") + "CACHE = {}\n" + SHARED.replace("    return R", body)
    assert by_name(grade_text("nim", text))["razbij"].status == "passed"
