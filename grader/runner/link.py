"""The grader's end of the bytes to and from a child: a socket where the system can watch it, else a pair of pipes."""

from __future__ import annotations

import os
import queue
import select
import socket
import threading
from typing import Protocol

MOST_AT_ONCE = 1 << 16


class Link(Protocol):
    """Both directions at once, so that two full buffers never wait for each other."""

    def exchange(self, outbox: memoryview, timeout_s: float) -> tuple[memoryview, bytes | None]:
        """Waits until bytes have moved, or for `timeout_s`: what is still to be sent; what has come, None if nothing
        has, b"" at the end of the child."""

    def close(self) -> None: ...


class SocketLink:
    """A socket, watched by `poll`."""

    def __init__(self, ours: socket.socket) -> None:
        ours.setblocking(False)
        self._socket = ours
        self._poll = select.poll()
        self._poll.register(ours, select.POLLIN)

    def exchange(self, outbox: memoryview, timeout_s: float) -> tuple[memoryview, bytes | None]:
        self._poll.modify(self._socket, select.POLLIN | (select.POLLOUT if outbox else 0))
        events = self._poll.poll(timeout_s * 1000)
        event = events[0][1] if events else 0
        if event & select.POLLOUT:
            outbox = self._send(outbox)
        if event & (select.POLLIN | select.POLLHUP | select.POLLERR):
            return outbox, self._receive()
        return outbox, None

    def _send(self, outbox: memoryview) -> memoryview:
        try:
            return outbox[self._socket.send(outbox) :]
        except BlockingIOError:
            return outbox
        except OSError:
            return memoryview(b"")

    def _receive(self) -> bytes | None:
        try:
            return self._socket.recv(MOST_AT_ONCE)
        except BlockingIOError:
            return None
        except OSError:
            return b""

    def close(self) -> None:
        self._socket.close()


class PipeLink:
    """Two pipes with a thread at each: for systems that can neither watch a pipe nor pass a socket on."""

    MOST_WAITING = 8
    """pieces that have come and that nobody has asked for; the child waits then"""

    def __init__(self, to_child: int, from_child: int) -> None:
        """Takes over both descriptors."""
        self._closed = threading.Event()
        self._out: queue.SimpleQueue[memoryview | None] = queue.SimpleQueue()
        self._in: queue.Queue[bytes] = queue.Queue(self.MOST_WAITING)
        self._ended = False
        for work, descriptor in ((self._write, to_child), (self._read, from_child)):
            threading.Thread(target=work, args=(descriptor,), daemon=True).start()

    def exchange(self, outbox: memoryview, timeout_s: float) -> tuple[memoryview, bytes | None]:
        if outbox:
            self._out.put(outbox)
        if self._ended:
            return memoryview(b""), b""
        try:
            data = self._in.get(timeout=max(timeout_s, 0.0))
        except queue.Empty:
            return memoryview(b""), None
        self._ended = not data
        return memoryview(b""), data

    def _write(self, descriptor: int) -> None:
        try:
            while (piece := self._out.get()) is not None:
                while piece:
                    piece = piece[os.write(descriptor, piece) :]
        except OSError:
            pass  # the child has ended, which the other thread notices
        finally:
            os.close(descriptor)

    def _read(self, descriptor: int) -> None:
        data = b"begin"
        try:
            while data and not self._closed.is_set():
                data = os.read(descriptor, MOST_AT_ONCE)
                self._deliver(data)
        except OSError:
            self._deliver(b"")
        finally:
            os.close(descriptor)

    def _deliver(self, data: bytes) -> None:
        while not self._closed.is_set():
            try:
                self._in.put(data, timeout=0.2)
            except queue.Full:
                continue
            return

    def close(self) -> None:
        """The threads end by themselves, as soon as the child has."""
        self._closed.set()
        self._out.put(None)
