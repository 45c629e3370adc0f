"""Options that several commands share, and how their mistakes are told."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

WRONG_INPUT = 2
NOT_GRADED = 3
INTERRUPTED = 130
FAILED = 1


def specs_option(function: F) -> F:
    return click.option(
        "--specs", type=click.Path(path_type=Path), default=Path("specs"), show_default=True,
        help="The folder with the specs (<exercise>.yaml), or one spec.",
    )(function)  # fmt: skip


def reference_option(function: F) -> F:
    return click.option(
        "--reference", type=click.Path(path_type=Path), default=Path("reference"), show_default=True,
        help="The folder with the reference solutions (<exercise>/solution.py).",
    )(function)  # fmt: skip


def exercise_option(function: F) -> F:
    return click.option(
        "--exercise", metavar="NAME",
        help="Grade by this exercise only: the name of its spec without the ending (nim for specs/nim.yaml). "
        "[default: told by the names of folders and files]",
    )(function)  # fmt: skip


def variant_option(function: F) -> F:
    return click.option(
        "--variant", metavar="NAME", default=None,
        help="Grade by this variant of the exercise. [default: the one that the spec assigns to the student]",
    )(function)  # fmt: skip


def jobs_option(function: F) -> F:
    return click.option(
        "--jobs", type=click.IntRange(1, 64), default=None,
        help="How many hand-ins to grade at the same time. [default: one per processor]",
    )(function)  # fmt: skip


def language_option(function: F) -> F:
    return click.option(
        "--lang", metavar="CODE",
        help="The language of messages and reports: en, pl, ru or sl. [default: the one that the spec names]",
    )(function)  # fmt: skip


def isolation_option(function: F) -> F:
    return click.option(
        "--isolation", type=click.Choice(["require", "best", "none"]), default=None,
        help="Refuse to run without full confinement, use what there is, or none of it. "
        "[default: best; require where CI is set]",
    )(function)  # fmt: skip


def python_option(function: F) -> F:
    return click.option(
        "--python", metavar="VERSION", default=None,
        help="The Python that runs the hand-ins: a version (3.9), a command or a path. "
        "[default: the exercise's, else the grader's own]",
    )(function)  # fmt: skip


def check_python(wanted: str | None) -> None:
    """Ends the command if there is no such Python here."""
    if wanted is not None:
        from grader.runner.interpreter import NoInterpreter, find_interpreter

        try:
            find_interpreter(wanted)
        except NoInterpreter as error:
            fail(f"--python: {error}")


def isolation_of(choice: str | None) -> str:
    return choice or ("require" if os.environ.get("CI") else "best")


def jobs_of(choice: int | None) -> int:
    if choice is not None:
        return choice
    try:
        return max(1, len(os.sched_getaffinity(0)))
    except AttributeError:
        return max(1, os.cpu_count() or 1)


def fail(message: str, code: int = WRONG_INPUT) -> NoReturn:
    """Ends the command with a message for a person."""
    click.echo(message, err=True)
    sys.exit(code)


def check_language(code: str | None) -> None:
    """Ends the command if there is no catalogue for that language."""
    from grader.feedback.texts import languages

    if code is not None and code.replace("_", "-").split("-")[0].lower() not in languages():
        fail(f"There is no language {code!r}. There are: {', '.join(languages())}.")


def plural(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"
