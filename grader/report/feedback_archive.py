"""A zip with a page for each student, to be uploaded as feedback.

Moodle finds whose a file is by the folder it lies in, which has to have the name that Moodle gave it
(`Ana Novak_1234_assignsubmission_file/`). Pages of hand-ins from elsewhere lie there by the student's name. The zip has
no dates, so the same pages give the same bytes.
"""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path

from grader.model.result import ExerciseResult, Run, SubmissionResult
from grader.report.files import places_of, write_atomically
from grader.report.html.submission_page import submission_page

FOLDER = "feedback"
PAGE = "report.html"
_HARMLESS = re.compile(r"[^/\\\x00-\x1f]+")


def write(run: Run, out: Path, language: str | None = None) -> list[Path]:
    """`feedback/<exercise>.zip` for each exercise."""
    written = []
    for exercise, places in zip(run.exercises, places_of(run), strict=True):
        if places:
            name = places[0].partition("/")[0]
            data = archive(exercise, places, language or exercise.language)
            written.append(write_atomically(out / FOLDER / f"{name}.zip", data))
    return written or [write_atomically(out / FOLDER / "empty.zip", _zip({}))]


def archive(exercise: ExerciseResult, places: list[str], language: str) -> bytes:
    """The zip; `places` have a name for each hand-in that is fit for a file."""
    pages: dict[str, bytes] = {}
    for submission, place in zip(exercise.submissions, places, strict=True):
        name = f"{_folder(submission) or place.partition('/')[2]}/{PAGE}"
        page = submission_page(exercise, submission, language, alone=True)
        pages[name if name not in pages else f"{place.partition('/')[2]}/{PAGE}"] = page
    return _zip(pages)


def _folder(submission: SubmissionResult) -> str:
    """As Moodle named it; empty if it did not, or if the name could lead out of the archive."""
    origin = submission.origin
    if origin is None or origin.layout != "moodle" or not origin.id:
        return ""
    usable = _HARMLESS.fullmatch(origin.folder) and origin.folder.strip(". ")
    return origin.folder if usable else ""


def _zip(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        for name, data in files.items():
            info = zipfile.ZipInfo(name.encode("utf-8", "backslashreplace").decode("utf-8"))
            info.external_attr = 0o644 << 16
            made.writestr(info, data, zipfile.ZIP_DEFLATED)
    return out.getvalue()
