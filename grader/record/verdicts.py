"""Verdicts of earlier runs, for hand-ins that are graded again."""

from __future__ import annotations

import json
from dataclasses import replace

from grader.model.result import SubmissionResult
from grader.model.submission import Submission
from grader.record.database import Database, NoRecord
from grader.record.keys import digest_of_bytes, verdict_key
from grader.report.results import ResultsError, submission_of_json, submission_to_json


class Verdicts:
    """Of one exercise, in the environment of one run. If the file fails, nothing is known and nothing kept any more;
    `fault` says why."""

    def __init__(self, database: Database, suite: str, language: str, forgetful: bool = False) -> None:
        """`forgetful`: nothing is recalled, only kept."""
        self._database = database
        self._forgetful = forgetful
        self._suite = suite
        self._language = language
        self._environment = ("", "")
        self.recalled = 0
        self.fault = ""

    def begin(self, isolation: str, python: str) -> None:
        """What is in force in this run: verdicts of another environment are not its own."""
        self._environment = (isolation, python)

    def recall(self, submission: Submission) -> SubmissionResult | None:
        """The verdict on the same source, under the name of this student; None if there is none."""
        key = verdict_key(submission, self._suite, *self._environment)
        if self.fault or self._forgetful or not key:
            return None
        try:
            rows = self._database.rows("SELECT result, problems FROM verdicts WHERE key = ?", key)
            data = self._database.get(str(rows[0][0])) if rows else None
            known = submission_of_json(data) if data is not None else None
        except (NoRecord, ResultsError):
            return None
        if known is None:
            return None
        self.recalled += 1
        own = known.problems[int(str(rows[0][1])) :]
        return replace(
            known,
            student=submission.student,
            file=submission.path,
            problems=(*submission.problems, *own),
            digest=submission.digest,
        )

    def keep(self, submission: Submission, result: SubmissionResult) -> None:
        """For the next run. What could not be judged is tried again instead."""
        key = verdict_key(submission, self._suite, *self._environment)
        if self.fault or not key or result.status == "not_graded":
            return
        data = submission_to_json(result, self._language)
        digest = digest_of_bytes(data)
        try:
            self._database.put(digest, data)
            self._database.put(submission.digest, _source(submission))
            self._database.write(
                "INSERT OR REPLACE INTO verdicts VALUES (?, ?, ?)", key, digest, len(submission.problems)
            )
        except NoRecord as error:
            self.fault = str(error)


def _source(submission: Submission) -> bytes:
    """All that was graded, so that it can be graded once more when the file is gone."""
    kept = {"text": submission.text, "files": submission.files, "encoding": submission.encoding}
    return json.dumps(kept).encode("ascii")


def source_of(database: Database, result: SubmissionResult) -> Submission | None:
    """The hand-in of a kept result; None if it was not kept."""
    data = database.get(result.digest) if result.digest else None
    try:
        kept = json.loads(data) if data is not None else None
        if not isinstance(kept, dict) or not isinstance(kept["text"], str):
            return None
        files = {str(name): str(text) for name, text in kept["files"].items()}
    except (ValueError, KeyError, AttributeError):
        return None
    return Submission(result.student, result.file, kept["text"], result.digest, str(kept["encoding"]), files)
