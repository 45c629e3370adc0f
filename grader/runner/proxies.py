"""What stands in the judge for the functions, classes and objects of a hand-in: whatever is done to them is sent for.

Only plain values come back, strictly decoded, so nothing of the hand-in ever runs here.
"""

from __future__ import annotations

import builtins
from typing import Any, Callable, Dict, FrozenSet, List, Mapping, Sequence, Tuple

from grader.model.act import MARK, NO_OBJECT, OBJECT
from grader.runner.protocol import CALL
from grader.runner.replacing import restore
from grader.runner.subclasses import plain_of
from grader.runner.values import Foreign, decode, encode
from grader.runner.wire import receive, send

MAX_DEPTH = 40


class Gone(BaseException):  # noqa: N818
    """The hand-in has ended: nothing can be asked of it any more."""


class OfStudent(BaseException):  # noqa: N818
    """Marks exceptions that a function of the hand-in raised."""


class Talk:
    """One evaluation of a relation, with all that it asks of the hand-in."""

    def __init__(self, students: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
        """students: name of a function or class -> {parameters, methods} of the reference's."""
        self.functions = {name: StudentFunction(self, name, known["parameters"]) for name, known in students.items()}
        self.methods: Dict[str, FrozenSet[str]] = {name: frozenset(k["methods"]) for name, k in students.items()}
        self._objects: Dict[int, StudentObject] = {}
        self._gone = False

    def act(self, what: str, target: int, name: str, args: Sequence[Any], named: Mapping[str, Any]) -> Any:
        """What comes of it; raises what the hand-in raised, as the built-in exception that it is or derives from."""
        if self._gone:
            raise Gone
        arguments = [*args, *named.values()]
        raw, holds = _encoded(tuple(arguments))
        send(CALL, encode((what, target, name, tuple(named), holds, raw)))
        answer = receive()
        if answer.get("gone"):
            self._gone = True
            raise Gone
        if answer.get("after") and not holds:
            restore(arguments, plain_of(decode(answer["after"])))
        if answer.get("raised"):
            raise _exception(answer["raised"], answer.get("bases", ()), answer.get("message", ""))
        data: bytes = answer["value"]
        value = decode(data)
        return self._received(value, MAX_DEPTH) if b"?" in data or b"!" in data else value

    def _received(self, value: Any, depth: int) -> Any:
        """The value with objects of the hand-in in the place of their numbers."""
        kind = type(value)
        if kind is Foreign:
            number = value.text[len(MARK) :]
            if value.text.startswith(MARK) and number.isdecimal() and len(number) < 9:
                return self._object(int(number), value.type_name)
            return plain_of(value)
        if kind in (list, tuple, set, frozenset) and depth > 0:
            return kind(self._received(item, depth - 1) for item in value)
        if kind is dict and depth > 0:
            return {self._received(key, depth - 1): self._received(item, depth - 1) for key, item in value.items()}
        return value

    def _object(self, number: int, type_name: str) -> StudentObject:
        if number not in self._objects:
            self._objects[number] = StudentObject(self, number, type_name)
        return self._objects[number]


class StudentFunction:
    """A function or class of the hand-in."""

    def __init__(self, talk: Talk, name: str, parameters: Sequence[str]) -> None:
        self._talk = talk
        self._parameters = parameters
        self.__name__ = self.__qualname__ = name

    def __call__(self, *args: Any, **named: Any) -> Any:
        positional = list(args)
        for parameter in self._parameters[len(args) :]:
            if parameter not in named:
                break
            positional.append(named.pop(parameter))  # those of the hand-in may be called otherwise
        return self._talk.act("call", NO_OBJECT, self.__name__, positional, named)

    def __repr__(self) -> str:
        return f"<{self.__name__} of the hand-in>"


class StudentMethod:
    """A method of an object of the hand-in."""

    def __init__(self, talk: Talk, number: int, name: str) -> None:
        self._talk, self._number, self.__name__ = talk, number, name

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self._talk.act("call", self._number, self.__name__, args, named)


class StudentObject:
    """An object of the hand-in, by its number."""

    __slots__ = ("_kind", "_number", "_talk")

    def __init__(self, talk: Talk, number: int, kind: str) -> None:
        for name, value in (("_talk", talk), ("_number", number), ("_kind", kind)):
            object.__setattr__(self, name, value)

    def __getattr__(self, name: str) -> Any:
        if name in self._talk.methods.get(self._kind, ()):
            return StudentMethod(self._talk, self._number, name)
        if name.startswith("__"):
            raise AttributeError(name)
        return self._talk.act("get", self._number, name, (), {})

    def __setattr__(self, name: str, value: Any) -> None:
        self._talk.act("set", self._number, name, (value,), {})

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self._talk.act("call", self._number, "", args, named)

    def __iter__(self) -> StudentObject:
        iterator: StudentObject = self._talk.act("operator", self._number, "iter", (), {})
        return iterator


def _operation(name: str) -> Callable[..., Any]:
    def operate(self: StudentObject, *args: Any) -> Any:
        return self._talk.act("operator", self._number, name, args, {})

    return operate


_SPECIAL = {
    **{f"__{name}__": name for name in ("eq", "ne", "lt", "le", "gt", "ge", "getitem", "setitem", "delitem")},
    **{f"__{name}__": name for name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul")},
    **{f"__{name}__": name for name in ("xor", "lshift", "rshift", "neg", "pos", "abs", "contains", "bool", "bytes")},
    **{f"__{name}__": name for name in ("float", "hash", "int", "len", "next", "repr", "reversed", "str")},
    "__and__": "and_",
    "__or__": "or_",
}
for _special, _name in _SPECIAL.items():
    setattr(StudentObject, _special, _operation(_name))


def _encoded(arguments: Tuple[Any, ...]) -> Tuple[bytes, bool]:
    """The bytes, and whether objects of the hand-in are marked in them; TypeError if there is something else."""
    data = encode(arguments)
    if b"?" not in data and b"!" not in data:
        return data, False
    found: List[Any] = []
    marked = _marked(arguments, found, MAX_DEPTH)
    return (encode(marked), True) if found else (data, False)


def _marked(value: Any, found: List[Any], depth: int) -> Any:
    kind = type(value)
    if kind is StudentObject or kind is StudentFunction:
        found.append(value)
        return (OBJECT, value._number if kind is StudentObject else value.__name__)
    if kind in (list, tuple, set, frozenset) and depth > 0:
        return kind(_marked(item, found, depth - 1) for item in value)
    if kind is dict and depth > 0:
        return {key: _marked(item, found, depth - 1) for key, item in value.items()}
    if kind not in (type(None), bool, int, float, complex, str, bytes):
        raise TypeError(f"a {kind.__name__} cannot be passed to a function of the hand-in, only plain values can")
    return value


def _exception(name: str, bases: Sequence[str], message: str) -> BaseException:
    """An exception that `except` finds by the built-in class it is or derives from."""
    name = name if name.isidentifier() else "Error"
    for known in (name, *bases):
        kind = getattr(builtins, known, None)
        if isinstance(kind, type) and issubclass(kind, Exception):
            try:
                return _of_kind(name, kind, message)
            except TypeError:  # it wants more than a message
                continue
    return _of_kind(name, Exception, message)


def _of_kind(name: str, kind: type, message: str) -> BaseException:
    raised: BaseException = type(name, (OfStudent, kind), {})(message)
    return raised
