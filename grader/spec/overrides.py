"""`overrides.yaml`: what a teacher decided by hand, for single students.

nim:
  Ana Novak:
    razlika: {points: 2, why: She explained it at the board.}
    whole: {points: 0, why: …}
"""

from __future__ import annotations

import re
from pathlib import Path

from grader.model.ruling import Ruling
from grader.spec.document import Document
from grader.spec.errors import SpecErrors
from grader.spec.nodes import read_document

FILE = "overrides.yaml"
_NUMBER = re.compile(r"\d{1,6}(?:\.\d{1,6})?")
_WRITE = "Write so:\nnim:\n  Ana Novak:\n    razlika: {points: 2, why: She explained it at the board.}"


def read_overrides(path: Path) -> tuple[Ruling, ...]:
    """All decisions, in the order of the file. SpecErrors with all faults of the file at once."""
    document = read_document(path)
    found: list[Ruling] = []
    for exercise, students in _mapping(document, document.data, ()).items():
        for student, functions in _mapping(document, students, (exercise,)).items():
            for function, decision in _mapping(document, functions, (exercise, student)).items():
                ruling = _ruling(document, (exercise, student, function), decision)
                found += [ruling] if ruling else []
    if document.errors:
        raise SpecErrors(document.errors)
    return tuple(found)


def _mapping(document: Document, data: object, path: tuple[str, ...]) -> dict[str, object]:
    if isinstance(data, dict):
        return data
    if data is not None and not document.errors:
        document.fault(path, "names with what belongs to them are expected here", fix=_WRITE)
    return {}


def _ruling(document: Document, path: tuple[str, str, str], data: object) -> Ruling | None:
    if not isinstance(data, dict) or not {"points", "why"} <= set(data):
        document.fault(path, "`points` and `why` are both needed", fix=_WRITE)
        return None
    unknown = next((key for key in data if key not in ("points", "why")), None)
    points, why = data["points"], data["why"]
    if unknown is not None:
        document.fault((*path, unknown), f"{unknown!r} is not known here: there are `points` and `why`")
    elif not isinstance(points, str) or not _NUMBER.fullmatch(points):
        document.fault((*path, "points"), "points are a number, 0 or more")
    elif not isinstance(why, str) or not why.strip():
        document.fault((*path, "why"), "a sentence for the student is expected")
    else:
        return Ruling(*path, float(points), why.strip(), f"{document.file}:{document.line(path)}")
    return None
