"""A confined child, from its first request to its end: one hand-in, or the reference, or the teacher's checks."""

from __future__ import annotations

import builtins
import os
import random
import sys
from typing import Any, Callable, Dict, Optional

from grader.runner.acting import Actor
from grader.runner.bounded import encoder
from grader.runner.calling import OUT_OF_MEMORY, TIMED_OUT, TOO_MUCH_OUTPUT, WANTED_INPUT, Caller, materialised
from grader.runner.clock import Watch, line_in
from grader.runner.editing import Edits
from grader.runner.importing import offer, serve
from grader.runner.judging import Judge
from grader.runner.loading import Loader, defined_names, new_module, run_program, statement_lines
from grader.runner.meeting import Meeting
from grader.runner.memory_files import keep_files_in_memory
from grader.runner.protocol import DONE, INSPECTED, LOADED
from grader.runner.replacing import stand_ins
from grader.runner.settings import values_of
from grader.runner.streams import Keyboard, Screen
from grader.runner.tracing import LineTracer
from grader.runner.values import MAX_BYTES, MAX_DEPTH
from grader.runner.wire import receive, send_json
from grader.runner.witness import Witness
from grader.source.inspect import inspect

_exit = os._exit
_seed_random = random.seed
SPOILED = 98
"""exit code of a child whose own code was broken by the hand-in"""


def serve_requests() -> None:
    """Answers requests until the channel is closed. Never returns."""
    judge = Judge()
    hand_in: Optional[HandIn] = None
    while True:
        request = receive()
        do = request["do"]
        if do == "inspect":
            send_json(INSPECTED, inspect(request["text"], request["request"]))
        elif do == "lines":
            send_json(INSPECTED, statement_lines(request["text"], request["positions"]))
        elif do == "judge_load":
            judge.load(request)
        elif do == "judge":
            judge.judge(request)
        elif do == "contains":
            judge.contains(request)
        elif do in ("load", "play"):
            hand_in = HandIn(request)
            getattr(hand_in, do)(request)
        elif hand_in is not None:
            getattr(hand_in, do)(request)


def leave(code: Any = None) -> None:
    """`exit()` and `quit()`, which Python offers where it is started in the usual way."""
    raise SystemExit() if code is None else SystemExit(code)


