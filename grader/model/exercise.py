"""An exercise as the stages see it: what `spec` makes of the YAML, and what the stored suite carries along."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Text = dict[str, str]
"""A text per language code; the key "" stands for a text that was given without a language."""

RuleVerb = Literal["forbid", "require", "avoid", "prefer"]
RuleKind = Literal["imports", "calls", "methods", "syntax", "recursion", "lines"]
CheckKind = Literal["equal", "holds", "varies"]
FunctionKind = Literal["function", "variable", "class", "program"]


@dataclass(frozen=True)
class Limits:
    """What one hand-in may use. Seconds are CPU seconds."""

    seconds: float = 1.0
    """of CPU for one call"""
    load: float = 5.0
    """of CPU for loading the file"""
    total: float | None = None
    """of CPU for one check; None: the larger of 10 s and 20 times the reference's"""
    memory_mb: int = 256
    output_kb: int = 64
    depth: int = 64
    """levels of lists in one another in a result"""
    size_kb: int = 1024
    """of a result"""


@dataclass(frozen=True)
class Rule:
    """One thing that is forbidden or required, with the names it is about (presets are expanded already)."""

    verb: RuleVerb
    kind: RuleKind
    names: tuple[str, ...] = ()
    """names of modules, functions, methods or kinds of syntax; empty for recursion"""
    count: int = 0
    """for `lines`: how many lines the function may have"""
    preset: str = ""
    """the preset the names came from, for the message; "" if the names were listed"""


@dataclass(frozen=True)
class Compare:
    """A mode of comparison: its name in the registry, and its parameter (the tolerance of `approximate`)."""

    mode: str = "equal"
    parameter: float | None = None


@dataclass(frozen=True)
class Example:
    """`f(1, 2) == 3`, `f(1) raises ValueError`, or only `f(1)`."""

    source: str
    """as it stands in the spec"""
    arguments: str
    """the source of the tuple of arguments, as `(1, 2)`"""
    expected: str | None = None
    """the source of the expected value"""
    raises: str | None = None
    line: int = 0


@dataclass(frozen=True)
class Given:
    """One drawn name and the expression of its domain."""

    name: str
    expression: str
    line: int = field(default=0, repr=False)
    """of the spec; only of an abbreviation. What is drawn depends on the other two alone, as they are shown"""


@dataclass(frozen=True)
class Check:
    """One criterion of a function, with its points. What is inherited from the function stands here already."""

    name: str
    points: float = 1.0
    bonus: bool = False
    hidden: bool = False
    kind: CheckKind = "equal"
    holds: str | None = None
    varying: str = ""
    """of a check of the kind `varies`: what must vary, an expression over the arguments and result; "": the result"""
    students: tuple[str, ...] = ()
    """the functions and classes of the hand-in that `holds` uses, by the names that stand in it"""
    given: tuple[Given, ...] = ()
    where: tuple[str, ...] = ()
    """all of them must be true"""
    input: str | None = None
    cases: int | None = None
    compare: Compare = Compare()
    accept: tuple[str, ...] = ()
    prints: str | None = None
    raises: tuple[str, ...] = ()
    arguments: Literal["told", "unchanged", "in_place"] = "told"
    """in_place stands in no spec: it is how a function is judged whose reference changes its arguments"""
    limits: Limits = Limits()
    hint: Text = field(default_factory=dict)
    title: Text = field(default_factory=dict)
    """its name for people, per language; {} if that is `name`"""
    line: int = 0
    """of the spec"""


@dataclass(frozen=True)
class Function:
    """One required thing: a function, a variable, a class or the whole program."""

    name: str
    kind: FunctionKind = "function"
    also: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()
    checks: tuple[Check, ...] = ()
    rules: tuple[Rule, ...] = ()
    line: int = 0

    @property
    def points(self) -> float:
        """The points of the checks that are no bonus."""
        return sum(check.points for check in self.checks if not check.bonus)


@dataclass(frozen=True)
class Exercise:
    """One spec."""

    name: str
    title: Text = field(default_factory=dict)
    texts: dict[str, Text] = field(default_factory=dict)
    language: str = "en"
    functions: tuple[Function, ...] = ()
    domains: tuple[Given, ...] = ()
    """abbreviations, in the order of the spec"""
    rules: tuple[Rule, ...] = ()
    """for the whole file"""
    limits: Limits = Limits()
    variants: dict[str, dict[str, str]] = field(default_factory=dict)
    """name -> variable -> source of its value"""
    assign: str | None = None
    packages: tuple[str, ...] = ()
    salvage: Literal["no", "points"] = "no"
    repair: Literal["none", "show"] = "none"
    python: str | None = None

    @property
    def points(self) -> float:
        return sum(function.points for function in self.functions)

    def function(self, name: str) -> Function:
        """The function of that name; KeyError if the exercise has none."""
        for function in self.functions:
            if function.name == name:
                return function
        raise KeyError(name)
