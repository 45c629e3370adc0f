"""Notes of a teacher on groups: which signature each is about is found by running the source that it names."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from grader.grading.engine import Engine
from grader.grading.mistakes import Known, Mistakes
from grader.grading.submission import grade_submission
from grader.model.note import GroupNote
from grader.model.submission import Submission
from grader.model.suite import Suite
from grader.runner.servers import Server


def known_by_notes(suite: Suite, server: Server, notes: tuple[GroupNote, ...]) -> tuple[Mistakes, list[str]]:
    """What the notes say of rows, and a sentence for each that says nothing: its source is right, or cannot be read."""
    found, idle = Mistakes(), list[str]()
    engine = Engine(replace(suite, notes=()), server)
    signatures: dict[str, dict[str, str]] = {}
    try:
        for note in notes:
            if note.like not in signatures:
                signatures[note.like] = _signatures(engine, Path(note.like))
            signature = signatures[note.like].get(note.function, "")
            if signature:
                found.add_known(note.function, signature, Known(note.text, note.like))
            else:
                idle.append(f"{note.place}: {note.function} of {note.like} is not wrong, so the note is about nobody.")
    finally:
        engine.close()
    return found, idle


def _signatures(engine: Engine, path: Path) -> dict[str, str]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return {}
    result = grade_submission(engine, Submission(path.stem, str(path), text, settings=engine.suite.settings))
    return {function.name: function.signature for function in result.functions}
