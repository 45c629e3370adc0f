"""Writing report files: whole or not at all, and under names that can harm nothing."""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
import unicodedata
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from grader.model.result import Run

_CYRILLIC = dict(zip("абвгдеёзийклмнопрстуфыэ", "abvgdeezijklmnoprstufye", strict=True))
_CYRILLIC |= {"ж": "zh", "х": "h", "ц": "c", "ч": "ch", "ш": "sh", "щ": "sch", "ъ": "", "ь": "", "ю": "yu", "я": "ya"}
_LETTERS = {"є": "e", "і": "i", "ї": "i", "ґ": "g", "đ": "d", "ł": "l", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe"}
_LATIN = str.maketrans({**_CYRILLIC, **_LETTERS})
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d|index)$")
_LENGTH = 60


def write_atomically(path: Path, data: bytes, durable: bool = True) -> Path:
    """Writes the file so that a reader sees the old one or the new one, never a part; makes its folder.

    `durable`: it also survives a crash of the machine right after (slower). OSError if it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return path


def slug(name: str) -> str:
    """A name of small ASCII letters, digits and hyphens; never empty, never one that a system keeps for itself."""
    latin = name.lower().translate(_LATIN)
    plain = unicodedata.normalize("NFKD", latin).encode("ascii", "ignore").decode()
    found = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:_LENGTH].strip("-")
    return f"{found}-" if not found or _RESERVED.match(found) else found


def unique_names(names: Sequence[tuple[str, str]]) -> list[str]:
    """A file name (without ending) for each (name, what tells it from others), all different on every system.

    Names that would be the same all get a digest, so that the file of one does not depend on the order of the others.
    """
    slugs = [slug(name) for name, _ in names]
    shared = Counter(slugs)
    found: list[str] = []
    taken: set[str] = set()
    for short, (name, detail) in zip(slugs, names, strict=True):
        unique = (
            short if shared[short] == 1 and not short.endswith("-") else f"{short.rstrip('-')}-{_digest(name, detail)}"
        )
        unique = unique.strip("-")
        again = 2
        candidate = unique
        while candidate in taken:
            candidate, again = f"{unique}-{again}", again + 1
        taken.add(candidate)
        found.append(candidate)
    return found


def places_of(run: Run) -> list[list[str]]:
    """For each exercise the place of each hand-in in a folder of reports, without an ending: `nim/ana-novak`."""
    folders = unique_names([(exercise.exercise, "") for exercise in run.exercises])
    return [
        [f"{folder}/{name}" for name in unique_names([(item.student, item.file) for item in exercise.submissions])]
        for exercise, folder in zip(run.exercises, folders, strict=True)
    ]


def _digest(*texts: str) -> str:
    joined = "\0".join(texts).encode("utf-8", "surrogatepass")
    return hashlib.sha256(joined).hexdigest()[:8]
