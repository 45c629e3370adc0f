"""Plain data to the models of the spec language: all faults at once, and what is left when the faulty parts are out."""

from __future__ import annotations

import copy
from typing import Any, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from grader.spec.document import Document
from grader.spec.errors import listed, nearest
from grader.spec.misplaced import key_without_value, place_of
from grader.spec.models import Spec
from grader.spec.places import Path
from grader.spec.scalars import LEFT_OUT

_MAX_ROUNDS = 20
"""a part that is out can show another fault around it, but not for ever"""

_MEANT = {
    "timeout": "limits: {seconds: …}",
    "time": "limits: {seconds: …}",
    "memory_mb": "limits: {memory: …}",
    "name": "exercise",
    "aliases": "also",
    "alias": "also",
    "tests": "checks",
    "weight": "points",
    "score": "points",
    "strategy": "given",
    "strategies": "given",
    "domain": "given",
    "assume": "where",
    "expects": "holds",
    "property": "holds",
    "stdin": "input",
    "random": "varies",
    "forbidden": "forbid",
    "required": "require",
    "depends": "uses",
    "helpers": "uses",
    "tolerance": "compare: approximate(1e-9)",
}
"""words of other tools -> ours"""


def read_spec(document: Document) -> Spec:
    """The spec of a document; what is wrong with its shape goes into the document and is left out of the spec."""
    if not isinstance(document.data, dict):
        if not document.errors:
            message = "there is nothing in the file" if document.data is None else "a spec is a mapping of keys"
            document.fault((), message, fix="Start with exercise: name, and functions: below it.")
        return Spec()
    data = copy.deepcopy(document.data)
    for _ in range(_MAX_ROUNDS):
        try:
            return Spec.model_validate(data)
        except ValidationError as error:
            details = error.errors(include_url=False)
            for detail in details:
                _tell(document, detail)
            for detail in details:
                _remove(data, detail["loc"])
    return Spec()


def keys_at(path: Path) -> list[str]:
    """The keys that may stand in the mapping at `path`; empty if any name may."""
    model = _model_at(path)
    return list(model.model_fields) if model else []


def _tell(document: Document, detail: ErrorDetails) -> None:
    path = tuple(detail["loc"])
    context = detail.get("ctx", {})
    if detail["type"] == "extra_forbidden":
        _tell_unknown_key(document, path)
    elif detail["type"] == "spec":
        path += tuple(context["inside"])
        if path not in document.values:  # a single example that is no list
            path = tuple(detail["loc"][:-1]) if path[-1:] == (0,) else path
        document.fault(
            path, context["message"], key=context["key"], suggestion=context["suggestion"], fix=context["fix"]
        )
    elif detail["type"] in ("dict_type", "model_type", "model_attributes_type"):
        nothing = detail["input"] is None
        known = keys_at(path)
        meant = key_without_value(path, known, detail["input"])
        if meant is not None:
            document.fault(path, meant[0], key=not isinstance(detail["input"], str | list), fix=meant[1])
            return
        fix = f"Keys that may stand here: {listed(known, 40)}." if known else "Write name: value on the lines below."
        document.fault(path, "nothing stands here" if nothing else "keys with values are meant here", fix=fix)
    else:
        document.fault(path, detail["msg"])


def _tell_unknown_key(document: Document, path: Path) -> None:
    key = str(path[-1])
    known = keys_at(path[:-1])
    suggestion = nearest(key, known)
    if key in _MEANT and key not in known:
        document.fault(path, f"unknown key {key!r}", key=True, fix=f"Write {_MEANT[key]}")
        return
    above = next((path[:n] for n in range(len(path) - 2, -1, -1) if key in keys_at(path[:n])), None)
    if above is not None:
        place = f"{above[-1]!r}" if above else "the exercise, at the left margin"
        document.fault(path, f"the key {key!r} does not belong here", key=True, fix=f"It belongs to {place}.")
        return
    data = document.data
    place = place_of(path, data.get(key) if isinstance(data, dict) else None, data)
    if place:
        document.fault(path, f"the key {key!r} does not belong here", key=True, fix=place)
        return
    fix = "" if suggestion and len(known) > 12 else f"Keys that may stand here: {listed(known, 40)}."
    document.fault(path, f"unknown key {key!r}", key=True, suggestion=suggestion, fix=fix)


def _model_at(path: Path) -> type[BaseModel] | None:
    annotation: Any = Spec
    for key in path:
        model, inner = _inside(annotation)
        if model is not None:
            field = model.model_fields.get(str(key))
            if field is None:
                return None
            annotation = field.annotation
        elif inner is not None:
            annotation = inner
        else:
            return None
    return _inside(annotation)[0]


def _inside(annotation: Any) -> tuple[type[BaseModel] | None, Any]:
    """The model that an annotation is about, or what the values of its dict are."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation, None
    arguments = get_args(annotation)
    if get_origin(annotation) is dict:
        return None, arguments[1]
    for argument in arguments:
        if argument is not type(None):
            return _inside(argument)
    return None, None


def _remove(data: Any, path: Path) -> None:
    """Takes a faulty part out, so that the rest can be read; what the path does not lead into goes as a whole."""
    inner = data.get(path[0]) if isinstance(data, dict) else data[path[0]]
    if len(path) > 1 and _holds(inner, path[1]):
        _remove(inner, path[1:])
    elif isinstance(data, dict):
        data.pop(path[0], None)
    else:
        data[path[0]] = LEFT_OUT


def _holds(data: Any, key: str | int) -> bool:
    if isinstance(data, list):
        return isinstance(key, int) and key < len(data)
    return isinstance(data, dict) and key in data
