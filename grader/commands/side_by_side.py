"""Work of several exercises side by side: most of it is done by processes of their own, so threads are enough."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Result = TypeVar("Result")


def side_by_side(tasks: Sequence[Callable[[], Result]], at_once: int) -> Iterator[Result]:
    """The results in the order of the tasks, each as soon as it is there; what a task raises is raised in its turn.

    The threads do not keep the program alive: an interrupt ends it at once.
    """
    if at_once < 2 or len(tasks) < 2:
        yield from (task() for task in tasks)
        return
    done: list[queue.SimpleQueue[tuple[Result | None, BaseException | None]]] = [queue.SimpleQueue() for _ in tasks]
    todo: queue.SimpleQueue[int] = queue.SimpleQueue()
    for place in range(len(tasks)):
        todo.put(place)

    def work() -> None:
        while True:
            try:
                place = todo.get_nowait()
            except queue.Empty:
                return
            try:
                done[place].put((tasks[place](), None))
            except BaseException as error:  # told in the thread that waits for it
                done[place].put((None, error))

    for _ in range(min(at_once, len(tasks))):
        threading.Thread(target=work, daemon=True).start()
    for one in done:
        result, error = one.get()
        if error is not None:
            raise error
        yield result  # type: ignore[misc]