class HandIn:
    """One source, loaded; its functions called."""

    def __init__(self, request: Dict[str, Any]) -> None:
        self._file_name = request["file"]
        self._watch = Watch(self._file_name, self._expired, self._full)
        self._screen = Screen(request["output_chars"], self._flooded)
        self._keyboard = Keyboard(self._starved)
        encode_result = encoder(request.get("result_depth", MAX_DEPTH), request.get("result_bytes", MAX_BYTES))
        self._caller = Caller(self._file_name, self._watch, self._screen, self._keyboard, encode_result)
        self._module = new_module(request["module"], self._file_name)
        self._actor = Actor(self._module.__dict__)
        self._loader = Loader(self._module, self._file_name, self._watch, self._keyboard)
        self._edits = Edits(self._module, self._file_name)

    def _prepare(self, request: Dict[str, Any]) -> None:
        sys.stdin, sys.stdout, sys.stderr = self._keyboard, self._screen, self._screen
        sys.argv = [self._file_name]
        builtins.exit = builtins.quit = leave  # type: ignore[assignment]
        keep_files_in_memory()
        serve(request.get("modules", {}))
        if self._file_name.rpartition(".")[0] not in request.get("modules", {}):
            offer(self._module, self._file_name.rpartition(".")[0])
        self._settings = values_of(request.get("variables", {}))
        self._module.__dict__.update(self._settings)
        self._watch.start()

    def play(self, request: Dict[str, Any]) -> None:
        """Runs the source from its first line to its last, as the one case of the request."""
        self._prepare(request)
        sys.stderr = Screen(request["output_chars"], self._flooded)  # what stands there is no answer
        text, namespace = request["text"], self._module.__dict__
        self._caller.run(lambda: run_program(text, self._file_name, namespace, self._settings), request, _seed_random)

    def load(self, request: Dict[str, Any]) -> None:
        """Runs the source; answers with LOADED: names, skipped statements, printed text, or why it does not parse."""
        self._prepare(request)
        self._watch.limit_s = request["load_s"]
        _seed_random(request["seed"])
        error = None
        try:
            replaced = stand_ins(
                self._module.__dict__, request.get("replace", {}), request.get("ready", {}), self._watch.forgive
            )
            after_each = self._setting_again(replaced) if self._settings else replaced
            self._loader.load(request["text"], request["skip"], after_each)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as fault:
            error = type(fault).__name__
        self._keyboard.fill(None)
        names = defined_names(self._module.__dict__, [request["module"], *request.get("modules", {})])
        send_json(
            LOADED,
            {"names": names, "skipped": self._loader.skipped, "printed": self._screen.take(), "error": error},
        )

    def _setting_again(self, replaced: Callable[[Dict[str, Any]], None]) -> Callable[[Dict[str, Any]], None]:
        """What the exercise sets stays so, whatever a statement made of it."""

        def after_each(namespace: Dict[str, Any]) -> None:
            replaced(namespace)
            namespace.update(self._settings)

        return after_each

    def run(self, request: Dict[str, Any]) -> None:
        """Calls one function on cases."""
        seed = _seed_random if request["seeded"] else None
        self._caller.run(self._function(request), request, seed)

    def read(self, request: Dict[str, Any]) -> None:
        """Gives the value of a variable, as if a call without arguments had returned it."""
        namespace, name = self._module.__dict__, request["function"]
        self._caller.run(lambda: namespace[name], request, None)

    def act(self, request: Dict[str, Any]) -> None:
        """Does one thing after the other with functions and objects of the hand-in."""
        self._actor.follow(request["orders"])
        self._caller.run(self._actor, request, _seed_random)

    def run_traced(self, request: Dict[str, Any]) -> None:
        """As `run`, then the arcs of lines as JSON in one more DONE frame."""
        tracer = LineTracer(self._file_name)
        function = self._function(request)
        limit = request["materialise"]

        def traced(*args: Any) -> Any:
            tracer.start()
            try:
                return materialised(function(*args), limit) if limit else function(*args)
            finally:
                tracer.stop()

        self._caller.run(traced, request, _seed_random)
        send_json(DONE, sorted(tracer.arcs)[:20_000])

    def run_watched(self, request: Dict[str, Any]) -> None:
        """As `run`, then what the witness saw as JSON in one more DONE frame."""
        witness = Witness(self._file_name, tuple(request["apart"]))
        function = self._function(request)

        def watched(*args: Any) -> Any:
            witness.start()
            try:
                return function(*args)
            finally:
                witness.stop()

        self._caller.run(watched, request, _seed_random)
        send_json(DONE, witness.stop())

    def run_met(self, request: Dict[str, Any]) -> None:
        """As `run`, then what of the required means was met as JSON in one more DONE frame."""
        meeting = Meeting(request["wanted"], self._module.__dict__, self._file_name, request["apart"])
        function = self._function(request)
        self._caller.run(lambda *args: meeting.call(function, args), request, _seed_random)
        send_json(DONE, meeting.told())

    def edit_run(self, request: Dict[str, Any]) -> None:
        """As `run`, of one edited function after the other."""
        self._caller.run(self._edits.runner(request), request, _seed_random if request["seeded"] else None)

    def edit_list(self, request: Dict[str, Any]) -> None:
        """The edits that there are as JSON in one more DONE frame."""
        self._tell(request, self._edits.listed(request))

    def edit_shown(self, request: Dict[str, Any]) -> None:
        """How edits look, in the same way."""
        self._tell(request, self._edits.shown(request))

    def _tell(self, request: Dict[str, Any], answer: Any) -> None:
        self._caller.run(None, {**request, "cases": []}, None)
        send_json(DONE, answer)

    def _function(self, request: Dict[str, Any]) -> Callable[..., Any]:
        function: Callable[..., Any] = self._module.__dict__.get(request["function"])  # type: ignore[assignment]
        return function

    def _expired(self, line: Optional[int]) -> None:
        self._end("timed_out", TIMED_OUT, line)

    def _full(self, line: Optional[int]) -> None:
        self._end("out_of_memory", OUT_OF_MEMORY, line)

    def _flooded(self) -> None:
        self._end("too_much_output", TOO_MUCH_OUTPUT, line_in(self._file_name, sys._getframe(2)))

    def _starved(self) -> None:
        self._end("wanted_input", WANTED_INPUT, line_in(self._file_name, sys._getframe(2)))

    def _end(self, kind: str, number: int, line: Optional[int]) -> None:
        """Ends the process from within a call or a top-level statement, and says why."""
        if self._caller.position >= 0:
            self._caller.stop(number, line)
        elif self._loader.statement >= 0:
            send_json(LOADED, {"stopped": self._loader.statement, "kind": kind, "line": line})
        else:
            return
        _exit(0)
