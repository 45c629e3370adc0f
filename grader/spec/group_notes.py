"""`notes.yaml` beside a reference: what a teacher says to all whose function behaves like that of one hand-in.

- function: razlika
  like: known/ana.py            # a source that behaves so; it is run again whenever the cases change
  note:
    sl: Poglej, kaj vrneš za prazen seznam.
    en: Look at what you return for an empty list.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from grader.model.exercise import Text
from grader.model.note import GroupNote
from grader.spec.document import Document
from grader.spec.errors import SpecErrors, nearest
from grader.spec.nodes import read_document

FILE = "notes.yaml"
_KEYS = ("function", "like", "note")
_WRITE = (
    "Write so:\n- function: razlika\n  like: known/ana.py\n  note:\n    en: Look at what you return for an empty list."
)
_ONE_LANGUAGE = ""


def read_group_notes(path: Path, functions: Collection[str]) -> tuple[GroupNote, ...]:
    """All notes, in the order of the file; `like` is relative to its folder. SpecErrors with all faults at once."""
    document = read_document(path)
    items = document.data
    if isinstance(items, list):
        found = [_note(document, place, item, path.parent, functions) for place, item in enumerate(items)]
    else:
        found = []
        if items is not None and not document.errors:
            document.fault((), "a list of notes is expected here", fix=_WRITE)
    if document.errors:
        raise SpecErrors(document.errors)
    return tuple(note for note in found if note is not None)


def _note(document: Document, place: int, data: object, folder: Path, functions: Collection[str]) -> GroupNote | None:
    if not isinstance(data, dict) or not set(_KEYS) <= set(data):
        document.fault((place,), "`function`, `like` and `note` are all needed", fix=_WRITE)
        return None
    unknown = next((key for key in data if key not in _KEYS), None)
    if unknown is not None:
        document.fault((place, unknown), f"{unknown!r} is not known here", suggestion=nearest(unknown, _KEYS))
        return None
    function, like, text = data["function"], data["like"], _text(data["note"])
    if function not in functions:
        known = nearest(str(function), functions)
        document.fault((place, "function"), f"the exercise has no function {function!r}", suggestion=known)
    elif not isinstance(like, str) or not (folder / like).is_file():
        document.fault((place, "like"), f"there is no file {like!r} in {folder}", fix="Copy a hand-in there.")
    elif not text:
        document.fault((place, "note"), "a sentence for the students is expected, or one for each language", fix=_WRITE)
    else:
        return GroupNote(function, str(folder / like), text, f"{document.file}:{document.line((place,))}")
    return None


def _text(data: object) -> Text:
    if isinstance(data, str) and data.strip():
        return {_ONE_LANGUAGE: data.strip()}
    if isinstance(data, dict) and all(isinstance(value, str) and value.strip() for value in data.values()):
        return {str(language): str(value).strip() for language, value in data.items()}
    return {}
