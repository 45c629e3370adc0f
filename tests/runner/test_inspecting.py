"""One process reads the sources of a class, and none of them leaves anything to the next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grader.runner.inspecting import MAX_SOURCES, Inspector, inspect_source
from grader.runner.servers import Server, start_server

REQUEST = {"functions": [{"name": "f", "also": [], "uses": [], "rules": []}], "rules": [], "files": {}}
SOURCES = [
    "def f(n): return n + 1",
    "def f(n): return (",
    "import random\ndef f(n): return random.random()",
    "x = " + "(" * 20_000 + "1" + ")" * 20_000,
    "x = " + "-" * 30_000 + "1\ndef f(n): return n",
    "x = " + "+".join(["1"] * 20_000),
    "",
    "def f(n):\n    print(n)\n\nclass A:\n    def f(self): pass",
]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with start_server({"isolation": "best"}) as found:
        yield found


def test_the_same_as_by_a_process_of_its_own(server: Server) -> None:
    inspector = Inspector(server)
    try:
        for _ in range(2):
            for source in SOURCES:
                found, child = inspector.inspect(source, REQUEST)
                if child is not None:
                    child.close()
                assert found == inspect_source(server, source, REQUEST)
    finally:
        inspector.close()


def test_only_the_first_is_read_by_the_process_that_loads_it(server: Server) -> None:
    inspector = Inspector(server)
    try:
        children = [inspector.inspect(SOURCES[0], REQUEST)[1] for _ in range(3)]
        assert children[0] is not None
        children[0].close()
        assert children[1:] == [None, None]
    finally:
        inspector.close()


def test_a_new_process_from_time_to_time(server: Server) -> None:
    inspector = Inspector(server)
    try:
        inspector._sources = MAX_SOURCES - 1
        inspector.inspect(SOURCES[0], REQUEST)
        assert inspector._child is None
    finally:
        inspector.close()
