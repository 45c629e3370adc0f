"""`grader doctor`: what isolation is in force here, and which Pythons can run hand-ins."""

from __future__ import annotations

from typing import Any

import click

from grader.commands.options import NOT_GRADED, check_python, fail, isolation_of, isolation_option, python_option

PROTECTS = {
    "namespaces": "a hand-in has its own view of the computer: no home folders, no network, no other processes",
    "landlock": "a hand-in can read Python's own library and no other file, and write none",
    "seccomp": "a hand-in cannot start processes, send signals or open connections",
    "rlimits": "memory, CPU time and open files have a limit",
    "uid": "a hand-in runs as a user who owns nothing",
}
FULL = "Hand-ins of strangers can be graded here: they reach no files, no network and no other processes."
WEAK = (
    "CAREFUL: a hand-in can do here whatever you can do: read and change your files, use the network. Grade only files "
    "whose authors you trust, or use a container or another machine. `--isolation require` (the default where CI is "
    "set) refuses to grade here."
)


@click.command("doctor")
@isolation_option
@python_option
def command(isolation: str | None, python: str | None) -> None:
    """Say which layers of isolation are in force on this machine, how to get those that are missing, and which Pythons
    can run hand-ins."""
    from grader.runner.confine.status import describe, is_full
    from grader.runner.host import NoWorker
    from grader.runner.interpreter import find_interpreter
    from grader.runner.servers import start_server

    check_python(python)
    options = {"isolation": isolation_of(isolation), "memory_mb": 256, "cpu_seconds": 60}
    try:
        with start_server(options, python) as server:
            status, version = server.status, server.python_version
    except NoWorker as error:
        fail(f"Hand-ins cannot be run here: {error}", NOT_GRADED)
    click.echo(f"Hand-ins run under Python {version} ({find_interpreter(python).path}).")
    click.echo(f"Isolation: {describe(status)}")
    _tell_layers(status)
    click.echo("\n" + (FULL if is_full(status) else WEAK))
    _tell_pythons()


def _tell_layers(status: dict[str, Any]) -> None:
    from grader.runner.confine.status import missing

    lacking = missing(status)
    click.echo("\nIn force:")
    for layer, what in PROTECTS.items():
        if status["layers"][layer]["on"]:
            click.echo(f"- {layer}: {what}")
    if not status["memory_limited"]:
        click.echo("  (but this system does not limit memory)")
    click.echo("\nMissing:" if lacking else "\nNothing is missing.")
    for layer, why, cure in lacking:
        click.echo(f"- {layer}: {PROTECTS[layer]}.\n  Why not: {why}.\n  {cure}")


def _tell_pythons() -> None:
    from grader.runner.interpreter import other_interpreters

    others = other_interpreters()
    click.echo("\nOther Pythons for `python:` in a spec, or --python:" if others else "\nNo other Pythons were found.")
    for other in others:
        click.echo(f"- {other.version} ({other.path})")
