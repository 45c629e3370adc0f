"""By what a verdict is known again: all that could make it another one."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

from grader import __version__
from grader.model.submission import Submission

PROGRAM = Path(__file__).resolve().parent.parent


def verdict_key(submission: Submission, suite: str, isolation: str, python: str) -> str:
    """The key of a hand-in's verdict; empty if it must not be kept because there is no source.

    `suite`: digest of the cases with their expected outcomes, of the rules and of all else in the spec; `isolation` and
    `python` as they were in force. The student does not count: equal programs get equal verdicts.
    """
    if submission.text is None or not submission.digest:
        return ""
    parts = [submission.digest, Path(submission.path).name, suite, isolation, python, program_digest()]
    return hashlib.sha256(json.dumps(parts).encode("utf-8", "backslashreplace")).hexdigest()


@cache
def program_digest() -> str:
    """Of the grader itself: a changed line of it may change any verdict."""
    whole = hashlib.sha256(__version__.encode())
    for path in sorted(PROGRAM.rglob("*.py")):
        if path.parts[len(PROGRAM.parts)] not in ("report", "commands", "record"):  # these make no verdicts
            data = path.read_bytes()
            whole.update(f"{path.relative_to(PROGRAM).as_posix()} {len(data)}\n".encode())
            whole.update(data)
    return whole.hexdigest()


def digest_of_bytes(data: bytes) -> str:
    """sha256 in hex."""
    return hashlib.sha256(data).hexdigest()
