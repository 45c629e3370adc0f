"""Who is to blame: a wrong helper costs its own points once, and a hang costs its own function."""

from __future__ import annotations

import re

import pytest

from tests.grading.graded import ROOT, by_name, grade_text, reasons

REFERENCE = (ROOT / "reference/nim/solution.py").read_text(encoding="utf-8")
OFF_BY_ONE = "def najvecja_potenca(n):\n    p = 1\n    while p < n:\n        p *= 2\n    return p // 2\n"
GROWS = (
    "def razbij(n):\n    deli = []\n    while n > 0:\n        deli.append(najvecja_potenca(n))\n"
    "        n -= deli[-1]\n    return deli\n"
)


def without(*names: str) -> str:
    """The reference without some of its functions."""
    text = REFERENCE
    for name in names:
        text = re.sub(rf"^def {name}\(.*?(?=^def |\Z)", "", text, flags=re.M | re.S)
    return text


def test_an_endless_helper_call_costs_the_helper_only() -> None:
    found = by_name(grade_text("nim", without("najvecja_potenca", "razbij") + OFF_BY_ONE + GROWS))
    assert found["najvecja_potenca"].status == "failed"
    shown = next(c.counterexample for c in found["najvecja_potenca"].checks if c.check == "whole")
    assert shown is not None
    assert shown.call == "najvecja_potenca(1)"
    assert found["razbij"].status == "passed"
    assert found["razbij"].checks[0].helpers_of_reference
    assert [note.code for note in found["razbij"].notes] == ["helper_of_reference"]
    others = {name: f.status for name, f in found.items() if name != "najvecja_potenca"}
    assert set(others.values()) == {"passed"}, others


def test_a_missing_helper_is_replaced_too() -> None:
    found = by_name(grade_text("nim", without("najvecja_potenca")))
    assert found["najvecja_potenca"].status == "missing"
    assert found["razbij"].status == "passed"


def test_a_stub_is_not_done_and_costs_no_other() -> None:
    text = without("razbij") + "\ndef razbij(n):\n    '''Kasneje.'''\n    pass\n"
    found = by_name(grade_text("nim", text))
    assert found["razbij"].status == "not_done"
    assert found["razbij_seznam"].status == "passed"


def test_a_function_that_is_wrong_by_itself_fails_with_right_helpers_too() -> None:
    text = without("razbij") + GROWS.replace("return deli", "return deli[::-1]")
    found = by_name(grade_text("nim", text))
    assert found["razbij"].status == "failed"
    assert found["najvecja_potenca"].status == "passed"
    assert found["razbij_seznam"].status == "passed"


@pytest.mark.parametrize(
    ("name", "body", "status", "reason"),
    [
        pytest.param("vsota", "def vsota(s):\n    while True: pass\n", "failed", "timed_out", id="a loop"),
        pytest.param("vsota", "def vsota(s):\n    return sum(s) if s else None\n", "failed", "wrong_type", id="rare"),
        pytest.param("vsebuje", "def vsebuje(s, x):\n    return s.count(x)\n", "failed", "wrong_value", id="a count"),
        pytest.param("vsebuje", "vsebuje = 5\n", "missing", None, id="no function at all"),
        pytest.param("razlika", "def Razlika(s, t):\n    return []\n", "missing", None, id="another name"),
        pytest.param("vsota", "async def vsota(s):\n    return sum(s)\n", "failed", "wrong_type", id="async"),
        pytest.param("vsota", "def vsota():\n    return 0\n", "failed", "raised", id="no parameter"),
    ],
)
def test_one_function_is_wrong_and_the_others_are_not(name: str, body: str, status: str, reason: str | None) -> None:
    found = by_name(grade_text("nim", without(name) + body))
    assert found[name].status == status
    assert reasons(found[name]) == ({reason} if reason else set())
    assert {f.status for n, f in found.items() if n != name} == {"passed"}


def test_a_near_name_is_told_with_what_it_would_have_had() -> None:
    text = REFERENCE.replace("def vsota", "def Vsota").replace("vsota(", "Vsota(")
    found = by_name(grade_text("nim", text))["vsota"]
    assert (found.status, found.points, found.would_have) == ("missing", 0, 1)
    assert found.notes[0].values["similar"] == "Vsota"


def test_a_means_that_is_not_allowed_takes_the_points_and_says_the_path() -> None:
    text = (
        "import math\n"
        + without("najvecja_potenca")
        + (
            "def pomoc(n):\n    return math.floor(n)\ndef najvecja_potenca(n):\n    p = 1\n"
            "    while 2 * p <= pomoc(n): p *= 2\n    return p\n"
        )
    )
    found = by_name(grade_text("nim", text))["najvecja_potenca"]
    assert (found.status, found.points) == ("forbidden", 0)
    finding = next(f for f in found.findings if f.severity == "fail")
    assert finding.path == ("najvecja_potenca", "pomoc", "math.floor")
    assert finding.line is not None


def test_what_hides_from_the_source_is_seen_at_run_time() -> None:
    text = without("najvecja_potenca") + (
        "def najvecja_potenca(n):\n    m = getattr(__builtins__, '__imp' + 'ort__')('ma' + 'th') if not isinstance("
        "__builtins__, dict) else __builtins__['__imp' + 'ort__']('ma' + 'th')\n    return 2 ** m.floor(m.log2(n))\n"
    )
    assert by_name(grade_text("nim", text))["najvecja_potenca"].status == "forbidden"
    ends_now_and_then = text.replace("(n):\n    m = ", "(n):\n    if n > 2**100: __import__('os')._exit(0)\n    m = ")
    assert by_name(grade_text("nim", ends_now_and_then))["najvecja_potenca"].status == "forbidden"


def test_the_same_module_elsewhere_is_fine() -> None:
    text = "import math\n" + REFERENCE + "\ndef drugo(x):\n    return math.sqrt(x)\n"
    assert by_name(grade_text("nim", text))["najvecja_potenca"].status == "passed"
