"""Calls a function of the hand-in on one case after the other, and streams what it did."""

from __future__ import annotations

import json
import marshal
import os
import time
from typing import Any, Callable, Dict, List, Optional, Tuple

from grader.model.outcome import ENDLESS
from grader.runner.clock import Watch
from grader.runner.described import describe
from grader.runner.protocol import DONE, KINDS, OUTCOMES, RECORD, RETURNED_ARGUMENT
from grader.runner.streams import Keyboard, Screen
from grader.runner.values import VERSION, Foreign, Unsendable, encode
from grader.runner.wire import send

FLUSH_S = 0.01
FLUSH_BYTES = 1 << 16
RETURNED, RAISED, TIMED_OUT, OUT_OF_MEMORY, TOO_MUCH_OUTPUT, WANTED_INPUT, UNSENDABLE = range(len(KINDS))

_loads = marshal.loads
_dumps = marshal.dumps
_now = time.perf_counter
_cpu_now = time.process_time
_record = RECORD.pack
RECORD_BYTES = RECORD.size
MUTABLE = frozenset({list, dict, set})
_json = json.dumps


class Caller:
    """Runs requests of the kind `run`. One for the life of a child."""

    def __init__(
        self,
        file_name: str,
        watch: Watch,
        screen: Screen,
        keyboard: Keyboard,
        encode_result: Callable[[Any], bytes] = encode,
    ) -> None:
        self._file_name = file_name
        self._encode_result = encode_result
        self._watch = watch
        self._screen = screen
        self._keyboard = keyboard
        self._work = 1 << 40
        self._pending: List[bytes] = []
        self._size = 0
        self._flushed = 0.0
        self._nonce = b""
        self._out_of_memory = False
        self._last: Any = None
        """the list, dict or set that the call before gave back, and its bytes then"""
        self._last_data = b""
        self._returned: Optional[bytes] = None
        """the first case whose result is one of its arguments itself, and which of them"""
        self.position = -1
        """of the case under way; -1 between two"""

    def run(self, function: Any, request: Dict[str, Any], seed: Optional[Callable[[int], None]]) -> None:
        """Sends an outcome for each case of the request, then DONE. One loop, for it is run for every call there is."""
        self._nonce = request["nonce"]
        self._watch.limit_s = request["limit_s"]
        each = request.get("each", False)
        timed = request.get("timed", False)
        materialise, truth = request.get("materialise", 0), request.get("truth", False)
        reads = bool(materialise or truth)
        keyboard, screen, watch, encode_result = self._keyboard, self._screen, self._watch, self._encode_result
        self._returned = None
        self._flushed = _now()
        for position, number, raw, lines in request["cases"]:
            if seed is not None:
                seed(number)
            if lines is not None or keyboard.used:
                keyboard.fill(lines)
            arguments = _loads(raw)
            kind, data = RETURNED, b""
            details: Optional[Dict[str, Any]] = None
            self._work += 1
            began = _cpu_now() if timed else 0.0
            self.position = position
            watch.work = self._work
            try:
                value = function(*arguments)
                if reads:
                    value, details = _read(value, materialise, truth)
                data = encode_result(value)
                if type(value) in MUTABLE:
                    details = self._given_again(position, arguments, value, data) or details
            except BaseException as error:  # SystemExit and KeyboardInterrupt are an outcome like any
                kind, details = self._failure(error)
            watch.work = self.position = -1
            seconds = _cpu_now() - began if timed else 0.0
            try:
                after = b"" if _dumps(arguments, VERSION) == raw else _changed(arguments, raw)
            except (ValueError, MemoryError):
                after = _changed(arguments, raw)
            if details is None and not screen.length and not keyboard.used:
                self._pending += (_record(position, kind, seconds, len(data), len(after), 0), data, after)
                self._size += RECORD_BYTES + len(data) + len(after)
            else:
                self._add(position, kind, seconds, data, after, details or {})
            if self._out_of_memory:  # what is left of the heap is no ground to judge the next case on
                self.flush()
                os._exit(0)
            if each or self._size > FLUSH_BYTES or _now() - self._flushed > FLUSH_S:
                self.flush()
        self.flush()
        send(DONE, self._nonce + (self._returned or b""))

    def _given_again(self, position: int, arguments: Any, value: Any, data: bytes) -> Optional[Dict[str, Any]]:
        """Remembers what a call gave back; says so if it is the object of the call before, with other contents."""
        shared = value is self._last and data != self._last_data
        self._last, self._last_data = value, data
        if self._returned is None:
            self._returned = _one_of(arguments, value, position)
        return {"shared": True} if shared else None

    def _failure(self, error: BaseException) -> Tuple[int, Dict[str, Any]]:
        """The kind of outcome that an exception is, and what is told of it."""
        kind = type(error)  # what the exception says of itself may be a lie
        if issubclass(kind, Unsendable):
            return UNSENDABLE, {"detail": str(error)}
        if issubclass(kind, MemoryError):
            self._out_of_memory = True
            return OUT_OF_MEMORY, {}
        return RAISED, {"raised": describe(error, self._file_name)}

    def _add(
        self, position: int, kind: int, seconds: float, data: bytes, after: bytes, details: Dict[str, Any]
    ) -> None:
        """The outcome with all that was printed, read and raised."""
        if self._screen.length:
            details["printed"] = self._screen.take()
        if self._keyboard.used:
            details["read"] = self._keyboard.lines_read
            details["starved"] = self._keyboard.starved
        extra = _json(details).encode("ascii") if details else b""
        self._pending += (_record(position, kind, seconds, len(data), len(after), len(extra)), data, after, extra)
        self._size += RECORD_BYTES + len(data) + len(after) + len(extra)

    def flush(self) -> None:
        if self._pending:
            body = self._nonce + b"".join(self._pending)
            self._pending = []
            self._size = 0
            send(OUTCOMES, body)
        self._flushed = _now()

    def stop(self, kind: int, line: Optional[int]) -> None:
        """The case under way is ended from within: its outcome is sent; the caller then ends the process."""
        self._add(self.position, kind, 0.0, b"", b"", {"line": line} if line else {})
        self.flush()


