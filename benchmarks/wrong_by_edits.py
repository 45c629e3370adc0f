"""Wrong hand-ins of which the mistake is known: right solutions with one edit, or two."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from grader.grading.exercise_files import ExerciseFiles
from grader.source.edits.registry import edits_of
from grader.source.toplevel import FUNCTION_TYPES


@dataclass(frozen=True)
class Wrong:
    """One hand-in."""

    name: str
    function: str
    text: str
    lines: tuple[int, ...]
    """of the text that were changed; the ones nearest to them where something was left out"""
    edits: int


def wrong_by_edits(files: ExerciseFiles, functions: list[str], count: int, edits: int, seed: int) -> Iterator[Wrong]:
    """`count` hand-ins of an exercise, spread over functions and right solutions. Some may be right all the same."""
    chance = random.Random(f"{files.name}/{edits}/{seed}")
    sources = [files.solution, *files.right]
    made = 0
    for number in range(20 * count):
        path = chance.choice(sources)
        function = functions[number % len(functions)]
        found = _edited(path, function, edits, chance)
        if found is not None:
            text, lines = found
            yield Wrong(f"{function}_{edits}_{made}", function, text, lines, edits)
            made += 1
        if made == count:
            return


def _edited(path: Path, function: str, count: int, chance: random.Random) -> tuple[str, tuple[int, ...]] | None:
    """The text as `ast.unparse` writes it, so that lines are those of the statements."""
    tree = ast.parse(ast.unparse(ast.parse(path.read_text(encoding="utf-8"))))
    roots = [one for one in tree.body if isinstance(one, FUNCTION_TYPES) and one.name == function]
    if not roots:
        return None
    lines = []
    for _ in range(count):
        edits = edits_of(roots[-1], repair=False)
        if not edits:
            return None
        edit = chance.choice(edits)
        edit.apply()
        lines.append(edit.line)
    try:
        text = ast.unparse(ast.fix_missing_locations(tree))
        compile(text, "wrong.py", "exec")
    except (SyntaxError, ValueError, RecursionError):
        return None
    return text, tuple(lines)
