"""`grader new`: a first spec from a solution."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grader.commands.options import (
    check_language,
    check_python,
    fail,
    isolation_of,
    isolation_option,
    plural,
    python_option,
    reference_option,
)

if TYPE_CHECKING:
    from grader.drafting.draft import Draft

_UNNAMED = ("solution", "main", "resitev", "rozwiazanie")


@click.command("new")
@click.argument("solution", type=click.Path(path_type=Path), metavar="SOLUTION.py")
@click.option(
    "--exercise", metavar="NAME",
    help="The name of the exercise, and of its spec. [default: that of the file, or of the folder of a solution.py]",
)  # fmt: skip
@click.option(
    "--specs", "folder", type=click.Path(path_type=Path), default=Path("specs"), show_default=True,
    help="The folder to write the spec into.",
)  # fmt: skip
@reference_option
@click.option("--lang", metavar="CODE", help="The language of the feedback: en, pl, ru or sl. [default: en]")
@isolation_option
@python_option
def command(
    solution: Path,
    exercise: str | None,
    folder: Path,
    reference: Path,
    lang: str | None,
    isolation: str | None,
    python: str | None,
) -> None:
    """Write a first spec for a solution: its functions, what their arguments may be, and the examples of docstrings.

    What type hints do not tell is guessed from names and from use, and tried on the solution, in isolation like any
    hand-in. What cannot be guessed stands in the spec as a comment that says what to choose. The solution is copied to
    where the other commands look for it. Nothing that exists is written over.

    \b
    Example:
      grader new evens.py              writes specs/evens.yaml and reference/evens/solution.py
    """
    from grader.drafting.draft import NoDraft, draft_spec
    from grader.runner.host import NoWorker

    check_language(lang)
    check_python(python)
    source = _read(solution)
    name = exercise or _name_of(solution)
    if not re.fullmatch(r"\w[\w.-]*", name):
        fail(f"{name!r} cannot be the name of an exercise: use letters, digits, _ and -. Give one with --exercise.")
    target = reference / name / "solution.py"
    _refuse_to_overwrite(folder, name, target, source)
    try:
        draft = draft_spec(name, source, lang, isolation_of(isolation), python)
    except (NoDraft, NoWorker) as error:
        fail(f"{solution}: {str(error).rstrip('.')}.")
    if draft.checks and target.with_name("checks.py").exists():
        fail(f"{target.with_name('checks.py')} is there already, and the spec of a class would need another one.")
    written = _write(draft, folder / f"{name}.yaml", target, source)
    _tell(draft, written, folder, reference, name)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        fail(f"{path}: is no text in UTF-8. Save it so, and try again.")
    except OSError as error:
        fail(f"{path}: cannot be read: {error.strerror}.")


def _name_of(solution: Path) -> str:
    """Of a file `evens.py`, or of `evens/solution.py`."""
    path = solution.resolve()
    return path.parent.name if path.stem in _UNNAMED else path.stem


def _refuse_to_overwrite(folder: Path, name: str, target: Path, source: str) -> None:
    for path in (folder / f"{name}.yaml", folder / f"{name}.yml"):
        if path.exists():
            fail(f"{path} is there already. Remove it, or choose another name with --exercise.")
    if target.exists() and target.read_bytes().decode("utf-8-sig", "replace").split() != source.split():
        fail(f"{target} is there already, and is another solution. Choose another name with --exercise.")


def _write(draft: Draft, spec: Path, target: Path, source: str) -> list[Path]:
    """What was written. Files are made anew: one that has appeared in the meantime is left as it is."""
    wanted = {spec: draft.spec, target: source}
    if draft.checks:
        wanted[target.with_name("checks.py")] = draft.checks
    if target.exists():
        del wanted[target]
    written = []
    for path, text in wanted.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            fail(f"{path}: cannot be written: {error.strerror}.")
        written.append(path)
    return written


def _tell(draft: Draft, written: list[Path], folder: Path, reference: Path, name: str) -> None:
    from grader.report.escape import terminal

    for path in written:
        click.echo(f"wrote {path}")
    asked = [entry for entry in draft.entries if not entry.choose]
    spec = written[0]
    click.echo(f"{plural(len(asked), 'part is', 'parts are')} asked for: {', '.join(e.name for e in asked) or 'none'}")
    for entry in draft.entries:
        for remark in entry.remarks if not entry.choose else ():
            click.echo(f"  {entry.name}: {terminal(remark)}")
    open_ones = [entry for entry in draft.entries if entry.choose]
    if open_ones:
        click.echo("Not guessed, and written as comments for you to fill in:")
    for entry in open_ones:
        click.echo(f"  {spec}:{draft.lines[entry.name]}: {entry.name}: {terminal(entry.choose)}")
    words = ["grader verify", f"--specs {folder}" if folder != Path("specs") else ""]
    words += [f"--reference {reference}" if reference != Path("reference") else "", f"--exercise {name}"]
    before = "" if asked else f"fill in {spec}, then "
    click.echo(f"Next: {before}{' '.join(filter(None, words))}")
