"""Grades one hand-in after the other in a process of its own, and looks after each at what it has done.

    python -m tests.attacks.one_by_one '{"folder": …, "layers_off": […], "fresh": true}'

reads names of files, each a line of JSON, and prints for each what became of it, as a line of JSON.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import select
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.attacks import verdict
from tests.attacks.canary import ENVIRONMENT, SECRETS, Canary
from tests.attacks.corpus import Attack
from tests.attacks.drive import become_reaper, orphans
from tests.attacks.exercise import NAME
from tests.attacks.grade import without_repairs
from tests.attacks.ways import Way, environment

ANSWER_S = 40
CLOSE_S = 10
MOST = {resource.RLIMIT_AS: 3 << 30, resource.RLIMIT_NPROC: 400, resource.RLIMIT_FSIZE: 1 << 30}
"""of memory, processes and files, also where the layers that should see to it are switched off"""
GRACE_S = 0.5
"""for what outlives a hand-in to do its work"""


@dataclass
class Ended:
    """What became of one attack."""

    result: dict[str, Any] | None
    """as it is stored; None if the grader did not come to one"""
    marks: list[str] = field(default_factory=list)
    """what must not happen and has happened, in the words of the manifests"""
    classes: set[str] = field(default_factory=set)
    """of outcomes"""


class OneByOne:
    """To be closed. The process is started again if an attack has ended it."""

    def __init__(self, way: Way, folder: Path, canary: Canary, fresh: bool, repairs: bool = False) -> None:
        """`folder` holds the exercise, and the hand-ins in `hand_ins`; `fresh`: a new fork server for each; `repairs`:
        the places of mistakes are looked for too."""
        self._known = become_reaper()
        self._way = way
        self._canary = canary
        wanted = {"folder": str(folder), "layers_off": way.layers_off, "fresh": fresh, "repairs": repairs}
        self._wanted = json.dumps(wanted)
        self._process: subprocess.Popen[bytes] | None = None

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                [*self._way.python, "-m", "tests.attacks.one_by_one", self._wanted],
                env={**environment(), **ENVIRONMENT}, cwd="/", bufsize=0, start_new_session=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=None if os.environ.get("GRADER_DEBUG") else subprocess.DEVNULL,
            )  # fmt: skip
        return self._process

    def grade(self, attack: Attack) -> Ended:
        answer = self._ask(attack.file)
        survivors = self._survivors()
        ended = Ended(answer.get("result"), [*answer.get("marks", ()), *self._canary.found(), *survivors])
        self._canary.restore()
        if ended.result is not None:
            ended.classes = verdict.classes_of(ended.result)
            text = json.dumps(verdict.shown(ended.result))
            ended.marks += [mark for mark in attack.must_not if mark[:7] == "output:" and mark[7:] in text]
            ended.marks += ["secret_in_output"] * any(secret in text for secret in SECRETS)
        return ended

    def _ask(self, file: str) -> dict[str, Any]:
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        line = b""
        try:
            process.stdin.write(json.dumps(file).encode() + b"\n")
            deadline = time.monotonic() + ANSWER_S
            while not line.endswith(b"\n"):
                if not select.select([process.stdout], [], [], max(0.0, deadline - time.monotonic()))[0]:
                    self.close()
                    return {"marks": ["grader_hangs"]}
                piece = os.read(process.stdout.fileno(), 1 << 20)
                if not piece:
                    break
                line += piece
        except OSError:
            pass
        try:
            found: dict[str, Any] = json.loads(line)
        except ValueError:
            self.close()
            return {"marks": ["grader_ended"]}
        return found

    def _survivors(self) -> list[str]:
        """Processes that nobody but this one is left to wait for. They get time to do what they stayed for."""
        known = self._known | ({self._process.pid} if self._process is not None else set())
        if not orphans(known):
            return []
        time.sleep(GRACE_S)
        left = orphans(known)
        for pid, _ in left:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        return ["survivors"] if left else []

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        try:
            process.wait(CLOSE_S)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        process.stdout.close()


def main() -> None:
    from grader.grading.engine import Engine, server_options
    from grader.grading.exercise_files import find_exercises
    from grader.grading.preparation import prepare
    from grader.runner.servers import start_server

    wanted: dict[str, Any] = json.loads(sys.argv[1])
    for what, most in MOST.items():
        resource.setrlimit(what, (most, most))
    if not wanted["repairs"]:
        without_repairs()
    folder = Path(wanted["folder"])
    secret = "-".join(["CANARY", "HOST", "0123456789abcdef"])
    suite = prepare(find_exercises(folder / "specs", folder / "reference")[NAME], "best", say=lambda _: None)
    options = {**server_options(suite.exercise), "layers_off": list(wanted["layers_off"])}
    engine: Engine | None = None
    for line in sys.stdin:
        try:
            engine = engine or Engine(suite, start_server(options))
            answer = _graded(engine, folder / "hand_ins" / json.loads(line))
        except Exception as error:
            answer = {"marks": ["grader_failed"], "error": repr(error)}
        if wanted["fresh"]:
            _close(engine)
            engine = None
        print(json.dumps(answer), flush=True)
    _close(engine)
    sys.exit(not secret)


def _close(engine: Any) -> None:
    if engine is not None:
        engine.close()
        engine.server.close()


def _graded(engine: Any, path: Path) -> dict[str, Any]:
    from grader.grading.submission import grade_submission
    from grader.report.results import submission_to_json
    from grader.submission.folder import found_file
    from grader.submission.read import read_submission

    result = grade_submission(engine, read_submission(found_file(path)))
    marks = ["server_ended"] if engine.server.generation else []
    return {"result": json.loads(submission_to_json(result, "en")), "marks": marks}


if __name__ == "__main__":
    main()
