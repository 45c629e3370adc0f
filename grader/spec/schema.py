"""The spec language as a JSON Schema, for completion and checks in editors."""

from __future__ import annotations

from typing import Any

from grader.spec.models import Spec


def json_schema() -> dict[str, Any]:
    """The schema (draft 2020-12) of a spec file, made of the models that read it."""
    schema = _plain(Spec.model_json_schema())
    first = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Spec of an exercise",
        "required": ["exercise"],
        "anyOf": [{"required": [section]} for section in ("functions", "variables", "classes", "program")],
    }
    definitions = schema.pop("$defs")
    return first | {key: value for key, value in schema.items() if key not in first} | {"$defs": definitions}


def _plain(node: Any, names: bool = False) -> Any:
    """Without the titles and defaults of pydantic: they repeat the keys, or say null. `names`: the keys are names."""
    if isinstance(node, list):
        return [_plain(item) for item in node]
    if not isinstance(node, dict):
        return node
    kept = node if names else {key: value for key, value in node.items() if key not in ("title", "default")}
    if not names and set(kept) == {"anyOf", "description"} and {"type": "null"} in kept["anyOf"]:
        (inner,) = [option for option in kept["anyOf"] if option != {"type": "null"}]
        kept = inner | {"description": kept["description"]}
    return {key: _plain(value, names=key in ("properties", "$defs")) for key, value in kept.items()}
