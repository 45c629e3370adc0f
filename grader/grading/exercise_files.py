"""Where the files of an exercise lie."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

_NAMED = re.compile(rb"^exercise[ \t]*:", re.MULTILINE)
_HEAD = 4096
"""bytes in which a spec says the name of its exercise"""


class MissingFiles(Exception):
    """A folder or file of an exercise is not there; the text says which, and what to do."""


@dataclass(frozen=True)
class ExerciseFiles:
    """The files of one exercise. What does not exist is None or empty."""

    name: str
    spec: Path
    suite: Path
    solution: Path
    checks: Path | None
    template: Path | None
    right: tuple[Path, ...] = ()
    wrong: tuple[Path, ...] = ()

    def of_variant(self, variant: str) -> ExerciseFiles:
        """With the suite of another variant than the first."""
        return replace(self, suite=self.suite.with_name(f"{self.name}.{variant}.suite.json"))


def find_exercises(
    specs: Path, reference: Path, only: str | None = None, reference_needed: bool = True
) -> dict[str, ExerciseFiles]:
    """Exercise -> its files, for every spec in the folder, or the one asked for. MissingFiles if there is none.

    Where students check themselves the solution need not be there: `reference_needed` False.
    """
    if specs.is_file():
        found = [specs]
    elif specs.is_dir():
        found = sorted([*specs.glob("*.yaml"), *specs.glob("*.yml")])
    else:
        if specs.suffix in (".yaml", ".yml"):
            raise MissingFiles(f"{specs}: there is no such spec.{_other_spec(specs)}")
        named = Path("specs") / f"{specs}.yaml"
        if named.is_file():  # the exercise in the place of its spec
            raise MissingFiles(f"{specs}: there is no such file or folder; did you mean {named}?")
        raise MissingFiles(
            f"{specs}: there is no such folder. Run this in the folder that holds it, or name it with --specs; it "
            "should have one <exercise>.yaml for each exercise."
        )
    if not found:
        raise MissingFiles(f"{specs}: there is no spec in this folder. A spec is a file <exercise>.yaml.")
    names = {path.stem: path for path in found}
    if only is not None:
        if only not in names:
            raise MissingFiles(f"{specs}: there is no exercise {only!r}.{_nearest(only, names)}")
        names = {only: names[only]}
    return {name: files_of(name, path, reference / name, reference_needed) for name, path in names.items()}


def files_of(name: str, spec: Path, folder: Path, reference_needed: bool = True) -> ExerciseFiles:
    """MissingFiles if the solution is not there and needed."""
    solution = folder / "solution.py"
    if reference_needed and not solution.is_file():
        raise MissingFiles(f"{solution}: the reference solution of {name!r} is missing. Put a correct solution there.")
    checks, template = folder / "checks.py", folder / "template.py"
    return ExerciseFiles(
        name=name,
        spec=spec,
        suite=spec.with_suffix(".suite.json"),
        solution=solution,
        checks=checks if checks.is_file() else None,
        template=template if template.is_file() else None,
        right=tuple(sorted(folder.glob("right/*.py"))),
        wrong=tuple(sorted(folder.glob("wrong/*.py"))),
    )


def _other_spec(spec: Path) -> str:
    """The one that may be meant: of this name in `specs`, else of those beside it; other files in YAML are none."""
    inside = spec.parent / "specs" / spec.name
    if inside.is_file():
        return f" Did you mean {inside}?"
    return _nearest(spec.name, sorted(path.name for path in spec.parent.glob("*.yaml") if _is_spec(path)))


def _is_spec(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return _NAMED.search(file.read(_HEAD)) is not None
    except OSError:
        return False


def _nearest(name: str, all_names: Iterable[str]) -> str:
    names = list(all_names)
    near = difflib.get_close_matches(name, names, n=1)
    return f" Did you mean {near[0]!r}?" if near else (" There are: " + ", ".join(sorted(names)) + "." if names else "")
