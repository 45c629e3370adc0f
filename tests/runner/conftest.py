"""Real processes for the tests of the runner."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grader.runner.servers import Server, start_server
from tests.runner.servers import KINDS, OPTIONS


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    kind, do_without = KINDS[request.param]
    with start_server({**OPTIONS, "do_without": do_without}, kind=kind) as started:
        yield started
