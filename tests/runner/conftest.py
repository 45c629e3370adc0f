"""Real processes for the tests of the runner."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grader.runner.host import ForkServer
from tests.runner.servers import OPTIONS


@pytest.fixture(scope="module")
def server() -> Iterator[ForkServer]:
    with ForkServer(OPTIONS) as started:
        yield started
