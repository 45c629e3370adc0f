"""`grader ci`: a repository that a student writes, in continuous integration."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from grader.commands.options import (
    check_language,
    isolation_of,
    isolation_option,
    language_option,
    python_option,
)


@click.command("ci")
@click.argument("root", type=click.Path(path_type=Path), default=Path(), metavar="[FOLDER]")
@click.option(
    "--pack", "packs", type=click.Path(path_type=Path), multiple=True,
    help="Grade by this pack, a path below FOLDER; may be given several times.",
)  # fmt: skip
@click.option(
    "--digest", "digests", metavar="SHA256", multiple=True,
    help="The pack must have this sha256 (`grader pack` says it), else nothing is graded. Give one for each pack.",
)  # fmt: skip
@click.option(
    "--base", metavar="COMMIT",
    help="Take pack, spec, cases and checks from this commit, and not as they stand in FOLDER now. It must be one that "
    "students cannot move, as the base of a pull request.",
)  # fmt: skip
@click.option(
    "--exercise", metavar="NAME", help="Only this exercise: the name of its spec without the ending. [default: all]"
)
@click.option(
    "--specs", type=click.Path(path_type=Path), default=Path("specs"), show_default=True,
    help="The folder with the specs and their stored cases, below FOLDER.",
)  # fmt: skip
@click.option(
    "--reference", type=click.Path(path_type=Path), default=Path("reference"), show_default=True,
    help="The folder with the reference solutions, below FOLDER; it need not be there.",
)  # fmt: skip
@click.option("--student", metavar="NAME", help="Who handed in. [default: told by the system that runs this]")
@click.option(
    "--out", type=click.Path(path_type=Path), default=Path("reports"), show_default=True, help="Folder of the reports."
)
@click.option(
    "--format", "formats", metavar="NAME,…", default="json,html,junit,summary", show_default=True,
    help="What to write into the folder of the reports: the names are those of `grader grade`.",
)  # fmt: skip
@click.option(
    "--annotations", type=click.Choice(["auto", "github", "none"]), default="auto", show_default=True,
    help="Remarks at lines of the source, as commands of GitHub; auto: where GITHUB_ACTIONS is set.",
)  # fmt: skip
@click.option(
    "--result", type=click.Path(path_type=Path), default=None,
    help="Classroom 50's result.json, written here; the exit code is then 0 whatever the points are. "
    "[default: result.json in FOLDER where CLASSROOM is set]",
)  # fmt: skip
@language_option
@isolation_option
@python_option
def command(
    root: Path,
    packs: tuple[Path, ...],
    digests: tuple[str, ...],
    base: str | None,
    exercise: str | None,
    specs: Path,
    reference: Path,
    student: str | None,
    out: Path,
    formats: str,
    annotations: str,
    result: Path | None,
    lang: str | None,
    isolation: str | None,
    python: str | None,
) -> None:
    """Grade the hand-in in a repository that its student writes, and say so where the system shows it.

    The hand-in is <exercise>.py, or what lies in submissions/<exercise>/ or in <exercise>/, or the Python file that
    defines most of the functions asked for. What students can change is not what they are graded by: name a pack with
    its digest, or a commit. On GitHub the remarks stand at the lines, and the cards in the summary of the run.

    \b
    Examples:
      grader ci --pack nim.pack --digest 3f5a…      what an assignment repository runs
      grader ci --base "$BASE_SHA"                  for pull requests
    """
    from grader.commands.ci_run import CiRun
    from grader.commands.reporting import reporting
    from grader.commands.vouched import Wanted

    check_language(lang)
    if result is None and os.environ.get("CLASSROOM"):
        result = root / "result.json"
    if annotations == "auto":
        annotations = "github" if os.environ.get("GITHUB_ACTIONS") else "none"
    run = CiRun(
        Wanted(root, packs, digests, base, specs, reference, exercise),
        reporting(out, formats, lang, (), ""),
        isolation_of(isolation),
        python,
        student,
        annotations == "github",
        result,
    )
    sys.exit(run.run())
