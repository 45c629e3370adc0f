"""The page of one hand-in."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from grader.model.result import ExerciseResult, SubmissionResult
from grader.report.html.check_view import statement
from grader.report.html.environment import part, render
from grader.report.html.function_view import FunctionView, by_hand, costly_lines_of, function_view, lines_of
from grader.report.html.source import block, lines
from grader.report.html.verdicts import SUBMISSION_VERDICTS
from grader.report.html.words import Words
from grader.report.points import bonus_of_submission, of_submission

SHOWN = 256 * 1024
"""characters of the source"""


def submission_page(
    exercise: ExerciseResult, submission: SubmissionResult, language: str, alone: bool = False
) -> bytes:
    """The page as bytes; whatever the hand-in holds, it is shown as text. `alone`: no other page lies beside it."""
    words = Words(language)
    functions = [function_view(item, number, words) for number, item in enumerate(submission.functions, start=1)]
    source = submission.source or ""
    total = of_submission(submission)
    return render(
        "submission.html",
        t=words,
        title=words.own(exercise.title) or exercise.exercise,
        submission=submission,
        verdict=SUBMISSION_VERDICTS[submission.status],
        points=words.points(total),
        share=round(min(100.0, max(0.0, 100 * total.reached / total.out_of)), 1) if total.out_of > 0 else 0,
        bonus=words.bonus(bonus_of_submission(submission)),
        by_hand=by_hand(submission.override, submission.out_of, words),
        problems=[statement(problem, words) for problem in submission.problems],
        functions=functions,
        cards=[_card(function, words.language) for function in functions],
        source=_source(submission, source[:SHOWN], words),
        cut=len(source) > SHOWN,
        alone=alone,
        task="" if alone or not exercise.tasks else "task/index.html",
    )


@lru_cache(maxsize=256)
def _card(function: FunctionView, language: str) -> Markup:
    """Made once for all hand-ins of which the same is to be said: most of a class has most functions right."""
    return part("card", Words(language), function)


def _source(submission: SubmissionResult, text: str, words: Words) -> Markup:
    if not text:
        return Markup("")
    file = str(words("label_about_file"))
    marked = {problem.line: ("about-file", file) for problem in submission.problems if problem.line}
    for number, function in enumerate(submission.functions, start=1):
        for line in lines_of(function):
            marked.setdefault(line, (f"function-{number}", function.name))
    costly = {line for function in submission.functions for line in costly_lines_of(function)}
    costly |= {problem.line for problem in submission.problems if problem.line}
    return block(lines(text, marked, marked.keys() - costly), "hit")
