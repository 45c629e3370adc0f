"""A reference that breaks its own exercise is told to the teacher before anybody is graded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import NotPrepared, prepare
from tests.commands.small_exercise import write

GIVEN = "    given: n=integers(0, 60)\n"


def told(
    folder: Path,
    keys: str,
    body: str,
    checks: str = "",
    head: str = "",
    say: Callable[[str], None] = lambda _: None,
) -> str:
    """What a teacher reads about an exercise of one function; "" if it is sound."""
    files = {
        "specs/e.yaml": f"exercise: e\nfunctions:\n  f:\n{GIVEN}{keys}",
        "reference/e/solution.py": f"{head}\ndef f(n):\n    {body}\n",
    }
    if checks:
        files["reference/e/checks.py"] = checks
    write(folder, files)
    try:
        prepare(find_exercises(folder / "specs", folder / "reference")["e"], "best", say=say)
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
            "    forbid: {imports: numeric}\n",
            "return math.sqrt(n)",
            "",
            "import math",
            "e.yaml:5:5: the reference breaks the rule `forbid: imports` itself: f uses math.sqrt",
            id="a rule",
        ),
        pytest.param(
            "    require: {syntax: for}\n",
            "return n",
            "",
            "",
            "`require: syntax` itself: f has to use for.\n",
            id="what is required",
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


@pytest.mark.parametrize(
    ("head", "says"),
    [
        pytest.param("import nothere", ["Line 1 needs the module nothere"], id="a module that is not there"),
        pytest.param("start = input()", ["Line 1 was skipped because it waits for input"], id="a game"),
        pytest.param("print('ready')", [], id="printing"),
        pytest.param("if __name__ == '__main__': input()", [], id="what runs only as the program"),
    ],
)
def test_what_is_left_out_of_the_reference_is_told_but_no_error(tmp_path: Path, head: str, says: list[str]) -> None:
    heard: list[str] = []
    assert told(tmp_path, "", "return n", head=head, say=heard.append) == ""
    left_out = [line for line in heard if "reference solution" in line]
    assert len(left_out) == len(says)
    assert all(part in line for part, line in zip(says, left_out, strict=True))
