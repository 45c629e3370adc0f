"""`grader doctor`: what isolation is in force here."""

from __future__ import annotations

import click

from grader.commands.options import NOT_GRADED, fail


@click.command("doctor")
def command() -> None:
    """Say which layers of isolation are in force on this machine, and how to get those that are missing."""
    from grader.runner.confine.status import describe, missing
    from grader.runner.host import ForkServer, NoWorker

    try:
        with ForkServer({"isolation": "best", "memory_mb": 256, "cpu_seconds": 60}) as server:
            status, python = server.status, server.python_version
    except NoWorker as error:
        fail(f"Hand-ins cannot be run here: {error}", NOT_GRADED)
    click.echo(f"Hand-ins run under Python {python}.")
    click.echo(f"Isolation: {describe(status)}")
    lacking = missing(status)
    for layer, why, cure in lacking:
        click.echo(f"- {layer} is missing: {why}. {cure}")
    if not lacking:
        click.echo("Nothing is missing.")