def _one_of(arguments: Any, value: Any, position: int) -> Optional[bytes]:
    for place, argument in enumerate(arguments[:255]):
        if argument is value:
            return RETURNED_ARGUMENT.pack(position, place)
    return None


def _changed(arguments: Any, raw: bytes) -> bytes:
    """The arguments after the call, encoded; b"" if they are as they were (sets may come in another order)."""
    try:
        after = encode(arguments)
    except (Unsendable, MemoryError):
        after = encode(("too large",))
    except Exception:
        after = encode(("not readable",))
    return b"" if after == raw else after


def _read(value: Any, materialise: int, truth: bool) -> Tuple[Any, Optional[Dict[str, Any]]]:
    """What is sent in the place of a value of a kind that cannot be sent as it is, and what is told of that."""
    if not materialise:
        return (with_truth(value) if truth else value), None
    found = materialised(value, materialise)
    endless = found is not value and len(found) > materialise
    return found, ({"detail": ENDLESS} if endless else None)


def materialised(value: Any, limit: int) -> Any:
    """The first items of an iterator as a list; anything else as it is."""
    if type(value) in (list, tuple, str, dict, set, frozenset, bytes) or not hasattr(value, "__iter__"):
        return value
    items = []
    for item in value:
        items.append(item)
        if len(items) > limit:
            break
    return items


def with_truth(value: Any) -> Any:
    """An object of another kind with what it counts as where only that is asked. What is always true, as iterators and
    functions are, says nothing, and stays as it is."""
    if isinstance(value, (int, float, complex, str, bytes, list, tuple, set, frozenset, dict)) or value is None:
        return value
    if callable(value) or hasattr(type(value), "__next__"):
        return value
    return Foreign(type(value).__name__, "", bool(value))
