"""Does in the worker what a relation asks for: calls functions, makes objects, uses them. Objects stay here; what goes
out is their number."""

from __future__ import annotations

import operator
from typing import Any, Callable, Dict, Iterable, Iterator, List, Tuple

from grader.model.act import MARK, NO_OBJECT, OBJECT
from grader.runner.values import Foreign

Order = Tuple[bool, str, int, str, Tuple[str, ...], bool]
"""first of its case, what, target, name, keywords, does an argument hold an object"""
MAX_DEPTH = 40
_OF_OPERATOR = (
    "eq ne lt le gt ge contains getitem setitem delitem "
    "add sub mul truediv floordiv mod pow matmul and_ or_ xor lshift rshift neg pos abs"
)
_BUILT_IN_FUNCTIONS = (bool, bytes, float, hash, int, iter, len, next, repr, reversed, str)
OPERATORS: Dict[str, Callable[..., Any]] = {
    **{name: getattr(operator, name) for name in _OF_OPERATOR.split()},
    **{function.__name__: function for function in _BUILT_IN_FUNCTIONS},
}
"""what can be asked of an object beside calls and attributes"""

_SCALARS = frozenset({type(None), bool, int, float, complex, str, bytes})
_BUILT_IN = (bool, int, float, complex, str, bytes, list, tuple, set, frozenset, dict)
_type = type
_isinstance = isinstance
_name_of = type.__dict__["__name__"].__get__


class Actor:
    """The objects of one hand-in that a relation holds. Called once for each act, with the arguments."""

    def __init__(self, namespace: Dict[str, Any]) -> None:
        self._namespace = namespace
        self._objects: List[Any] = []
        self._numbers: Dict[int, int] = {}
        self._orders: Iterator[Order] = iter(())

    def follow(self, orders: Iterable[Order]) -> None:
        """What the next calls are to do."""
        self._orders = iter(orders)

    def __call__(self, *arguments: Any) -> Any:
        fresh, what, target, name, keywords, holds_objects = next(self._orders)
        if fresh:
            self._objects.clear()
            self._numbers.clear()
        if holds_objects:
            arguments = self._resolved(arguments, MAX_DEPTH)
        return self._sendable(self._act(what, target, name, keywords, arguments), MAX_DEPTH)

    def _act(self, what: str, target: int, name: str, keywords: Tuple[str, ...], arguments: Tuple[Any, ...]) -> Any:
        if what == "operator":
            return OPERATORS[name](self._objects[target], *arguments)
        if what == "get":
            return getattr(self._objects[target], name)
        if what == "set":
            setattr(self._objects[target], name, arguments[0])
            return None
        if target == NO_OBJECT:
            function = self._namespace[name]
        else:
            function = getattr(self._objects[target], name) if name else self._objects[target]
        count = len(arguments) - len(keywords)
        return function(*arguments[:count], **dict(zip(keywords, arguments[count:])))

    def _sendable(self, value: Any, depth: int) -> Any:
        """The value with each object that is not plain replaced by its number."""
        kind = _type(value)
        if kind in _SCALARS or depth < 0:
            return value
        if kind is list or kind is tuple or kind is set or kind is frozenset:
            if all(_type(item) in _SCALARS for item in value):
                return value
            return kind(self._sendable(item, depth - 1) for item in value)
        if kind is dict:
            return {self._sendable(key, depth - 1): self._sendable(item, depth - 1) for key, item in value.items()}
        return value if _isinstance(value, _BUILT_IN) else Foreign(str(_name_of(kind)), f"{MARK}{self._number(value)}")

    def _number(self, value: Any) -> int:
        """The same for the same object, as it is kept."""
        number = self._numbers.get(id(value))
        if number is None:
            number = self._numbers[id(value)] = len(self._objects)
            self._objects.append(value)
        return number

    def _resolved(self, value: Any, depth: int) -> Any:
        kind = _type(value)
        if kind is tuple and len(value) == 2 and value[0] == OBJECT:
            return self._objects[value[1]] if _type(value[1]) is int else self._namespace[value[1]]
        if kind in (list, tuple, set, frozenset) and depth > 0:
            return kind(self._resolved(item, depth - 1) for item in value)
        if kind is dict and depth > 0:
            return {key: self._resolved(item, depth - 1) for key, item in value.items()}
        return value
