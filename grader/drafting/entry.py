"""What a first spec says of one function, class or the program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Section = Literal["functions", "classes", "program"]


@dataclass
class Entry:
    """One entry of the spec. With `choose` it is written as a comment, for the teacher to fill in."""

    section: Section
    name: str
    keys: dict[str, str] = field(default_factory=dict)
    """key -> its text, in the order of the spec"""
    examples: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    """sentences for the teacher, above the keys"""
    choose: str = ""
    """what could not be guessed, as a sentence"""
    is_narrowed: bool = False
    """its domains were made smaller after cases had been made"""


@dataclass(frozen=True)
class Parameter:
    """One parameter, as the sketch of the solution has it."""

    name: str
    kinds: tuple[list[Any], ...]
    why: str
    """by what the kinds are known: hint, examples, default, use; strange: the hint names nothing plain"""
    default: str | None

    @property
    def is_sure(self) -> bool:
        return self.why in ("hint", "examples", "strange")


@dataclass(frozen=True)
class Sketched:
    """A function, as the sketch of the solution has it. The child that made it has met the solution: all is read
    strictly, ValueError if it is something else."""

    name: str
    parameters: tuple[Parameter, ...]
    open: str
    examples: tuple[Mapping[str, Any], ...]
    yields: bool
    calls: tuple[str, ...]
    reads: int
    line_kinds: tuple[list[Any], ...]
    literals: tuple[int | str, ...]


def read_sketched(data: Any) -> Sketched:
    """Of the plain form."""
    parameters = tuple(
        Parameter(_name(one["name"]), tuple(map(_kind, one["kinds"])), str(one["why"]), _text_or_none(one["default"]))
        for one in data["parameters"]
    )
    examples = tuple(
        {"call": str(one["call"]), "wanted": _text_or_none(one["wanted"]), "raises": _text_or_none(one["raises"])}
        for one in data["examples"]
    )
    reads, line_kinds = read_reads(data["reads"])
    return Sketched(
        name=_name(data["name"]),
        parameters=parameters,
        open=str(data["open"]),
        examples=examples,
        yields=data["yields"] is True,
        calls=tuple(map(_name, data["calls"])),
        reads=reads,
        line_kinds=line_kinds,
        literals=tuple(one for one in data["literals"] if type(one) in (int, str)),
    )


def read_reads(data: Any) -> tuple[int, tuple[list[Any], ...]]:
    """How many lines are read, -1 if that is not known, and the kinds of them."""
    return int(data["count"]), tuple(map(_kind, data["kinds"]))


def _name(value: Any) -> str:
    if type(value) is not str or not value.isidentifier():
        raise ValueError("not a name")
    return value


def _text_or_none(value: Any) -> str | None:
    return None if value is None else str(value)


def _kind(value: Any, depth: int = 8) -> list[Any]:
    if type(value) is not list or not value or type(value[0]) is not str or depth == 0:
        raise ValueError("not a kind")
    if value[0] == "of":
        return [one for one in value if one is None or type(one) in (int, str, bool, float)]
    return [value[0], *(_kind(part, depth - 1) for part in value[1:])]
