"""Whatever happens to a spec in an editor: the loader gives an exercise or tells what is wrong, and nothing else."""

from __future__ import annotations

import tempfile
from pathlib import Path
from textwrap import dedent

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from grader.spec.errors import SpecErrors

from .folder import Folder
from .test_load import TEN_FAULTS, WHOLE

SPECS = [dedent(WHOLE).lstrip("\n"), dedent(TEN_FAULTS).lstrip("\n")]
ODD = "\t\n :,-#'\"[]{}()&*!|>%@`?=\\\x00\x1b\x85\u2028\ufeffčЖ漢0aN"

edits = st.lists(
    st.tuples(
        st.sampled_from(["delete line", "double line", "swap lines", "delete", "double", "insert", "indent"]),
        st.floats(0, 0.9999),
        st.sampled_from(ODD),
    ),
    min_size=1,
    max_size=4,
)


def mangled(text: str, edit: str, place: float, odd: str) -> str:
    lines = text.split("\n")
    number, position = int(place * len(lines)), int(place * len(text))
    if edit == "delete line":
        del lines[number]
    elif edit == "double line":
        lines.insert(number, lines[number])
    elif edit == "swap lines":
        lines[number], lines[number - 1] = lines[number - 1], lines[number]
    elif edit == "indent":
        lines[number] = odd + lines[number]
    elif edit == "delete":
        return text[:position] + text[position + 1 :]
    elif edit == "double":
        return text[:position] + text[position : position + 1] + text[position:]
    else:
        return text[:position] + odd + text[position:]
    return "\n".join(lines)


@settings(deadline=None, max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(SPECS), edits)
def test_only_faults_of_the_spec(spec: str, changes: list[tuple[str, float, str]]) -> None:
    for change in changes:
        spec = mangled(spec, *change)
    read(spec)


@settings(deadline=None, max_examples=200)
@given(st.text(alphabet=ODD + "exercise: functions double given points\n", max_size=80))
@example("functions: {double: {given: ")
@example("exercise: &a *a")
@example("exercise: <<\n<<: {a: b}")
def test_any_text(text: str) -> None:
    read(text)
    read("exercise: a\nfunctions:\n  double:\n    given: " + text)
    read("exercise: a\nfunctions:\n  double:\n    examples:\n      - " + text)


def read(spec: str) -> None:
    with tempfile.TemporaryDirectory() as made:
        try:
            Folder(Path(made)).load(spec)
        except SpecErrors as caught:
            errors = caught
        else:
            return
    lines = len(spec.splitlines()) + 1
    assert errors.errors
    assert str(errors)
    for error in errors.errors:
        assert 1 <= error.line <= lines
        assert 1 <= error.column <= len(error.quoted) + 1
        assert error.message
        assert "\n" not in error.message
