"""Nothing that is said of a hand-in contradicts a stored case: right solutions with one edit or two are graded, and
what is said of them is held against the cases once more. And what is false is found by that."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.contenders import ROOT
from benchmarks.truth import Overheard, falsehoods
from benchmarks.wrong_by_edits import Wrong, wrong_by_edits
from grader.grading.engine import Engine, server_options
from grader.grading.exercise_files import find_exercises
from grader.grading.mistakes import path_of, read_mistakes, write_mistakes
from grader.grading.preparation import prepare
from grader.grading.repairing import Found
from grader.grading.submission import grade_submission
from grader.model.result import FunctionResult, Message
from grader.model.submission import Submission
from grader.model.suite import Suite
from grader.runner.servers import start_server

FUNCTIONS = {
    "nim": ("najvecja_potenca", "vsebuje", "razlika"),
    "sliding": ("connected", "iter_board", "get_pos"),
    "bignum": ("strip", "to_decimal"),
}
EACH = 3
"""hand-ins of each exercise with one edit, and with two"""
FILES = find_exercises(ROOT / "specs", ROOT / "reference")


def suite_of(name: str, folder: Path) -> Suite:
    """Of these functions alone, so that nothing else is asked; with what is known of their mistakes."""
    whole = prepare(FILES[name], "best", say=lambda _: None)
    known = read_mistakes(path_of(FILES[name].suite), whole)
    functions = tuple(function for function in whole.exercise.functions if function.name in FUNCTIONS[name])
    suite = replace(
        whole,
        exercise=replace(whole.exercise, functions=functions),
        functions={function.name: whole.functions[function.name] for function in functions},
        mistakes_file=str(folder / f"{name}.mistakes.json"),
    )
    if known is not None:
        write_mistakes(known, suite, folder / f"{name}.mistakes.json")
    return suite


Graded = tuple[str, Suite, list[tuple[Wrong, FunctionResult, Overheard]]]


@pytest.fixture(scope="module", params=list(FUNCTIONS))
def graded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Graded:
    name = request.param
    suite = suite_of(name, tmp_path_factory.mktemp("truth"))
    asked = list(FUNCTIONS[name])
    wrongs = [wrong for edits in (1, 2) for wrong in wrong_by_edits(FILES[name], asked, EACH, edits, seed=5)]
    found = []
    with start_server(server_options(suite.exercise)) as server, closing(Engine(suite, server)) as engine:
        for wrong in wrongs:
            with Overheard() as heard:
                result = grade_submission(engine, Submission(wrong.name, f"{wrong.name}.py", wrong.text))
            found.append((wrong, next(f for f in result.functions if f.name == wrong.function), heard))
    return name, suite, found


def test_no_statement_contradicts_a_stored_case(graded: Graded) -> None:
    name, suite, found = graded
    said = [message.code for _, one, _ in found for check in one.checks for message in check.diagnosis]
    assert len(said) > EACH
    for wrong, one, heard in found:
        assert list(falsehoods(suite, FILES[name], wrong.text, one, heard)) == [], wrong.text


def test_what_is_false_is_found(graded: Graded) -> None:
    """Statements that are not so are put in the place of those that are."""
    name, suite, found = graded
    failed = [row for row in found if row[1].status == "failed" and row[2].rows[row[1].name].outcomes]
    wrong, one, heard = failed[0]
    about = {"function": one.name}
    for message in (
        Message("when_none", {**about, "parameter": suite.functions[one.name].parameters[0]}),
        Message("looks_wrapped", about),
        Message("like_operator", {**about, "here": "<", "there": "@"}),
        Message("where_line", {**about, "line": 1}, 1),
    ):
        checks = [replace(check, diagnosis=(message,)) if check.status == "failed" else check for check in one.checks]
        lied = replace(one, checks=tuple(checks))
        heard.found.setdefault(one.name, Found())
        assert list(falsehoods(suite, FILES[name], wrong.text, lied, heard)), message.code


def test_functions_with_one_signature_do_the_same_where_they_are_wrong(graded: Graded) -> None:
    """Groups are made by signatures."""
    _, _, found = graded
    by_signature: dict[tuple[str, str], set[str]] = {}
    by_outcomes: dict[tuple[str, str], set[str]] = {}
    for _, one, heard in found:
        row = heard.rows.get(one.name)
        if row is None or row.as_expected or any(o.kind != "returned" for o in row.outcomes.values()):
            continue
        wrong = {p for verdicts in row.verdicts.values() for p, verdict in verdicts.items() if not verdict.passed}
        told = repr([(p, row.outcomes[p].value) for p in sorted(wrong)])
        by_signature.setdefault((one.name, one.signature), set()).add(told)
        by_outcomes.setdefault((one.name, told), set()).add(one.signature)
    assert all(len(same) == 1 for same in (*by_signature.values(), *by_outcomes.values()))
