"""Cases depend on the exercise alone: not on the process, the folder, the hash seed or what else is imported."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grader.model.exercise import Check, Exercise, Function, Given
from grader.runner.values import decode
from grader.suite.candidates import SCRIPT, Candidates, draw_request, read_candidates
from grader.suite.size import size_of
from tests.suite.drawing_process import run

CHECKS = "LIMIT = 12345678\n\ndef twice(n):\n    return [n, n]\n"
REFERENCE = "def f(s, x):\n    return x in s and len(s) < 7\n\ndef g(n):\n    return n\n"


def exercise(**given: str) -> Exercise:
    """One function f with these domains."""
    check = Check("f", given=tuple(Given(name, expression) for name, expression in given.items()))
    return Exercise("e", functions=(Function("f", checks=(check,)),))


def request(made: Exercise, parameters: tuple[str, ...] = ("s", "x")) -> bytes:
    return draw_request(made, CHECKS, REFERENCE, {"f": parameters, "g": ("n",)}, "d" * 64)


def draw(text: bytes, folder: Path | None = None, script: str = "", **environment: str) -> bytes:
    """The output of the drawing process; `script` runs first, in the same process."""
    start = [str(SCRIPT)]
    if script:
        run = "runpy.run_path(sys.argv[0], run_name='__main__')"
        code = f"{script}\nimport runpy, sys\nsys.argv = [{str(SCRIPT)!r}]\n{run}"
        start = ["-c", code]
    done = subprocess.run(
        [sys.executable, *start],
        input=text,
        capture_output=True,
        cwd=folder,
        env={"PATH": os.environ["PATH"], **environment},
        check=True,
        timeout=120,
    )
    return done.stdout


def cases_of(candidates: Candidates, name: str = "f") -> list[tuple[object, ...]]:
    return [decode(case.arguments) for case in candidates.functions[name].cases]


def test_two_processes_with_other_modules_and_hash_seeds_make_the_same_bytes(tmp_path: Path) -> None:
    (tmp_path / "local_module.py").write_text("A = 987654321\nB = 'a text of a local module'\nC = -55555.5\n")
    text = request(
        exercise(s="lists(integers() | text() | floats(), max_size=6)", x="sets(text(max_size=3) | integers())")
    )
    first = draw(text, PYTHONHASHSEED="1")
    script = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import local_module, json, decimal"
    second = draw(text, tmp_path, script, PYTHONHASHSEED="77")
    assert first == second
    assert b"987654321" not in second


def test_small_cases_come_first_and_none_twice() -> None:
    found = read_candidates(draw(request(exercise(s="lists(integers(0, 50), max_size=5)", x="sampled_from(s + [99])"))))
    cases = cases_of(found)
    assert [size_of(case) for case in cases] == sorted(size_of(case) for case in cases)
    assert ([], 99) in cases
    assert len({repr(case) for case in cases}) == len(cases)
    assert 300 <= len(cases) <= 700
    assert all(x in (*s, 99) for s, x in cases)  # type: ignore[misc]


def test_a_small_finite_domain_is_enumerated_whole() -> None:
    found = read_candidates(draw(request(exercise(s="just([1, 2])", x="integers(0, 199)"))))
    assert sorted(x for _, x in cases_of(found)) == list(range(200))  # type: ignore[misc]


def test_literals_of_the_reference_come_with_their_neighbours() -> None:
    found = read_candidates(draw(request(exercise(s="lists(integers(), max_size=2)", x="integers(0, 10**9)"))))
    assert {6, 7, 8} <= {x for _, x in cases_of(found)}  # type: ignore[misc]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        pytest.param({"s": "integers(5, 1)", "x": "integers()"}, "no value", id="an empty range"),
        pytest.param({"s": "twice(1 / 0)", "x": "integers()"}, "ZeroDivisionError", id="an expression that raises"),
        pytest.param({"s": "lists(integers())"}, "x", id="a parameter without a domain"),
        pytest.param(
            {"s": "integers().map(range)", "x": "integers()"}, "range", id="a value that cannot be handed over"
        ),
    ],
)
def test_what_is_wrong_with_a_domain_is_a_fault_with_its_line(given: dict[str, str], said: str) -> None:
    found = read_candidates(draw(request(exercise(**given))))
    assert any(said in fault.message for fault in found.faults), found.faults


def test_a_condition_that_leaves_nothing_is_told() -> None:
    check = Check("f", given=(Given("s", "lists(integers())"), Given("x", "integers()")), where=("len(s) > 10**6",))
    made = Exercise("e", functions=(Function("f", checks=(check,)),))
    found = read_candidates(draw(request(made)))
    assert any("where" in fault.message for fault in found.faults)


def test_examples_are_cases_of_the_check_whose_domain_has_them() -> None:
    from grader.model.exercise import Example

    checks = (
        Check("small", given=(Given("n", "integers(0, 9)"),)),
        Check("large", given=(Given("n", "integers(10, 10**6)"),)),
    )
    examples = (Example("g(123456) == 123456", "(123456,)", "123456"),)
    made = Exercise("e", functions=(Function("g", examples=examples, checks=checks),))
    function = read_candidates(draw(request(made))).functions["g"]
    (example,) = function.examples
    assert example.position in function.checks["large"]
    assert example.position not in function.checks["small"]


@pytest.mark.parametrize("cap", [1, 2, 3, 7, 50])
def test_a_cap_on_the_cases_is_kept(cap: int) -> None:
    given = (Given("s", "lists(integers())"), Given("x", "integers()"))
    check = Check("f", given=given, where=("len(s) < 100",), cases=cap)
    found = read_candidates(draw(request(Exercise("e", functions=(Function("f", checks=(check,)),)))))
    assert 1 <= len(found.functions["f"].cases) <= cap
    assert not [fault for fault in found.faults if fault.severity == "error"]


def test_nothing_of_the_folder_or_of_the_machine_gets_in(tmp_path: Path) -> None:
    for name in ("checks", "solution", "hypothesis", "json", "examples"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('imported from the current folder')\n")
    text = request(exercise(s="lists(text(max_size=2), max_size=3)", x="sampled_from(twice(LIMIT))"))
    plain = run(text, PYTHONHASHSEED="0")
    assert run(text, tmp_path, ("-I", "-B"), CI="true", HOME=str(tmp_path)) == plain
    assert run(text, tmp_path, ("-s", "-B"), PYTHONHASHSEED="5", HYPOTHESIS_EXPERIMENTAL_OBSERVABILITY="0") == plain
    assert not list(tmp_path.glob(".hypothesis"))


def test_a_version_of_hypothesis_without_the_switch_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from hypothesis.internal.conjecture import providers

    from grader.suite.drawing import without_local_constants

    monkeypatch.setattr(providers, "_get_local_constants", providers._get_local_constants)  # is put back afterwards
    assert without_local_constants() is None

    class Other:
        def __init__(self, data: object) -> None:
            self._local_constants = [1, 2]

    monkeypatch.setattr(providers, "HypothesisProvider", Other)
    assert "Hypothesis" in (without_local_constants() or "")
