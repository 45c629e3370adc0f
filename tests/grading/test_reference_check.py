"""A reference that breaks its own exercise is told to the teacher before anybody is graded."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import NotPrepared, prepare
from tests.commands.small_exercise import write

GIVEN = "    given: n=integers(0, 60)\n"


def told(folder: Path, keys: str, body: str, checks: str = "", head: str = "") -> str:
    """What a teacher reads about an exercise of one function; "" if it is sound."""
    files = {
        "specs/e.yaml": f"exercise: e\nfunctions:\n  f:\n{GIVEN}{keys}",
        "reference/e/solution.py": f"{head}\ndef f(n):\n    {body}\n",
    }
    if checks:
        files["reference/e/checks.py"] = checks
    write(folder, files)
    try:
        prepare(find_exercises(folder / "specs", folder / "reference")["e"], "best", say=lambda _: None)
    except NotPrepared as fault:
        return str(fault)
    return ""


@pytest.mark.parametrize(
    ("keys", "body", "checks", "head", "says"),
    [
        pytest.param(
            "", "kept.append(n); return len(kept)", "", "kept = []", "depends on the calls before", id="state"
        ),
        pytest.param("", "return random.random()", "", "import random", "depends on the calls before", id="chance"),
        pytest.param("    holds: result > 5\n", "return n", "", "", "f(0) gives 0", id="a relation that is false"),
        pytest.param("    holds: 1 / n > 0\n", "return n", "", "", "ZeroDivisionError", id="a relation that raises"),
        pytest.param(
            "    holds: odd(n)\n",
            "return n",
            "def odd(n): return True\n1 / 0\n",
            "",
            "ZeroDivisionError",
            id="checks.py",
        ),
        pytest.param(
            "    holds: odd(n)\n", "return n", "def odd(n): return {'en': 3}", "", "not True", id="no sentence"
        ),
        pytest.param("", "return A()", "", "class A: pass", "cannot be compared", id="an object"),
        pytest.param("", "return [(1, A())]", "", "class A: pass", "is or holds a A", id="an object inside"),
        pytest.param("    varies: true\n", "return n", "", "", "by chance", id="never by chance"),
        pytest.param(
            "    forbid: {imports: numeric}\n", "return math.sqrt(n)", "", "import math", "forbid.imports", id="a rule"
        ),
    ],
)
def test_it_is_told(tmp_path: Path, keys: str, body: str, checks: str, head: str, says: str) -> None:
    text = told(tmp_path, keys, body, checks, head)
    assert says in text
    assert "e.yaml:" in text


@pytest.mark.parametrize(
    ("keys", "body", "head"),
    [
        pytest.param("", "return cache.setdefault(n, n + 1)", "cache = {}", id="a cache"),
        pytest.param("    holds: 0 <= result <= n\n", "return random.randint(0, n)", "import random", id="chance"),
        pytest.param("    raises: ZeroDivisionError\n", "return 7 // n", "", id="an exception that is wanted"),
        pytest.param("", "return Fraction(n, 7)", "from fractions import Fraction", id="a fraction"),
        pytest.param("", "return Counter(str(n))", "from collections import Counter", id="a counter"),
        pytest.param("    compare: truthy\n", "return A() if n else None", "class A: pass", id="truth alone"),
    ],
)
def test_it_is_sound(tmp_path: Path, keys: str, body: str, head: str) -> None:
    assert told(tmp_path, keys, body, head=head) == ""
