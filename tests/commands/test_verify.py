"""`grader verify` and `grader freeze`."""

from __future__ import annotations

from contextlib import chdir
from pathlib import Path

import pytest

from grader.grading.exercise_files import MissingFiles, find_exercises
from tests.commands.small_exercise import RIGHT, SPEC, WRONG, make, run, write


def with_docstring(text: str, docstring: str) -> str:
    return f'"""{docstring}"""\n{text.lstrip()}'


def test_a_sound_spec(tmp_path: Path) -> None:
    folder = make(tmp_path)
    wrong = with_docstring(WRONG, "Large numbers are not doubled.\n\nfails: double\nen: Look at numbers from 100 on.\n")
    write(folder, {"reference/double/right/other.py": RIGHT, "reference/double/wrong/large.py": wrong})
    done = run(folder, "verify", "--page", "out/strength.html", fresh=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "sound" in done.stdout
    assert "How strong the cases are" in (folder / "out/strength.html").read_text(encoding="utf-8")


def test_a_wrong_solution_that_passes_is_told(tmp_path: Path) -> None:
    folder = make(tmp_path)
    write(folder, {"reference/double/wrong/none.py": with_docstring(RIGHT, "Not wrong.\n\nfails: double\n")})
    done = run(folder, "verify")
    assert done.returncode == 1
    assert "none.py" in done.stdout


def test_an_exercise_in_the_place_of_its_spec(tmp_path: Path) -> None:
    done = run(make(tmp_path), "verify", "double")
    assert done.returncode == 2
    assert "did you mean specs/double.yaml?" in done.stderr


def test_a_spec_is_looked_for_in_its_folder_and_other_yaml_is_none(tmp_path: Path) -> None:
    write(tmp_path, {"specs/double.yaml": SPEC, "triple.yaml": SPEC, "sliding.yaml": "site_name: docs\n"})
    for asked, told in {"double": "specs/double.yaml?", "triples": "'triple.yaml'?", "slidin": "triple.yaml."}.items():
        with pytest.raises(MissingFiles) as error, chdir(tmp_path):
            find_exercises(Path(f"{asked}.yaml"), Path("reference"))
        assert str(error.value).endswith(told)


def test_a_right_solution_that_fails_is_told(tmp_path: Path) -> None:
    folder = make(tmp_path)
    write(folder, {"reference/double/right/not.py": WRONG})
    done = run(folder, "verify", "specs/double.yaml")
    assert done.returncode == 1
    assert "double(100)" in done.stdout


def test_a_reference_that_raises_in_its_domain_is_a_fault_of_the_spec(tmp_path: Path) -> None:
    folder = make(tmp_path, spec=SPEC.replace("min_size=1, ", ""))
    done = run(folder, "verify")
    assert done.returncode == 2
    assert "specs/double.yaml:" in done.stderr
    assert "longest([])" in done.stderr


def test_an_example_that_the_reference_contradicts(tmp_path: Path) -> None:
    folder = make(tmp_path, spec=SPEC.replace("double(3) == 6", "double(3) == 7"))
    done = run(folder, "verify")
    assert done.returncode == 2
    assert "double(3) == 7" in done.stderr


def test_answers_of_the_examples_and_the_template_must_fail(tmp_path: Path) -> None:
    """Three words whose answers stand in the spec; the template has the solution of one function."""
    spec = SPEC.replace('text("ab", max_size=3)', 'just("ab")').replace("max_size=4)", "max_size=2)")
    examples = '    examples: [\'longest(["ab"]) == 2\', \'longest(["ab", "ab"]) == 2\']\n'
    folder = make(tmp_path, spec=spec + examples)
    template = "def double(n):\n    return n + n\n\ndef longest(words):\n    pass\n"
    write(folder, {"reference/double/template.py": template})
    done = run(folder, "verify", "--quick")
    assert done.returncode == 1
    problems = [line for line in done.stdout.splitlines() if "problem: " in line]
    assert len(problems) == 2, done.stdout
    assert "longest: a function that knows only the examples" in problems[0]
    assert "template.py: double passes as it was given" in problems[1]


def test_freeze_shows_the_effect(tmp_path: Path) -> None:
    folder = make(tmp_path, {"ana.py": RIGHT, "bor.py": WRONG})
    assert run(folder, "freeze", "specs/double.yaml").returncode == 0
    write(folder, {"specs/double.yaml": SPEC.replace("integers(-1000, 1000)", "integers(-9, 9)")})
    done = run(folder, "freeze", "specs/double.yaml")
    assert done.returncode == 0, done.stderr
    assert "bor.py" in done.stdout
    assert "double 0 -> 2" in done.stdout
    write(folder, {"specs/double.yaml": SPEC + "# a remark\n"})
    assert "double: making the cases (anew, as the spec," in run(folder, "verify", "--quick").stderr
