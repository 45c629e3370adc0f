from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from .jail import CONFIGURATIONS, Jail, open_jail


@pytest.fixture(scope="session")
def jails() -> Iterator[Callable[[str], Jail]]:
    """One server for each configuration, started when it is first asked for."""
    opened: dict[str, Jail] = {}

    def jail(name: str) -> Jail:
        if name not in opened:
            options, how = CONFIGURATIONS[name]
            opened[name] = open_jail(options, **how)
        return opened[name]

    yield jail
    for each in opened.values():
        each.close()


@pytest.fixture(scope="session", params=list(CONFIGURATIONS))
def jail(request: pytest.FixtureRequest, jails: Callable[[str], Jail]) -> Jail:
    """Every kind of full fence in turn."""
    return jails(request.param)
