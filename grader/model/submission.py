"""One hand-in, as it was read; nothing of it has run or been parsed yet."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Problem:
    """Something about a hand-in as a whole that a person should know. The message is made from code and values."""

    code: str
    """a key of the message catalogue"""
    values: dict[str, str | int | float] = field(default_factory=dict)
    line: int | None = None
    own: dict[str, str] = field(default_factory=dict)
    """what the teacher says in its place, by language"""


@dataclass(frozen=True)
class Origin:
    """By what the system that a hand-in came from knows its student, as far as the names of the files tell."""

    layout: str = ""
    """`moodle`, `canvas`, …: a key of the registry of layouts"""
    id: str = ""
    """of the participant (Moodle), the user (Canvas), the submission (Gradescope); of an anonymous one its code"""
    folder: str = ""
    """that the system gave the student, as feedback must be packed for it: raw"""
    login: str = ""
    """user name or number by which others know the student"""
    email: str = ""
    team: str = ""
    late: bool = False


@dataclass(frozen=True)
class Submission:
    """One hand-in."""

    student: str
    """from the layout: the name of the folder or of the file, raw"""
    path: str
    """of the file graded, raw"""
    text: str | None
    """the decoded source, line ends as in the file; None if it could not be read"""
    digest: str = ""
    """sha256 of the bytes, in hex"""
    encoding: str = "utf-8"
    files: dict[str, str] = field(default_factory=dict)
    """other Python files of the hand-in: name -> source"""
    problems: tuple[Problem, ...] = ()
    settings: dict[str, str] = field(default_factory=dict)
    """variables that the exercise sets in it, each with the text of its value: of its own solutions, for a variant"""
