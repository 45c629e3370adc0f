"""Runs a source whose variables are set by the exercise: whatever its statements give them, they keep these values."""

from __future__ import annotations
import __future__

import ast
from typing import Any, Dict, Mapping

from grader.expressions.evaluate import evaluate

FUTURE_FLAGS: int = sum(getattr(__future__, name).compiler_flag for name in __future__.all_feature_names)


def values_of(sources: Mapping[str, str]) -> Dict[str, Any]:
    """Variable -> its value, out of the text of it; raises what the text raises."""
    return {name: evaluate(source) for name, source in sources.items()}


def run_source(text: str, file_name: str, namespace: Dict[str, Any], settings: Mapping[str, Any]) -> None:
    """As `exec`. With settings statement by statement, so that those after an assignment find the value set here."""
    if not settings:
        exec(compile(text, file_name, "exec", 0, True), namespace)
        return
    namespace.update(settings)
    flags = 0
    for statement in ast.parse(text, file_name).body:
        code = compile(ast.Module([statement], []), file_name, "exec", flags, True)
        flags |= code.co_flags & FUTURE_FLAGS
        exec(code, namespace)
        namespace.update(settings)
