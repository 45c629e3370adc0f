"""The teacher's files in the drawing process: `checks` and `solution`, served from memory."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from grader.expressions.evaluate import evaluate
from grader.runner.importing import serve
from grader.suite.faults import Fault


def load_checks(checks: str, reference: str, variables: Mapping[str, str]) -> tuple[dict[str, Any], list[Fault]]:
    """The names that expressions may use: the variant's variables and what checks.py defines; and why it has none."""
    names: dict[str, Any] = {}
    faults: list[Fault] = []
    for name, source in variables.items():
        try:
            names[name] = evaluate(source, names)
        except Exception as error:  # any mistake in the teacher's text is told
            faults.append(Fault("variable_raises", 0, f"variants: {name}: {source} raises {_described(error)}."))
    settings = names.copy()
    modules = {"solution": reference}
    if not checks.strip():
        serve(modules, settings)
        return names, faults
    serve({**modules, "checks": checks}, settings)
    try:
        import checks as module  # type: ignore[import-not-found]
    except BaseException as error:  # also `exit()`, and what importing the solution may do
        faults.append(
            Fault("checks_do_not_load", 0, f"checks.py does not load: {_described(error)}{_where(error)}. Correct it.")
        )
        return names, faults
    names.update({name: value for name, value in vars(module).items() if not name.startswith("__")})
    return names, faults


def _described(error: BaseException) -> str:
    said = str(error)
    return type(error).__name__ + (f": {said}" if said else "")


def _where(error: BaseException) -> str:
    """The innermost line in the teacher's own files."""
    place = ""
    trace = error.__traceback__
    while trace is not None:
        name = trace.tb_frame.f_code.co_filename
        if name in ("checks.py", "solution.py"):
            place = f" ({name}, line {trace.tb_lineno})"
        trace = trace.tb_next
    if isinstance(error, SyntaxError) and error.filename in ("checks.py", "solution.py"):
        place = f" ({error.filename}, line {error.lineno})"
    return place


def seed_chance() -> None:
    """A function of the teacher's that draws lots draws the same ones each time."""
    random = sys.modules.get("random")
    if random is not None:
        random.seed(0)
