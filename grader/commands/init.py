"""`grader init`: a folder to start in."""

from __future__ import annotations

from pathlib import Path

import click

from grader.commands.options import check_language, fail


@click.command("init")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option(
    "--lang", metavar="CODE", default="en", show_default=True,
    help="The language of what students read: en, pl, ru or sl.",
)  # fmt: skip
def command(folder: Path, lang: str) -> None:
    """Make a folder to start in, with an exercise of one function: spec, solution, right and wrong hand-ins, a README.

    `grader verify` and `grader grade` work in it at once. A folder that has something in it is left as it is.

    \b
    Example:
      grader init exercises && cd exercises && grader verify && grader grade
    """
    from grader.drafting.starting import NotEmpty, write_starter

    check_language(lang)
    try:
        written = write_starter(folder, lang.replace("_", "-").split("-")[0].lower())
    except NotEmpty:
        fail(f"{folder} is there already, and not an empty folder. Name a new one.")
    except OSError as error:
        fail(f"{folder}: cannot be written: {error.strerror}.")
    for path in written:
        click.echo(f"wrote {path}")
    inside = "" if folder.resolve() == Path.cwd() else f"cd {folder} && "
    click.echo(f"Next: {inside}grader verify && grader grade")
