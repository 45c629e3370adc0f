"""The list of a class (CSV): names for what hand-ins are called by, and who has handed in nothing.

Any table with a line of headings will do: a list from the school's system, GitHub Classroom's `classroom_roster.csv`, a
worksheet of Moodle, a gradebook of Canvas. Of its columns those count whose values tell students apart.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from grader.model.known import KnownBy, turned, words_of
from grader.model.submission import Origin
from grader.submission.decode import decode
from grader.submission.find import in_order
from grader.submission.folder import Found
from grader.submission.opening import open_file

LARGEST = 10_000_000
MOST_PEOPLE = 100_000

NAME = frozenset(
    "name|full name|fullname|student|student name|ime in priimek|priimek in ime|polno ime|študent|učenec|dijak|фио|имя"
    "|полное имя|студент|ученик|imię i nazwisko|nazwisko i imię|pełna nazwa|uczeń".split("|")
)
FIRST = frozenset("first name|firstname|given name|ime|имя|imię|vorname|prénom|nombre".split("|"))
LAST = frozenset("last name|lastname|surname|family name|priimek|фамилия|nazwisko|nachname|nom|apellido".split("|"))
ABOUT_GRADES = "grade score point mark feedback status modified ocen točk оценк балл punkt komentar".split()


class RosterError(ValueError):
    """The file is no list of students; the text says why."""


@dataclass
class Roster:
    """Who is in the class."""

    names: list[str] = field(default_factory=list)
    known_by: KnownBy = field(default_factory=KnownBy)

    def add(self, name: str, words: Iterable[str]) -> None:
        """One student, and all by which he may be known."""
        self.known_by.add(len(self.names), words)
        self.names.append(name)


@dataclass(frozen=True)
class Matched:
    """Hand-ins under the names of the list; who is on the list and handed in nothing; whose hand-in nobody's is."""

    hand_ins: list[Found]
    missing: tuple[str, ...]
    unlisted: tuple[str, ...]


def read_roster(path: Path) -> Roster:
    """RosterError if it is no table with names; OSError if it cannot be read."""
    with open_file(path) as file:
        data = file.read(LARGEST + 1)
    text = decode(data).text if len(data) <= LARGEST else None
    if not text:
        raise RosterError(f"{path}: no list of students: it is empty, too large, or no text.")
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=separator_of(text), strict=True))
    except csv.Error as error:
        raise RosterError(f"{path}: no list of students: {error}.") from None
    header, people = rows[0], [row for row in rows[1 : MOST_PEOPLE + 1] if any(cell.strip() for cell in row)]
    columns = _name_columns(header)
    if not columns or not people:
        wanted = "`name`, or `first name` and `last name`"
        raise RosterError(
            f"{path}: no list of students. Its first line should have a column {wanted}; others may follow."
        )
    return _roster(people, columns, _telling(header, people))


def match(roster: Roster, hand_ins: Sequence[Found]) -> Matched:
    """Who is not on the list keeps the name of the hand-in; nobody is dropped."""
    named: list[Found] = []
    seen: set[int] = set()
    unlisted: list[str] = []
    for found in hand_ins:
        position = roster.known_by.find(found.student, found.origin)
        if position is None:
            unlisted.append(found.student)
            named.append(found)
        else:
            seen.add(position)
            origin = found.origin or Origin(login=found.student)
            named.append(replace(found, student=roster.names[position], origin=origin))
    missing = tuple(name for position, name in enumerate(roster.names) if position not in seen)
    return Matched(in_order(named), missing, tuple(unlisted))


def separator_of(text: str) -> str:
    """Of a table: what stands most often in its first line."""
    first = text.split("\n", 1)[0]
    return max(",;\t", key=first.count)


def _name_columns(header: Sequence[str]) -> tuple[int, ...]:
    """The column of the name, or those of the first and the last name."""
    plain = [heading.strip().strip("\ufeff").casefold() for heading in header]
    first = next((at for at, heading in enumerate(plain) if heading in FIRST), None)
    last = next((at for at, heading in enumerate(plain) if heading in LAST), None)
    if first is not None and last is not None:
        return first, last
    return tuple(at for at, heading in enumerate(plain) if heading in NAME)[:1]


def _telling(header: Sequence[str], people: Sequence[Sequence[str]]) -> list[int]:
    """The columns in which no value stands twice, but for names alone and what is about grades."""
    found = []
    for at, heading in enumerate(header):
        plain = heading.strip().casefold()
        if plain in FIRST or plain in LAST or any(word in plain for word in ABOUT_GRADES):
            continue
        values = [row[at].strip() for row in people if len(row) > at and row[at].strip()]
        if values and len(set(values)) == len(values):
            found.append(at)
    return found


def _roster(people: Sequence[Sequence[str]], columns: tuple[int, ...], telling: Sequence[int]) -> Roster:
    roster = Roster()
    for row in people:
        parts = [row[at].strip() for at in columns if len(row) > at]
        name = " ".join(part for part in parts if part)
        if not name:
            continue
        words = [name, *turned(name), " ".join(reversed(parts))]
        for at in telling:
            words += words_of(row[at].strip() if len(row) > at else "")
        roster.add(name, words)
    return roster
