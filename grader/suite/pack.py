"""A pack: one file by which students check themselves without the reference. A stored suite without hidden checks,
with the reference's answers for helpers; known by its digest.

Nothing in it is secret, and nothing of it is made to look so: who has the pack has the right answers of its cases. A
salted hash would not change that, as most answers are few enough to be tried out (`True`, small numbers).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from grader import __version__
from grader.model.suite import Suite
from grader.suite.stored import DAMAGED, SCHEMA, answers_line, read_answers, suite_lines, suite_of, write_lines

VERSION = 1
"""of the form of a pack; a newer one is refused"""


class PackError(Exception):
    """The file is no pack that can be used here; the text says why, and what to do."""


@dataclass(frozen=True)
class Pack:
    """`digest` is sha256 of the file's bytes, in hex."""

    suite: Suite
    digest: str


def write_pack(suite: Suite, path: Path) -> None:
    """Writes the file whole or not at all. OSError if that cannot be done."""
    head = [f'"pack": {VERSION}', f'"grader": {json.dumps(__version__)}', f'"hidden": {json.dumps(suite.hidden)}']
    answers = [f"{json.dumps(name)}: {answers_line(found)}" for name, found in suite.answers.items() if found]
    head.append(f'"mistakes": {json.dumps(suite.sealed)}')
    head.append('"answers": {' + ",\n".join(answers) + "}")
    write_lines(suite_lines(suite, head), path)


def read_pack(path: Path, digests: Collection[str] = ()) -> Pack:
    """PackError if it cannot be used; with `digests` also if it has none of them, before anything in it is read."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise PackError(f"{path}: the pack cannot be read: {error.strerror}.") from None
    digest = hashlib.sha256(data).hexdigest()
    if digests and digest not in digests:
        raise PackError(
            f"{path}: this is not the pack that was meant. Its sha256 is {digest}, and "
            f"{' or '.join(sorted(digests))} was asked for. Nothing was graded. Restore the file; or, if your "
            "teacher gave out a new one, say its digest where this is run."
        )
    return Pack(_suite(path, data), digest)


def _suite(path: Path, data: bytes) -> Suite:
    try:
        found = json.loads(data.decode("utf-8"))
        version = found["pack"]
    except (ValueError, KeyError, TypeError):
        raise PackError(
            f"{path}: this is no pack, or not all of one. Fetch it once more. (Teachers make one with: "
            "grader pack EXERCISE)"
        ) from None
    if type(version) is not int or version > VERSION:
        raise PackError(
            f"{path}: this pack is of form {_number(version)}, made by grader {_word(found.get('grader'))}; this is "
            f"grader {__version__}, which reads forms up to {VERSION}. Install a newer one: pip install -U grader"
        )
    try:
        if found["schema"] != SCHEMA:
            raise PackError(
                f"{path}: this pack was made by another version of the grader ({_word(found.get('grader'))}; this is "
                f"{__version__}). Ask for one that is made anew."
            )
        answers = {str(name): read_answers(items) for name, items in found["answers"].items()}
        hidden = {str(name): int(count) for name, count in found["hidden"].items()}
        sealed = {str(name): {str(k): str(v) for k, v in e.items()} for name, e in found.get("mistakes", {}).items()}
        return replace(suite_of(found), answers=answers, hidden=hidden, sealed=sealed)
    except DAMAGED:
        raise PackError(f"{path}: the pack is damaged. Fetch it once more.") from None


def _number(version: Any) -> str:
    return str(version)[:20] if type(version) is int else "unknown"


def _word(text: Any) -> str:
    """Of a version as it stands in the file: nothing else of it is shown."""
    return "".join(c for c in str(text)[:20] if c.isalnum() or c in ".+-") or "?"
