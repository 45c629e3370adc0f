"""The same answers under the other Pythons that are there: hand-ins may be graded under any from 3.9 on."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from grader.runner.interpreter import Interpreter, other_interpreters
from tests.source.asking import rule
from tests.source.corpus import read

ROOT = Path(__file__).parents[2]
RULES = {"imports": rule("imports", "math"), "calls": rule("calls", "sum"), "methods": rule("methods", "sort")}
ASK = """
import json, sys
sys.path.insert(0, sys.argv[1])
from grader.source.inspect import inspect
answers = [inspect(source, request) for source, request in json.load(sys.stdin)]
json.dump(answers, sys.stdout)
"""


def version_of(python: Interpreter) -> tuple[int, int]:
    major, minor, _ = python.version.split(".")
    return int(major), int(minor)


def ask(path: str, questions: list[tuple[str, object]]) -> list[dict[str, object]]:
    answer = subprocess.run(
        [path, "-I", "-S", "-c", ASK, str(ROOT)],
        input=json.dumps(questions),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert answer.returncode == 0, answer.stderr[-2000:]
    answers: list[dict[str, object]] = json.loads(answer.stdout)
    return answers


@pytest.mark.parametrize("python", other_interpreters(), ids=lambda python: python.version)
def test_corpus(python: Interpreter) -> None:
    names: list[str] = []
    questions: list[tuple[str, object]] = []
    for kind, one in RULES.items():
        for sort in ("found", "clean"):
            for name, source in read(f"{kind}_{sort}", version_of(python)).items():
                names.append(f"{sort}: {name}")
                questions.append((source, {"functions": [{"name": "f", "rules": [one]}]}))
    wrong = []
    for name, answer in zip(names, ask(python.path, questions), strict=True):
        uses = answer.get("uses")
        if not isinstance(uses, dict) or bool(uses.get("f")) != name.startswith("found"):
            wrong.append((name, answer.get("fault") or uses))
    assert wrong == []


@pytest.mark.parametrize("python", other_interpreters(), ids=lambda python: python.version)
def test_kinds_of_faults(python: Interpreter) -> None:
    from tests.source.test_faults import FAULTS

    questions: list[tuple[str, object]] = [(source, {}) for _, source, _ in FAULTS]
    answers = ask(python.path, questions)
    told = [answer["fault"]["kind"] for answer in answers]  # type: ignore[index]
    assert told == [kind for kind, _, _ in FAULTS]
