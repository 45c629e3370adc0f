"""Hand-ins graded one after the other by one engine, as those of a class are: none waits for a new one to start."""

from __future__ import annotations

import atexit

from grader.grading.batch import graded
from grader.grading.engine import Engine, server_options
from grader.model.result import SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import Suite
from grader.runner.servers import start_server

MOST = 3
_engines: list[Engine] = []
"""that are running, the last one used last"""


def grade(suite: Suite, submission: Submission) -> SubmissionResult:
    """By the running engine of this very suite, or by a new one."""
    engine = next((one for one in _engines if one.suite is suite), None)
    if engine is None:
        engine = Engine(suite, start_server(server_options(suite.exercise)))
    else:
        _engines.remove(engine)
    _engines.append(engine)
    while len(_engines) > MOST:
        _close(_engines.pop(0))
    return graded(engine, submission)


def _close(engine: Engine) -> None:
    engine.close()
    engine.server.close()


@atexit.register
def _close_all() -> None:
    while _engines:
        _close(_engines.pop())
