"""What a teacher says to all whose function behaves like that of one hand-in, as it stands in `notes.yaml`."""

from __future__ import annotations

from dataclasses import dataclass

from grader.model.exercise import Text


@dataclass(frozen=True)
class GroupNote:
    """One note."""

    function: str
    like: str
    """path of the source that behaves so"""
    text: Text
    place: str = ""
    """file and line"""
