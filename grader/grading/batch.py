"""A class: hand-ins over several jobs, each with a fork server of its own. The result is the same with any number."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from grader.grading.engine import Engine, server_options
from grader.grading.submission import grade_submission
from grader.model.result import FunctionResult, Message, SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import Suite
from grader.runner.channel import Ended
from grader.runner.confine.status import describe, is_full
from grader.runner.host import NoWorker
from grader.runner.servers import Server, start_server


class WeakIsolation(Exception):
    """Full confinement was required and is not to be had on this machine; nothing of a hand-in has run."""


class Memory(Protocol):
    """Results of earlier runs, which are good as long as nothing has changed that could make them others."""

    def begin(self, isolation: str, python: str) -> None:
        """What is in force in this run."""

    def recall(self, submission: Submission) -> SubmissionResult | None:
        """The result of that source; None if it has to be graded."""

    def keep(self, submission: Submission, result: SubmissionResult) -> None:
        """For the next run. May be called by several threads."""


Read = Callable[[], Submission]
OnResult = Callable[[int, SubmissionResult], None]


@dataclass
class Batch:
    """What came out of a class."""

    results: dict[int, SubmissionResult] = field(default_factory=dict)
    """position of the hand-in -> its result; fewer than asked for if it was interrupted"""
    faults: dict[int, str] = field(default_factory=dict)
    """position of a hand-in that could not even be read, by a fault of the grader or the machine -> what it was"""
    interrupted: bool = False
    isolation: dict[str, object] = field(default_factory=dict)
    """the status of the confinement in force"""
    python: str = ""


def grade_batch(
    suite: Suite,
    reads: Sequence[Read],
    jobs: int,
    isolation: str,
    on_result: OnResult,
    python: str | None = None,
    memory: Memory | None = None,
    explain: bool = True,
) -> Batch:
    """Grades hand-ins, each read when its turn comes. Ctrl-C ends it, and what is graded is kept. What `memory` knows
    is not graded again. `explain` False: only points and counterexamples are wanted.

    `python`: the Python that runs the hand-ins, instead of the exercise's. NoInterpreter if there is no such Python;
    WeakIsolation if `isolation` is "require" and the machine cannot do it.
    """
    options = server_options(suite.exercise, isolation, for_class=len(reads) > 2 * jobs)
    python = python or suite.exercise.python
    servers = [start_server(options, python)]
    if isolation == "require" and not is_full(servers[0].status):
        for server in servers:
            server.close()
        raise WeakIsolation(describe(servers[0].status))
    batch = Batch(isolation=servers[0].status, python=servers[0].python_version)
    todo: queue.SimpleQueue[int] = queue.SimpleQueue()
    stop = threading.Event()
    try:
        unknown = _recall(reads, memory, batch, on_result)
        for position in unknown:
            todo.put(position)
        servers += _more_servers(options, python, min(jobs, len(unknown)) - 1)
        threads = [
            threading.Thread(
                target=_work,
                args=(Engine(suite, server, explain), reads, todo, batch, on_result, stop, memory),
                daemon=True,
            )
            for server in servers[: len(unknown)]
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            while thread.is_alive():
                thread.join(0.2)
    except KeyboardInterrupt:
        batch.interrupted = True
        stop.set()
    finally:
        for server in servers:
            server.close()
    return batch


def _more_servers(options: dict[str, Any], python: str | None, count: int) -> list[Server]:
    """As many as the machine can start: with fewer of them it only takes longer."""
    found: list[Server] = []
    while len(found) < count:
        try:
            found.append(start_server(options, python))
        except NoWorker:
            break
    return found


def _recall(reads: Sequence[Read], memory: Memory | None, batch: Batch, on_result: OnResult) -> list[int]:
    """The positions of those that have to be graded; the others have their results."""
    if memory is None:
        return list(range(len(reads)))
    memory.begin(describe(batch.isolation), batch.python)
    unknown = []
    for position, read in enumerate(reads):
        try:
            known = memory.recall(read())
        except Exception:  # told when its turn comes
            known = None
        if known is None:
            unknown.append(position)
        else:
            batch.results[position] = known
            on_result(position, known)
    return unknown


def _work(
    engine: Engine,
    reads: Sequence[Read],
    todo: queue.SimpleQueue[int],
    batch: Batch,
    on_result: OnResult,
    stop: threading.Event,
    memory: Memory | None,
) -> None:
    try:
        while not stop.is_set():
            try:
                position = todo.get_nowait()
            except queue.Empty:
                return
            try:
                submission = reads[position]()
            except Exception as error:  # a thread that ends here would lose all hand-ins after this one too
                batch.faults[position] = fault_of(error)
                continue
            result = graded(engine, submission)
            if stop.is_set():
                return
            batch.results[position] = result
            if memory is not None:
                memory.keep(submission, result)
            on_result(position, result)
    finally:
        engine.close()


def graded(engine: Engine, submission: Submission) -> SubmissionResult:
    """The faults of the machine and of this program become a result that says so; they are never the student's lost
    points, and cost no other hand-in."""
    try:
        return grade_submission(engine, submission)
    except (NoWorker, Ended, OSError, MemoryError) as error:
        said = str(error)
    except Exception as error:
        said = fault_of(error)
    return not_graded(engine.suite, submission, Message("not_graded_machine", {"error": said[:200]}))


def fault_of(error: BaseException) -> str:
    """What is said of an exception that nobody expected."""
    return f"a fault of the grader: {type(error).__name__} ({_place_of(error)})"


def _place_of(error: BaseException) -> str:
    """The innermost file and line of this program."""
    trace = error.__traceback__
    place = ""
    while trace is not None:
        place = f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place


def not_graded(suite: Suite, submission: Submission, why: Message) -> SubmissionResult:
    """The result of a hand-in that could not be judged at all."""
    functions = tuple(
        FunctionResult(
            f.name, "not_graded", None, f.points, None, sum(check.points for check in f.checks if check.bonus)
        )
        for f in suite.exercise.functions
    )
    return SubmissionResult(
        student=submission.student,
        file=submission.path,
        status="not_graded",
        points=None,
        out_of=suite.exercise.points,
        bonus=None,
        functions=functions,
        problems=(*submission.problems, why),
        source=submission.text,
        digest=submission.digest,
    )
