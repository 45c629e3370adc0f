"""Known mistakes of an exercise: signatures of mutants and of `wrong/` solutions, kept in a file beside the suite.

The file is read only when something is wrong. It says nothing of the sources it was made of: operators at most.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grader.feedback.likeness import says_more
from grader.model.result import Message
from grader.model.suite import Suite

SCHEMA = 1
ENDING = ".mistakes.json"


@dataclass(frozen=True)
class Known:
    """A mistake that the teacher has described: a file in wrong/, or a note on a group."""

    sentences: dict[str, str]
    file: str = ""


@dataclass
class Mistakes:
    """By function, and by the signature of its row."""

    mutants: dict[str, dict[str, Message]] = field(default_factory=dict)
    known: dict[str, dict[str, Known]] = field(default_factory=dict)

    def add_mutant(self, function: str, signature: str, message: Message) -> None:
        """Of several that behave alike the one stays that says most."""
        there = self.mutants.setdefault(function, {})
        if signature not in there or says_more(message, there[signature]):
            there[signature] = message

    def add_known(self, function: str, signature: str, known: Known) -> None:
        self.known.setdefault(function, {}).setdefault(signature, known)

    def like(self, function: str, signature: str) -> Message | None:
        """What a row of that signature is like."""
        return self.mutants.get(function, {}).get(signature) if signature else None

    def described(self, function: str, signature: str) -> Known | None:
        return self.known.get(function, {}).get(signature) if signature else None


def path_of(suite_file: Path) -> Path:
    """`nim.mistakes.json` beside `nim.suite.json`."""
    return suite_file.with_name(suite_file.name.removesuffix(".json").removesuffix(".suite") + ENDING)


def cases_digest(suite: Suite) -> str:
    """Of all cases with their answers: signatures count cases, so they are only good for these."""
    whole = hashlib.sha256(suite.digest.encode())
    for name, function in suite.functions.items():
        whole.update(name.encode())
        for case, expected in zip(function.cases, function.expected, strict=True):
            whole.update(case.arguments)
            whole.update(expected.value)
    return whole.hexdigest()[:32]


def write_mistakes(mistakes: Mistakes, suite: Suite, path: Path) -> None:
    """One line for each function; the same bytes for the same mistakes. OSError if it cannot be written."""
    head = {"schema": SCHEMA, "cases": cases_digest(suite)}
    lines = [f'"{name}": {_dumps(_plain(mistakes, name))}' for name in suite.functions]
    body = ",\n".join(lines)
    path.write_text(f'{_dumps(head)[:-1]}, "functions": {{\n{body}\n}}}}\n', encoding="utf-8", newline="\n")


def read_mistakes(path: Path, suite: Suite) -> Mistakes | None:
    """None if there are none for the cases of this suite."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["schema"] != SCHEMA or data["cases"] != cases_digest(suite):
            return None
        found = Mistakes()
        for name, item in data["functions"].items():
            found.mutants[name] = {key: Message(code, values) for key, (code, values) in item["mutants"].items()}
            found.known[name] = {key: Known(dict(texts), file) for key, (texts, file) in item["known"].items()}
        return found
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _plain(mistakes: Mistakes, name: str) -> Mapping[str, Any]:
    mutants, known = mistakes.mutants.get(name, {}), mistakes.known.get(name, {})
    return {
        "mutants": {key: [mutants[key].code, mutants[key].values] for key in sorted(mutants)},
        "known": {key: [known[key].sentences, known[key].file] for key in sorted(known)},
    }


def _dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
