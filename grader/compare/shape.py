"""Has a result the shape of the reference's? Asked before a relation judges it, so that it meets only what fits."""

from __future__ import annotations

from typing import Any

from grader.compare.comparison import type_name
from grader.compare.order import MAX_DEPTH
from grader.runner.values import Foreign
from grader.runner.whole import as_whole

Shape = tuple[Any, ...]


def same_shape(expected: object, actual: object, whole_floats: bool = False) -> bool:
    """Kinds of values, not the values.

    A whole number fits where a number is expected, and True or False too; a float fits where a float is expected, and
    with `whole_floats` also where a whole number is, if it is one: `as_whole` makes it one for the relation.

    A list or tuple fits for a tuple if it has as many members and each fits its place. For a list, each member must
    have the shape of some expected member; if none is expected, any.
    """
    return _fits(_shape(expected, MAX_DEPTH), as_whole(expected, actual) if whole_floats else actual, MAX_DEPTH)


def _shape(value: Any, depth: int) -> Shape:
    kind = type(value)
    if depth <= 0:
        return ("any",)
    if kind in (int, bool):
        return ("int",)
    if kind is tuple:
        return ("tuple", *(_shape(item, depth - 1) for item in value))
    if kind is list:
        return ("list", _shapes(value, depth))
    if kind in (set, frozenset):
        return ("set", _shapes(value, depth))
    if kind is dict:
        return ("dict", _shapes(value, depth), _shapes(value.values(), depth))
    return ("foreign", value.type_name) if kind is Foreign else (type_name(value),)


def _shapes(items: Any, depth: int) -> frozenset[Shape]:
    return frozenset([_shape(item, depth - 1) for item in items])


def _fits(shape: Shape, value: Any, depth: int) -> bool:
    kind, name = type(value), shape[0]
    if name == "any" or depth <= 0:
        return True
    if name == "int":
        return kind in (int, bool)
    if name == "float":
        return kind in (float, int, bool)
    if name == "tuple":
        inner = shape[1:]
        return (
            kind in (tuple, list)
            and len(value) == len(inner)
            and all(_fits(part, item, depth - 1) for part, item in zip(inner, value, strict=True))
        )
    if name == "list":
        return kind in (list, tuple) and _all_fit(shape[1], value, depth)
    if name == "set":
        return kind in (set, frozenset) and _all_fit(shape[1], value, depth)
    if name == "dict":
        return kind is dict and _all_fit(shape[1], value, depth) and _all_fit(shape[2], value.values(), depth)
    if name == "foreign" or kind is Foreign:
        return name == "foreign" and kind is Foreign and bool(value.type_name == shape[1])
    return bool(type_name(value) == name)


def _all_fit(shapes: frozenset[Shape], items: Any, depth: int) -> bool:
    return not shapes or all(any(_fits(shape, item, depth - 1) for shape in shapes) for item in items)
