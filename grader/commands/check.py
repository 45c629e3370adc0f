"""`grader check`: a student's own file, in the terminal."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import click

from grader.commands.options import (
    check_language,
    isolation_of,
    isolation_option,
    language_option,
    python_option,
    reference_option,
    specs_option,
    variant_option,
)


@click.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…")
@click.option("--function", "only", metavar="NAME", help="Show only this function; the exit code is about it alone.")
@click.option("--all", "everything", is_flag=True, help="Show all that is known, not only what to look at next.")
@click.option("--watch", is_flag=True, help="Check again at each save and say what has changed, until Ctrl-C.")
@click.option("--open", "open_page", is_flag=True, help="Also show the result as a page in the browser.")
@click.option(
    "--exercise", metavar="NAME",
    help="The exercise that the file is of: the name of its spec without the ending (nim for specs/nim.yaml). "
    "[default: told by the names of file and folder, or by the functions in the file]",
)  # fmt: skip
@click.option(
    "--pack", "packs", type=click.Path(path_type=Path), multiple=True,
    help="Check by this file from your teacher, instead of specs and reference; may be given several times. "
    "[default: where there is no spec, all *.pack in this folder, in specs/ and beside the file]",
)  # fmt: skip
@variant_option
@language_option
@specs_option
@reference_option
@isolation_option
@python_option
def command(
    files: tuple[Path, ...],
    only: str | None,
    everything: bool,
    watch: bool,
    open_page: bool,
    exercise: str | None,
    packs: tuple[Path, ...],
    variant: str | None,
    lang: str | None,
    specs: Path,
    reference: Path,
    isolation: str | None,
    python: str | None,
) -> None:
    """Check your own file the way it will be graded.

    One line for each function, then the one thing to look at next: the smallest input on which it goes wrong, as a
    call to paste into Python. The reference solution need not be there if its stored cases are (nim.suite.json beside
    the spec), or a pack.

    \b
    Examples:
      grader check nim.py
      grader check nim.py --watch
      grader check nim.py --function razbij --all
      grader check nim.py --pack nim.pack
    """
    from grader.commands.checking import Checking
    from grader.commands.grading_run import GradingRun

    if not watch:
        gc.disable()  # it ends before there is anything to collect, and looking for it takes a tenth of its time
    check_language(lang)
    packs = packs or _packs_here(specs, files)

    def new_run() -> GradingRun:
        run = GradingRun(specs, reference, exercise, 1, isolation_of(isolation), python, quiet=True, for_student=True)
        run.packs, run.variant = packs, variant
        run.advises = everything or open_page  # advice is for what is right, and only shown there
        return run

    checking = Checking(new_run, files, only, everything, lang, open_page)
    if watch:
        from grader.commands.watching import watch_files

        watch_files(checking)
    sys.exit(checking.check())


def _packs_here(specs: Path, files: tuple[Path, ...]) -> tuple[Path, ...]:
    """What a student has who was given packs, and no spec."""
    if specs.is_file() or any(specs.glob("*.yaml")) or any(specs.glob("*.yml")):
        return ()
    folders = dict.fromkeys([specs, Path(), *(file.parent for file in files)])
    return tuple(sorted({path for folder in folders for path in folder.glob("*.pack")}))
