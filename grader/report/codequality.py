"""GitLab's report of code quality: the remarks of a run, shown in merge requests beside the lines they are about."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from grader.model.result import Run
from grader.report.annotations import Annotation, Level, annotate
from grader.report.escape import visible
from grader.report.files import write_atomically

FILE = "gl-code-quality-report.json"
SEVERITIES: dict[Level, str] = {"error": "major", "warning": "minor", "notice": "info"}


def write(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """As a format."""
    return [write_atomically(out / FILE, document(run, language))]


def document(run: Run, language: str | None = None) -> bytes:
    """The file's content."""
    seen: dict[str, int] = {}
    found = []
    for one in annotate(run, language):
        fingerprint = _fingerprint(one, seen)
        found.append(
            {
                "description": visible(f"{one.title}. {one.message}").replace("\n", " "),
                "check_name": visible(one.about.partition(" ")[2] or one.about),
                "fingerprint": fingerprint,
                "severity": SEVERITIES[one.level],
                "location": {"path": visible(one.file), "lines": {"begin": one.line or 1}},
            }
        )
    return json.dumps(found, ensure_ascii=True, indent=1).encode("ascii")


def _fingerprint(one: Annotation, seen: dict[str, int]) -> str:
    """The same in each run, whatever lines were added above; different for each remark of one run."""
    key = f"{one.file}\0{one.about}"
    seen[key] = seen.get(key, 0) + 1
    return hashlib.sha256(f"{key}\0{seen[key]}".encode("utf-8", "surrogatepass")).hexdigest()
