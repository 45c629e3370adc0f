"""The values that a guess can come to. All that is not known for sure is `UNKNOWN`."""

from __future__ import annotations

import ast
from typing import NamedTuple, Union

from grader.source.binding import Binding
from grader.source.module import ClassInfo, Module
from grader.source.units import Unit


class External(NamedTuple):
    """A module that is no part of the hand-in, or something in one; built-in things are in `builtins`."""

    path: str


class File(NamedTuple):
    """A file of the hand-in as a module."""

    module: Module


class Own(NamedTuple):
    """A function of the hand-in."""

    binding: Binding
    module: Module


class Class(NamedTuple):
    """A class of the hand-in."""

    info: ClassInfo


class Instance(NamedTuple):
    """An object made by a class of the hand-in."""

    info: ClassInfo


class Super(NamedTuple):
    """What `super()` gives in a method of the class."""

    info: ClassInfo


class Text(NamedTuple):
    """A text (or bytes, as Latin-1) that is known."""

    text: str


class Namespace(NamedTuple):
    """The dict of the names of a file (`globals()`), or of a module (`vars(math)`)."""

    of: Union[Module, str]


class Display(NamedTuple):
    """A list, tuple, set or dict that is written out."""

    node: ast.expr
    unit: Unit
    mode: str


class Plain(NamedTuple):
    """A number, a function without a name, or something else that hides nothing."""


class Unknown(NamedTuple):
    """Anything."""


UNKNOWN = Unknown()
PLAIN = Plain()
Value = Union[External, File, Own, Class, Instance, Super, Text, Namespace, Display, Plain, Unknown]
