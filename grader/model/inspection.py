"""What is known of a source without running it. Made by a confined child that parses and never executes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from grader.model.exercise import RuleKind, RuleVerb


@dataclass(frozen=True)
class SyntaxFault:
    """Why a source does not compile."""

    message: str
    """Python's own words, first line only"""
    line: int | None = None
    column: int | None = None
    kind: str = "syntax"
    """syntax, indentation, tabs, null_bytes, too_deep, python2_print, python2, merge_marks, newer_python, unclosed,
    unopened, missing_colon, single_equals, shell (pasted from it), unseen and character (which Python does not know)"""
    values: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Use:
    """A means that a function reaches (or lacks) against a rule."""

    verb: RuleVerb
    kind: RuleKind
    name: str
    """what was reached: `math.log2`, `sum`, `.sort`; or what is missing, for require and prefer; "dynamic" for access
    that hides what it reaches"""
    line: int | None = None
    column: int | None = None
    path: tuple[str, ...] = ()
    """from the function to the means: ("najvecja_potenca", "pomoc", "math.log2")"""
    certain: bool = True
    """False for dynamic access: told as a warning, costs nothing by itself"""


@dataclass(frozen=True)
class Definition:
    """A name that the source defines at its top level; of several definitions the last."""

    name: str
    line: int
    end_line: int
    kind: Literal["function", "async", "class", "value", "import"]
    parameters: tuple[str, ...] = ()
    stub: bool = False
    """a function without a body worth running: pass, ..., a docstring, return None, raise NotImplementedError"""
    times: int = 1
    """how often it is defined at the top level"""
    lines: int = 0
    """of code, without blank lines, comments and the docstring"""
    normal_form: str = ""
    """digest of the definition with names, literals' spelling, comments and layout taken away"""


@dataclass(frozen=True)
class Elsewhere:
    """A function that is defined where it cannot be called from outside."""

    line: int
    kind: Literal["main_guard", "never", "function", "class"]
    within: str = ""
    """the name of the function or class around it"""


@dataclass(frozen=True)
class Inspection:
    """All that the static child tells of one source."""

    fault: SyntaxFault | None = None
    definitions: dict[str, Definition] = field(default_factory=dict)
    uses: dict[str, tuple[Use, ...]] = field(default_factory=dict)
    """function of the exercise -> what it reaches against its rules; the key "" for the rules of the whole file"""
    deterministic: tuple[str, ...] = ()
    """functions that provably reach nothing of chance or time, and keep nothing from call to call"""
    without_chance: tuple[str, ...] = ()
    """further functions that provably draw nothing by chance"""
    independent: tuple[str, ...] = ()
    """functions whose answers provably hang on nothing that calls before could have changed, but for chance"""
    reached: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """function of the exercise -> those functions of the exercise that it reaches; no entry: not known"""
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    """names of the exercise that the top level lacks -> where else they are defined"""
    salvaged: str | None = None
    """for a source that does not compile: its lines with the broken top-level blocks made empty; None if nothing is
    left"""
    salvage_dropped: tuple[tuple[int, int], ...] = ()
    """first and last line of each block taken out"""
