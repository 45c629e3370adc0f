"""A stored result in the words of the manifests."""

from __future__ import annotations

from typing import Any

from tests.attacks.corpus import Attack

FUNCTION, OTHER = "najvecja_potenca", "je_potenca"
CLASSES = {
    "wrong_value": "wrong",
    "wrong_type": "wrong_type",
    "raised": "exception",
    "out_of_memory": "exception",
    "wanted_input": "exception",
    "timed_out": "timeout",
    "crashed": "crash",
    "unsendable": "unsendable",
    "tampered": "protocol",
    "keeps_state": "stateful",
    "unstable": "stateful",
    "too_much_output": "flood",
}
LOADING = {
    "tampering_seen": "load_protocol",
    "statement_endless": "load_timeout",
    "statement_crashed": "load_crash",
    "statement_memory": "load_exception",
    "statement_raised": "load_exception",
    "statement_input": "load_exception",
    "import_missing": "load_exception",
    "load_failed": "load_crash",
}
DECODING = ("encoding_refused", "encoding_unknown", "encoding_wrong")


def classes_of(submission: dict[str, Any]) -> set[str]:
    """Outcome classes of a hand-in; more than one where several things went wrong while it was loaded."""
    codes = [problem["code"] for problem in submission["problems"]]
    if submission["status"] == "unreadable":
        is_text = any(code.startswith("syntax") or code in DECODING for code in codes)
        return {"syntax"} if is_text else {"unreadable"}
    if submission["status"] == "not_graded":
        return {"not_graded"}
    function = function_of(submission, FUNCTION)
    if function["status"] == "passed":
        return {"pass"}
    if function["status"] in ("missing", "not_done"):
        return {"no_function", *(LOADING[code] for code in codes if code in LOADING)}
    return {CLASSES.get(c["reason"], str(c["reason"])) for c in function["checks"] if c["status"] != "passed"}


def function_of(submission: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(f for f in submission["functions"] if f["name"] == name)
    return found


def points_of(submission: dict[str, Any]) -> float | None:
    """Of the function under attack."""
    points: float | None = function_of(submission, FUNCTION)["points"]
    return points


def other_is_graded(submission: dict[str, Any]) -> bool:
    return bool(function_of(submission, OTHER)["status"] == "passed")


def shown(submission: dict[str, Any]) -> list[Any]:
    """What a reader sees of its behaviour, without its source: counterexamples and what else is told."""
    checks = [check.get("counterexample") for function in submission["functions"] for check in function["checks"]]
    return [checks, [problem.get("values") for problem in submission["problems"]]]


def is_as_expected(attack: Attack, submission: dict[str, Any]) -> bool:
    """Outcome, points and the other function as the manifest says."""
    points = points_of(submission)
    if attack.points == "none" or "points" in attack.must_not:
        right = points == 0
    else:
        right = attack.points != "full" or points == 2
    other = other_is_graded(submission) or not attack.other_graded
    return right and other and bool(classes_of(submission) & set(attack.outcomes))
