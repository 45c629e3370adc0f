"""Reads a hand-in that was found: bytes, digest, text. Nothing is parsed or run, and no pipe is waited for."""

from __future__ import annotations

import errno
import hashlib
import os
import re
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from grader.model.submission import Problem, Submission
from grader.submission.decode import Decoded, decode
from grader.submission.folder import Found, cannot_read
from grader.submission.kinds import LARGEST, is_notebook, largest
from grader.submission.notebook import NotANotebook, read_notebook
from grader.submission.opening import open_file

__all__ = ["LARGEST", "read_submission"]

LARGEST_FOLDER = 4_000_000
"""bytes of all files of one hand-in; what is beyond does not travel along"""

DEFINITION = re.compile(r"^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|^(\w+)[ \t]*(?::[^=\n]*)?=(?!=)", re.MULTILINE)
NOTEBOOK = re.compile(rb"\s*\{(?=.*\"cells\"\s*:)(?=.*\"nbformat\"\s*:)", re.DOTALL)
"""a notebook under any name; Python would take it for a dict, and run nothing"""


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
    first = _read(found, found.path, language)
    if isinstance(first, Problem) and (found.chosen or not found.others):
        return Submission(student, path, None, problems=(first, *found.notes))
    sources = [] if isinstance(first, Problem) else [first]
    dropped = int(isinstance(first, Problem))
    room = LARGEST_FOLDER
    for other in found.others:
        source = _read(found, other, language)
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
    if not found.chosen and any(not _imports(main, _name(rival, found)) for rival in rivals):
        notes = (Problem("several_files", {"file": _name(main, found)}), *notes)
    if main.decoded.text is not None and not main.decoded.text.strip():
        notes = (Problem("file_empty"), *notes)
    return Submission(
        found.student,
        str(main.path),
        main.decoded.text,
        digest=_digest(main, others, found),
        encoding=main.decoded.encoding,
        files={_name(other, found): other.decoded.text for other in others if other.decoded.text is not None},
        problems=(*main.decoded.problems, *notes),
    )


def _read(found: Found, path: Path, language: str) -> _Source | Problem:
    data = found.held.get(path)
    if data is None:
        limit = largest(path.name)
        try:
            with open_file(path) as file:
                size = os.fstat(file.fileno()).st_size
                data = file.read(limit + 1)
        except OSError as error:
            return _fault_of(error)
        if len(data) > limit:
            return _too_large(max(size, len(data)), limit)
    if is_notebook(path.name) or NOTEBOOK.match(data):
        return _notebook(path, data)
    return _Source(path, data, decode(data, language))


def _fault_of(error: OSError) -> Problem:
    codes = {errno.ELOOP: "file_is_link", errno.EISDIR: "file_is_folder", errno.EINVAL: "file_is_special"}
    return Problem(codes[error.errno]) if error.errno in codes else cannot_read(error)


def _too_large(size: int, limit: int) -> Problem:
    return Problem("file_too_large", {"size": size // 1000, "limit": limit // 1000})


def _notebook(path: Path, data: bytes) -> _Source | Problem:
    """Its program; outputs, pictures and the order in which the cells were run count nothing."""
    try:
        notebook = read_notebook(data)
    except NotANotebook as error:
        if error.language:
            return Problem("notebook_language", {"language": error.language})
        return Problem("file_broken_notebook")
    text = notebook.text.encode("utf-8", "surrogatepass")
    if len(text) > LARGEST:
        return _too_large(len(text), LARGEST)
    problems = [Problem("notebook_read", {"count": notebook.cells})]
    if notebook.dropped:
        problems.append(Problem("notebook_lines_left_out", {"count": notebook.dropped}))
    return _Source(path, text, Decoded(notebook.text, "utf_8", tuple(problems)))


def _defined(source: _Source, wanted: Collection[str]) -> int:
    """How many of the wanted names a source seems to define at its top level: a look at the text, not a parse."""
    if not wanted or source.decoded.text is None:
        return 0
    text = source.decoded.text.replace("\r\n", "\n").replace("\r", "\n")
    defined = {unicodedata.normalize("NFKC", name[1] or name[2]) for name in DEFINITION.finditer(text)}
    return len(defined & set(wanted))


def _imports(main: _Source, other: str) -> bool:
    """Whether a source seems to import the file of that name, by a look at its text."""
    pattern = rf"^[ \t]*(?:import|from)\b.*\b{re.escape(Path(other).stem)}\b"
    return re.search(pattern, main.decoded.text or "", re.MULTILINE) is not None


def _digest(main: _Source, others: list[_Source], found: Found) -> str:
    """Of the file's bytes; with other files in the folder also of theirs, because what they say counts too."""
    digest = hashlib.sha256(main.data)
    for other in sorted(others, key=lambda source: str(source.path)):
        name = os.fsencode(_name(other, found))
        digest.update(b"\0%d %s\0%d " % (len(name), name, len(other.data)) + other.data)
    return digest.hexdigest()


def _name(source: _Source, found: Found) -> str:
    """Below the student's folder, with `/`, as the student named it."""
    if source.path in found.called:
        return found.called[source.path]
    return source.path.name if found.folder is None else source.path.relative_to(found.folder).as_posix()
