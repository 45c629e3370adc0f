"""The table of a class: students by functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from grader.model.result import ExerciseResult, FunctionResult, SubmissionResult
from grader.report.html.verdicts import SUBMISSION_VERDICTS, Verdict, verdict_of
from grader.report.html.words import Words
from grader.report.points import bonus_of_submission, of_function, of_submission

_TONES = ("right", "partly", "wrong", "banned", "absent", "open")


@dataclass(frozen=True)
class Cell:
    """`points` alone; how many there are stands in the head of the column."""

    verdict: Verdict
    points: str


@dataclass(frozen=True)
class Row:
    """One submission; a cell is None if it has no result for that function."""

    student: str
    file: str
    link: str
    verdict: Verdict
    points: str
    bonus: str
    group: str
    by_hand: bool
    cells: tuple[Cell | None, ...]


@dataclass(frozen=True)
class Share:
    """Part of a bar: start and width of 100."""

    tone: str
    start: float
    width: float


@dataclass(frozen=True)
class Column:
    name: str
    out_of: str
    shares: tuple[Share, ...]


def function_names(exercise: ExerciseResult) -> list[str]:
    """In the order of the exercise."""
    return list(dict.fromkeys(function.name for item in exercise.submissions for function in item.functions))


def rows(exercise: ExerciseResult, links: Sequence[str], names: Sequence[str], words: Words) -> tuple[Row, ...]:
    """One for each hand-in, in their order."""
    letters = _letters(exercise)
    linked = zip(exercise.submissions, links, strict=True)
    return tuple(_row(item, link, names, letters, words) for item, link in linked)


def columns(exercise: ExerciseResult, names: Sequence[str], found: Sequence[Row], words: Words) -> tuple[Column, ...]:
    """One for each function, with the shares of its verdicts."""
    out_of = {f.name: f.out_of for item in exercise.submissions for f in item.functions}
    return tuple(Column(name, words.number(out_of[name]), _shares(at, found)) for at, name in enumerate(names))


def _letters(exercise: ExerciseResult) -> dict[str, str]:
    """A short name for each group of at least two: A, B, …, Z, A2, …, in the order of the table."""
    groups = [item.group for item in exercise.submissions if item.group]
    shared = [group for group in dict.fromkeys(groups) if groups.count(group) > 1]
    return {
        group: chr(ord("A") + number % 26) + (str(number // 26 + 1) if number >= 26 else "")
        for number, group in enumerate(shared)
    }


def _row(
    submission: SubmissionResult, link: str, names: Sequence[str], letters: Mapping[str, str], words: Words
) -> Row:
    functions = {function.name: function for function in submission.functions}
    total, bonus = of_submission(submission), bonus_of_submission(submission)
    cells = tuple(_cell(functions[name], words) if name in functions else None for name in names)
    return Row(
        student=submission.student,
        file=submission.file,
        link=link,
        verdict=SUBMISSION_VERDICTS[submission.status],
        points=("" if total.known else "≥ ") + words.number(total.reached),
        bonus=("" if bonus.known else "≥ ") + words.number(bonus.reached) if bonus.out_of else "",
        group=letters.get(submission.group or "", ""),
        by_hand=submission.override is not None,
        cells=cells,
    )


def _cell(function: FunctionResult, words: Words) -> Cell:
    points = of_function(function)
    shown = words.number(points.reached) if points.known else "?"
    return Cell(verdict_of(function), shown)


def _shares(position: int, found: Sequence[Row]) -> tuple[Share, ...]:
    tones = [cell.verdict.tone for row in found if (cell := row.cells[position]) is not None]
    shares: list[Share] = []
    start = 0.0
    for tone in _TONES:
        width = 100 * tones.count(tone) / len(tones)
        if width:
            shares.append(Share(tone, round(start, 2), round(width, 2)))
        start += width
    return tuple(shares)


def is_bonus_there(exercise: ExerciseResult) -> bool:
    """Whether any hand-in could have a bonus."""
    return any(bonus_of_submission(item).out_of for item in exercise.submissions)
