"""A child as the grader sees it: requests go in, frames come out, and silence has a limit.

Both directions are non-blocking, so that two full buffers never wait for each other. Seconds of silence are counted in
the child's CPU time where it is running, so that a busy machine accuses no one; a child that sleeps gets no more.
"""

from __future__ import annotations

import marshal
import time
from typing import Any, Literal

from grader.runner.allowance import waiting_for_each_core
from grader.runner.protocol import HEADER, MAX_FRAME, READY
from grader.runner.servers import Server

EndReason = Literal["exited", "silent", "slept", "tampered", "unconfined", "total", "flooded", "unanswered"]
"""total, flooded: it took too long, or said too much, over many calls; unanswered: it called a replaced function, and
nobody knows what that does"""
SLACK_S = 0.15
"""The child's own watch comes first, as it can name the line."""
PATIENCE = 20
"""At most so many times the limit by the wall clock; more where more than ten processes wait for each core."""
MOST_PATIENCE = 200
MAX_BYTES = 1 << 28
"""from a child to one request, where no less is said"""
ASLEEP_SHARE = 0.005
"""of a core; a child that used less was asleep, unless the machine is very busy: it then waits for its turn"""
ASLEEP_S = 1.0
"""so long it is watched for that"""


class Ended(Exception):
    """No answer will come. `exit_code` is negative for a signal."""

    def __init__(self, why: EndReason, detail: str = "") -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail
        self.exit_code: int | None = None


class Child:
    """A confined process. To be closed."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.pid, self._link = server.spawn()
        self._generation = server.generation
        self._bytes_left = MAX_BYTES
        self._inbox = bytearray()
        self._outbox = memoryview(b"")
        self._closed = False
        kind, _ = self.receive(ANSWER_S_OF_START)
        if kind != READY:
            self.close()
            raise Ended("unconfined")

    def send(self, request: dict[str, Any], answer_bytes: int = MAX_BYTES) -> None:
        """Hands a request over; it is written while the answer is waited for, which may be so long at most."""
        self._bytes_left = answer_bytes
        body = marshal.dumps(request, 2)
        self._outbox = memoryview(HEADER.pack(len(body), b"Q") + body)

    def receive(self, limit_s: float) -> tuple[bytes, bytes]:
        """The next frame (kind, body). Ended after `limit_s` seconds of silence, at the end of the child, and for
        bytes that are no frame."""
        while True:
            found = self._whole_frame()
            if found is not None:
                return found
            self._wait(limit_s)

    def _whole_frame(self) -> tuple[bytes, bytes] | None:
        if len(self._inbox) < HEADER.size:
            return None
        length, kind = HEADER.unpack_from(self._inbox)
        if length > MAX_FRAME:
            raise Ended("tampered", "a frame too long")
        end = HEADER.size + length
        if len(self._inbox) < end:
            return None
        body = bytes(self._inbox[HEADER.size : end])
        del self._inbox[:end]
        return kind, body

    def _wait(self, limit_s: float) -> None:
        """Until bytes have come."""
        began = time.monotonic()
        deadline = began + limit_s + SLACK_S
        watched: tuple[float, float] | None = None
        while True:
            self._outbox, data = self._link.exchange(self._outbox, max(0.0, deadline - time.monotonic()))
            if data is not None:
                self._take(data)
                return
            now = time.monotonic()
            if now < deadline:
                continue
            used = self._used()
            if used is None:
                raise Ended("exited")
            if watched is None:
                watched = (now, used)
            else:
                spent, passed = used - watched[1], now - watched[0]
                if spent >= limit_s or now - began > _patience() * limit_s + 1:
                    raise Ended("silent")
                if passed >= ASLEEP_S and spent < ASLEEP_SHARE * passed:
                    raise Ended("slept")
            deadline = now + max(0.05, limit_s / 4)

    def _take(self, data: bytes) -> None:
        if not data:
            raise Ended("exited")
        self._inbox += data
        self._bytes_left -= len(data)
        if self._bytes_left < 0:
            raise Ended("flooded")

    @property
    def has_more(self) -> bool:
        """Are there bytes that nobody asked for?"""
        return bool(self._inbox)

    def _used(self) -> float | None:
        """Numbers of processes are given again: those of a server that has been replaced mean others now."""
        return self._server.cpu_seconds(self.pid) if self._generation == self._server.generation else None

    def cpu_seconds(self) -> float:
        """CPU seconds used so far; 0.0 if it has ended."""
        return self._used() or 0.0

    def close(self) -> dict[str, Any]:
        """Ends the process: {code, cpu, peak_kb}, empty at the second time."""
        if self._closed:
            return {}
        self._closed = True
        self._link.close()
        return self._server.kill(self.pid) if self._generation == self._server.generation else {}


def _patience() -> float:
    return min(MOST_PATIENCE, PATIENCE * max(1.0, waiting_for_each_core() / 10))


ANSWER_S_OF_START = 10.0
