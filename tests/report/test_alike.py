"""Functions that are the same but for names: told with how rare that is, and only where it is rare."""

from __future__ import annotations

from grader.model.result import FunctionResult, SubmissionResult
from grader.report.alike import Alike, alike_groups


def submission(number: int, **forms: str) -> SubmissionResult:
    functions = tuple(
        FunctionResult(name, "passed", 1.0, 1.0, form=form, lines=0 if not form else 2 if form == "short" else 5)
        for name, form in forms.items()
    )
    return SubmissionResult(str(number), f"{number}.py", "graded", 1.0, 1.0, 0.0, functions)


def class_of(*alike: dict[str, str], others: int = 20) -> list[SubmissionResult]:
    rest = [{"f": f"f{n}", "g": f"g{n}", "h": "usual"} for n in range(others)]
    return [submission(number, **forms) for number, forms in enumerate([*alike, *rest])]


def test_rare_forms_that_are_shared_are_told() -> None:
    twins = {"f": "same", "g": "same", "h": "usual"}
    assert alike_groups(class_of(twins, twins)) == [Alike((0, 1), ("f", "g", "h"), 2, 22)]


def test_three_are_one_group() -> None:
    triplet = {"f": "same", "g": "same", "h": "same"}
    assert [group.members for group in alike_groups(class_of(triplet, triplet, triplet))] == [(0, 1, 2)]


def test_what_everybody_writes_is_no_evidence() -> None:
    assert alike_groups(class_of(others=20)) == []


def test_one_function_alone_says_nothing() -> None:
    assert alike_groups(class_of({"f": "same", "g": "a"}, {"f": "same", "g": "b"})) == []


def test_short_functions_say_nothing() -> None:
    assert alike_groups(class_of({"f": "short", "g": "short"}, {"f": "short", "g": "short"})) == []


def test_what_the_students_were_given_says_nothing() -> None:
    assert alike_groups(class_of({"f": "", "g": "", "h": ""}, {"f": "", "g": "", "h": ""})) == []
