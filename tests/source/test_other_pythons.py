"""The same answers under the other Pythons that are there: hand-ins may be graded under any from 3.9 on."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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


def version_of(path: str) -> tuple[int, int] | None:
    """Its version; None if it does not run (a shim of a Python that is not chosen)."""
    shown = subprocess.run([path, "-c", "import sys; print(*sys.version_info[:2])"], capture_output=True, text=True)
    return tuple(map(int, shown.stdout.split())) if shown.returncode == 0 else None  # type: ignore[return-value]


def other_pythons() -> dict[tuple[int, int], str]:
    found: dict[tuple[int, int], str] = {}
    for minor in range(9, 16):
        name = f"python3.{minor}"
        places = [shutil.which(name), *map(str, sorted(Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/{name}")))]
        for path in places:
            version = version_of(path) if path else None
            if path and version and version != sys.version_info[:2]:
                found.setdefault(version, path)
    return found


PYTHONS = other_pythons()


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


def test_which_are_there() -> None:
    print("other Pythons:", *(f"{major}.{minor}" for major, minor in PYTHONS))


@pytest.mark.parametrize("version", PYTHONS, ids=lambda version: f"{version[0]}.{version[1]}")
def test_corpus(version: tuple[int, int]) -> None:
    names: list[str] = []
    questions: list[tuple[str, object]] = []
    for kind, one in RULES.items():
        for sort in ("found", "clean"):
            for name, source in read(f"{kind}_{sort}", version).items():
                names.append(f"{sort}: {name}")
                questions.append((source, {"functions": [{"name": "f", "rules": [one]}]}))
    wrong = []
    for name, answer in zip(names, ask(PYTHONS[version], questions), strict=True):
        uses = answer.get("uses")
        if not isinstance(uses, dict) or bool(uses.get("f")) != name.startswith("found"):
            wrong.append((name, answer.get("fault") or uses))
    assert wrong == []


@pytest.mark.parametrize("version", PYTHONS, ids=lambda version: f"{version[0]}.{version[1]}")
def test_kinds_of_faults(version: tuple[int, int]) -> None:
    from tests.source.test_faults import FAULTS

    questions: list[tuple[str, object]] = [(source, {}) for _, source, _ in FAULTS]
    answers = ask(PYTHONS[version], questions)
    told = [answer["fault"]["kind"] for answer in answers]  # type: ignore[index]
    assert told == [kind for kind, _, _ in FAULTS]
