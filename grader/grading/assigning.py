"""Which variant of an exercise a student has: by a list, or by a number that is made of the name and stays the same."""

from __future__ import annotations

import csv
import difflib
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from grader.model.exercise import Exercise
from grader.model.known import KnownBy, plain, turned, words_of
from grader.model.submission import Origin

MOST_BYTES = 4 << 20
_HEADINGS = frozenset({"variant", "вариант", "варіант", "varianta", "različica", "wariant", "variante"})


class BadAssignment(Exception):
    """The list cannot be used; the text says where and why."""


@dataclass
class Assignment:
    """Of the students of one exercise."""

    exercise: str
    variants: Sequence[str]
    """empty if the exercise has none"""
    by_hash: bool = False
    listed: list[str] = field(default_factory=list)
    """the variants of the students on the list, in its order"""
    known_by: KnownBy = field(default_factory=KnownBy)

    def variant_of(self, student: str, origin: Origin | None = None) -> str:
        """Who is on no list has the first one; "" if there are none."""
        if self.by_hash:
            digest = hashlib.sha256(f"{self.exercise}\n{plain(student)}".encode("utf-8", "backslashreplace")).digest()
            return self.variants[int.from_bytes(digest[:8], "big") % len(self.variants)]
        position = self.known_by.find(student, origin)
        return self.listed[position] if position is not None else next(iter(self.variants), "")


def assignment_of(exercise: Exercise, spec: Path) -> Assignment:
    """What `assign` of a spec says; a CSV lies beside the spec. BadAssignment if it is not there or wrong."""
    found = Assignment(exercise.name, tuple(exercise.variants))
    if not found.variants or exercise.assign is None:
        return found
    if exercise.assign == "hash":
        found.by_hash = True
    else:
        _read(spec.parent / exercise.assign, found)
    return found


def _read(path: Path, found: Assignment) -> None:
    """Rows of a student and a variant, with commas, semicolons or tabs; a first row of headings is passed over."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadAssignment(
            f"{path}: cannot be read: {error.strerror}. By `assign` it says which student has which variant."
        ) from None
    if len(data) > MOST_BYTES:
        raise BadAssignment(f"{path}: too large for a list of students.")
    lines = data.decode("utf-8-sig", "replace").splitlines()
    separator = max(",;\t", key=(lines[0] if lines else "").count)
    for number, row in enumerate(csv.reader(lines, delimiter=separator), 1):
        cells = [cell.strip() for cell in row]
        if any(cells) and not (number == 1 and len(cells) > 1 and cells[1].casefold() in _HEADINGS):
            _add(f"{path}:{number}", cells, separator, found)


def _add(place: str, cells: Sequence[str], separator: str, found: Assignment) -> None:
    variants = found.variants
    if len(cells) < 2 or not cells[0]:
        raise BadAssignment(f"{place}: a row has a student and a variant, as: Ana Novak{separator}{variants[0]}")
    if cells[1] not in variants:
        folded = {variant.casefold(): variant for variant in variants}
        near = [folded[one] for one in difflib.get_close_matches(cells[1].casefold(), folded, n=1)]
        hint = f"Did you mean {near[0]}?" if near else f"There are: {', '.join(variants)}."
        raise BadAssignment(f"{place}: there is no variant {cells[1]!r}. {hint}")
    found.known_by.add(len(found.listed), [*words_of(cells[0]), *turned(cells[0])])
    found.listed.append(cells[1])
