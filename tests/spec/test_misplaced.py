"""Keys and lines in the wrong place, or without a character: the hint says what is meant."""

from __future__ import annotations

import pytest
from pydantic import BaseModel

from grader.spec import models
from grader.spec.traps import KEYS
from tests.spec.folder import Folder


@pytest.mark.parametrize(
    ("spec", "line", "message", "fix"),
    [
        pytest.param(
            "exercise: e\nfunctions:\n  double:\n    given: n=integers()\n  points: 2\n",
            5, "points stands among the functions", "below the name", id="a key as far left as its function",
        ),
        pytest.param(
            "exercise: e\nfunctions:\n  greet:\n    points: 2\ngiven: n=integers()\n",
            5, "does not belong here", "belongs to a function", id="a key of a function at the margin",
        ),
        pytest.param(
            "exercise: e\nfunctions:\ndouble:\n  given: n=integers()\n",
            3, "does not belong here", "belongs to functions", id="a function at the margin",
        ),
        pytest.param(
            "exercise: e\nfunctions:\n  double:\n    points 2\n    given: n=integers()\n",
            4, "a key without a colon", "points: 2", id="no colon before a value",
        ),
        pytest.param(
            "exercise: e\nfunctions\n  double:\n    given: n=integers()\n",
            2, "a key without a colon", "functions:", id="no colon after a section",
        ),
        pytest.param(
            "exercise: e\nfunctions:\n  double\n    given: n=integers()\n",
            3, "a key without a colon", "double:", id="no colon after a name",
        ),
        pytest.param(
            "exercise: e\nfunctions:\n  double:\n    given n=integers()\n",
            4, "a key without a colon", "given: n=integers()", id="nothing but a key without a colon",
        ),
        pytest.param(
            "exercise: e\nfunctions:\n  double:\n    given:n=integers()\n",
            4, "there must be a blank", "given: n=integers()", id="nothing but a key without a blank",
        ),
        pytest.param(
            "exercise: e\nfunctions:\n  - double:\n      given: n=integers()\n",
            3, "not a list", "Leave the - out", id="a list of functions",
        ),
        pytest.param(
            "exercise: e\nfunctions:\n  double:\n    given: n=integer(0, 9)\n",
            4, "there is no integer", "integers, floats", id="a domain that is nearly right",
        ),
        pytest.param(
            "exercise: e\nfunctions:\n  double:\n    given: n=string(max_size=3)\n",
            4, "there is no string", "text, characters", id="a domain by another word",
        ),
    ],
)  # fmt: skip
def test_reports(folder: Folder, spec: str, line: int, message: str, fix: str) -> None:
    fault = next(fault for fault in folder.faults(spec) if fault.line == line)
    assert message in fault.message
    assert fix in fault.fix


@pytest.mark.parametrize(
    "spec",
    [
        pytest.param(
            "exercise: e\nfunctions:\n  double:\n    given: n=integers(0,\n      9)\n", id="an expression that goes on"
        ),
        pytest.param(
            "exercise: e\nfunctions:\n  double:\n    given: n=integers()\n    hint: some points\n      that count\n",
            id="a text that goes on",
        ),
        pytest.param(
            "exercise: e\ntitle:\n  points\nfunctions:\n  double:\n    given: n=integers()\n", id="a text below its key"
        ),
    ],
)
def test_stays_silent(folder: Folder, spec: str) -> None:
    assert folder.load(spec).name == "e"


def test_all_keys_of_the_language_are_known_as_such() -> None:
    found = {
        key
        for model in vars(models).values()
        if isinstance(model, type) and issubclass(model, BaseModel)
        for key in model.model_fields
    }
    assert found == KEYS
