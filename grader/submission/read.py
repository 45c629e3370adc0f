"""Reads a hand-in that was found: bytes, digest, text. Nothing is parsed or run, and no pipe is waited for."""

from __future__ import annotations

import errno
import hashlib
import os
import re
import stat
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from grader.model.submission import Problem, Submission
from grader.submission.decode import Decoded, decode
from grader.submission.folder import Found, cannot_read

LARGEST = 1_000_000
"""bytes of one file; a larger one is not read"""
LARGEST_FOLDER = 4_000_000
"""bytes of all files of one hand-in; what is beyond does not travel along"""

OPENING = os.O_RDONLY | sum(
    getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY")
)
"""Without NONBLOCK a pipe would wait for a writer; NOFOLLOW: a link may point to the reference. Not every system has
all of them."""

DEFINITION = re.compile(r"^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]*)?=(?!=)", re.MULTILINE)


@dataclass(frozen=True)
class _Source:
    path: Path
    data: bytes
    decoded: Decoded


def read_submission(found: Found, wanted: Collection[str] = (), language: str = "") -> Submission:
    """The hand-in as text; `text` is None, with a problem that tells why, if it cannot be read.

    `wanted` are the names that the exercise asks for (also their other names): of several files of a folder the one
    that defines most of them is graded. `language` helps to guess an encoding.
    """
    student, path = found.student, str(found.path)
    if found.fault is not None:
        return Submission(student, path, None, problems=(found.fault, *found.notes))
    first = _read(found.path, language)
    if isinstance(first, Problem) and (found.chosen or not found.others):
        return Submission(student, path, None, problems=(first, *found.notes))
    sources = [] if isinstance(first, Problem) else [first]
    dropped = int(isinstance(first, Problem))
    room = LARGEST_FOLDER
    for other in found.others:
        source = _read(other, language)
        if isinstance(source, Problem) or len(source.data) > room:
            dropped += 1
        else:
            room -= len(source.data)
            sources.append(source)
    if not sources:
        assert isinstance(first, Problem)
        return Submission(student, path, None, problems=(first, *found.notes))
    ignored = (Problem("other_files_ignored", {"count": dropped}),) if dropped else ()
    return _assemble(found, sources, wanted, (*ignored, *found.notes))


def _assemble(found: Found, sources: list[_Source], wanted: Collection[str], notes: tuple[Problem, ...]) -> Submission:
    """`sources` stand in the order in which they may be the one to grade, as far as their names tell."""
    counts = [_defined(source, wanted) for source in sources]
    position = 0 if found.chosen else counts.index(max(counts))
    main = sources[position]
    others = sources[:position] + sources[position + 1 :]
    rivals = [source for source, count in zip(sources, counts, strict=True) if count and source is not main]
    if not found.chosen and any(not _imports(main, rival) for rival in rivals):
        notes = (Problem("several_files", {"file": _name(main, found)}), *notes)
    return Submission(
        found.student,
        str(main.path),
        main.decoded.text,
        digest=_digest(main, others, found),
        encoding=main.decoded.encoding,
        files={_name(other, found): other.decoded.text for other in others if other.decoded.text is not None},
        problems=(*main.decoded.problems, *notes),
    )


def _read(path: Path, language: str) -> _Source | Problem:
    try:
        if not OPENING & getattr(os, "O_NOFOLLOW", 0) and path.is_symlink():
            return Problem("file_is_link")
        descriptor = os.open(path, OPENING)
    except OSError as error:
        return Problem("file_is_link") if error.errno == errno.ELOOP else cannot_read(error)
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            return Problem("file_is_folder" if stat.S_ISDIR(status.st_mode) else "file_is_special")
        with open(descriptor, "rb", closefd=False) as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        return cannot_read(error)
    finally:
        os.close(descriptor)
    if len(data) > LARGEST:
        size = max(status.st_size, len(data)) // 1000
        return Problem("file_too_large", {"size": size, "limit": LARGEST // 1000})
    return _Source(path, data, decode(data, language))


def _defined(source: _Source, wanted: Collection[str]) -> int:
    """How many of the wanted names a source seems to define at its top level: a look at the text, not a parse."""
    if not wanted or source.decoded.text is None:
        return 0
    text = source.decoded.text.replace("\r\n", "\n").replace("\r", "\n")
    defined = {unicodedata.normalize("NFKC", name[1] or name[2]) for name in DEFINITION.finditer(text)}
    return len(defined & set(wanted))


def _imports(main: _Source, other: _Source) -> bool:
    """Whether a source seems to import another, by a look at its text."""
    pattern = rf"^[ \t]*(?:import|from)\b.*\b{re.escape(other.path.stem)}\b"
    return re.search(pattern, main.decoded.text or "", re.MULTILINE) is not None


def _digest(main: _Source, others: list[_Source], found: Found) -> str:
    """Of the file's bytes; with other files in the folder also of theirs, because what they say counts too."""
    digest = hashlib.sha256(main.data)
    for other in sorted(others, key=lambda source: str(source.path)):
        name = os.fsencode(_name(other, found))
        digest.update(b"\0%d %s\0%d " % (len(name), name, len(other.data)) + other.data)
    return digest.hexdigest()


def _name(source: _Source, found: Found) -> str:
    """Below the student's folder, with `/`."""
    return source.path.name if found.folder is None else source.path.relative_to(found.folder).as_posix()
