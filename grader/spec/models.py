"""The spec language: every key, where it may stand and what it means. The JSON Schema is made of these models."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from grader.spec import fields


def _empty_is_default(value: Any) -> Any:
    """A name with nothing after its colon is an entry of which all is left as it is."""
    return {} if value is None else value


class Keys(BaseModel):
    """A mapping of the spec that knows its keys and takes no others."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Limits(Keys):
    """What one hand-in may use."""

    seconds: fields.Seconds = Field(default=None, description="Seconds of CPU for one call (1).")
    load: fields.Seconds = Field(default=None, description="Seconds of CPU for loading the file (5).")
    total: fields.Seconds = Field(
        default=None,
        description="Seconds of CPU for all calls of one check (the larger of 10 and 20 times the reference's).",
    )
    memory: fields.Memory = Field(default=None, description="Megabytes of memory (256).")
    output: fields.Output = Field(default=None, description="Kilobytes of printed text (64).")
    depth: fields.Depth = Field(default=None, description="Levels of lists in one another in a result (64).")
    size: fields.Size = Field(default=None, description="Kilobytes of a result (1024).")


class Means(Keys):
    """What is forbidden or required."""

    imports: fields.RuleNames = Field(default=(), description="Modules, or the preset numeric.")
    calls: fields.RuleNames = Field(default=(), description="Functions, or a preset: numeric, big_integers.")
    methods: fields.RuleNames = Field(default=(), description="Methods, as sort, or a preset.")
    syntax: fields.RuleNames = Field(default=(), description="Kinds of syntax, as for, while, comprehension.")
    recursion: fields.Flag = Field(default=None, description="true: that the function calls itself.")
    lines: fields.Whole = Field(default=None, description="With require or prefer: at most so many lines.")


class Ruled(Keys):
    """The four verbs of rules."""

    forbid: Means = Field(
        default_factory=Means, description="Means that must not be used; else the function has 0 points."
    )
    require: Means = Field(
        default_factory=Means, description="Means that must be used; else the function has 0 points."
    )
    avoid: Means = Field(default_factory=Means, description="Like forbid, but only a note.")
    prefer: Means = Field(default_factory=Means, description="Like require, but only a note.")


class Scored(Keys):
    """What every check has."""

    # a name alone, with nothing after its colon, is an entry or a check of defaults
    model_config = ConfigDict(json_schema_extra={"type": ["object", "null"]})

    points: fields.Points = Field(default=None, description="Points for the check (1); 0: told, costs nothing.")
    bonus: fields.Flag = Field(default=None, description="true: points beyond those of the exercise.")
    hidden: fields.Flag = Field(default=None, description="true: students do not see the cases.")
    limits: Limits = Field(default_factory=Limits, description="Limits of this check, where they differ.")
    hint: fields.Sentences = Field(default_factory=dict, description="A text for who fails: one, or {language: text}.")
    title: fields.Sentences = Field(
        default_factory=dict, description="The name of the check on pages and in texts: one, or {language: name}."
    )


class Drawn(Keys):
    """Where the cases come from."""

    given: fields.Expression = Field(
        default=None,
        description="The domains of the parameters, as in Hypothesis's @given: n=integers(0, 9), s=lists(text()).",
    )
    where: fields.Expression = Field(
        default=None, description="A condition that every case meets, over the names in given."
    )
    input: fields.Expression = Field(
        default=None, description="An expression for the list of lines that input() reads."
    )
    cases: fields.Whole = Field(default=None, description="At most so many cases.")


class Judged(Keys):
    """What is asked of the results; without these keys they are to equal the reference's."""

    holds: fields.Expression = Field(
        default=None,
        description="A relation instead of equality, over the arguments, result, expected, printed, after.NAME, "
        "and the student's functions by their names. Only True passes; a text is told to the student.",
    )
    varies: fields.Varying = Field(
        default=None,
        description="true: the function is random and must not always give the same; or an expression for what must "
        "vary, over the arguments and result.",
    )
    grows: fields.Word = Field(default=None, description="Not there yet.", json_schema_extra={"deprecated": True})


class Compared(Keys):
    """How results are compared with the reference's."""

    compare: fields.Comparison = Field(default=None, description="The way to compare (equal).")
    accept: fields.Names = Field(default=(), description="Other types that count as well, as map, set, None.")
    prints: fields.Printed = Field(default=None, description="Printed text counts too, and how it is compared.")
    raises: fields.Names = Field(default=(), description="Exceptions that the reference raises on purpose.")
    arguments: fields.Arguments = Field(
        default=None, description="unchanged: a changed argument is a mistake; told: only a note."
    )


class FunctionCheck(Compared, Judged, Drawn, Scored):
    """One criterion of a function."""


class VariableCheck(Scored):
    """One criterion of a variable."""

    holds: fields.Expression = Field(
        default=None, description="A relation over result (the variable's value, or None), printed and expected."
    )
    compare: fields.Comparison = Field(
        default=None, description="The way to compare with the reference's value (equal)."
    )
    accept: fields.Names = Field(default=(), description="Other types that count as well.")


class ClassCheck(Drawn, Scored):
    """One criterion of a class."""

    holds: fields.Expression = Field(
        default=None, description="A relation over the names in given; the class by its name is the student's."
    )


class ProgramCheck(Judged, Drawn, Scored):
    """One criterion of the whole program."""

    prints: fields.Printed = Field(default=None, description="How the printed text is compared (lines).")
    raises: fields.Names = Field(default=(), description="Exceptions with which the program ends on purpose.")


Also = Annotated[fields.Names, Field(description="Names that a hand-in may use instead.")]
Uses = Annotated[
    fields.Names, Field(description="Required functions that this one calls: a wrong one is not paid for twice.")
]
AFunctionCheck = Annotated[FunctionCheck, BeforeValidator(_empty_is_default)]
AVariableCheck = Annotated[VariableCheck, BeforeValidator(_empty_is_default)]
AClassCheck = Annotated[ClassCheck, BeforeValidator(_empty_is_default)]
AProgramCheck = Annotated[ProgramCheck, BeforeValidator(_empty_is_default)]
CHECKS = "The criteria by name, each with its points; without them the entry is one check itself."


class FunctionEntry(FunctionCheck, Ruled):
    """A required function. What stands here holds for all of its checks."""

    also: Also = ()
    uses: Uses = ()
    examples: fields.Examples = Field(default=(), description="f(1) == 2, f(0) raises ValueError, or only f(1).")
    checks: dict[str, AFunctionCheck] = Field(default_factory=dict, description=CHECKS)


class VariableEntry(VariableCheck):
    """A required variable of the file, or an answer that it prints."""

    also: Also = ()
    checks: dict[str, AVariableCheck] = Field(default_factory=dict, description=CHECKS)


class ClassEntry(ClassCheck, Ruled):
    """A required class."""

    also: Also = ()
    uses: Uses = ()
    checks: dict[str, AClassCheck] = Field(default_factory=dict, description=CHECKS)


class ProgramEntry(ProgramCheck, Ruled):
    """The file as a program: run with input, judged by what it prints."""

    checks: dict[str, AProgramCheck] = Field(default_factory=dict, description=CHECKS)


Entry = FunctionEntry | VariableEntry | ClassEntry | ProgramEntry
AnyCheck = FunctionCheck | VariableCheck | ClassCheck | ProgramCheck


class Spec(Ruled):
    """The spec of an exercise."""

    exercise: fields.Word = Field(default=None, description="The name of the exercise, as its folders are called.")
    title: fields.Sentences = Field(default_factory=dict, description="The title: one, or {language: title}.")
    texts: dict[str, fields.Sentences] = Field(
        default_factory=dict, description="The teacher's own wording of messages: {code: {language: text}}."
    )
    language: fields.Language = Field(default=None, description="The language of the feedback (en).")
    limits: Limits = Field(default_factory=Limits, description="Limits of all calls.")
    domains: dict[str, fields.Expression] = Field(
        default_factory=dict, description="Abbreviations for domains; they are evaluated where they are used."
    )
    variants: dict[str, dict[str, fields.Literal]] = Field(
        default_factory=dict, description="Variants of the exercise: {name: {VARIABLE: value}}."
    )
    assign: fields.Word = Field(
        default=None,
        description="Who gets which variant: hash, or a CSV file beside the spec. The others get the first.",
    )
    arguments: fields.Arguments = Field(
        default=None, description="unchanged: in no function may an argument be changed (told: only a note)."
    )
    packages: fields.Names = Field(default=(), description="Third-party modules that hand-ins may import.")
    salvage: fields.Salvage = Field(
        default=None, description="points: whole functions of a file that does not compile count (no)."
    )
    repair: fields.Repair = Field(
        default=None, description="show: students see a single edit that mends a function (none)."
    )
    python: fields.Version = Field(default=None, description="The Python that runs the hand-ins: a version or a path.")
    functions: dict[str, Annotated[FunctionEntry, BeforeValidator(_empty_is_default)]] = Field(
        default_factory=dict, description="The required functions by name."
    )
    variables: dict[str, Annotated[VariableEntry, BeforeValidator(_empty_is_default)]] = Field(
        default_factory=dict, description="The required variables by name."
    )
    classes: dict[str, Annotated[ClassEntry, BeforeValidator(_empty_is_default)]] = Field(
        default_factory=dict, description="The required classes by name."
    )
    program: Annotated[ProgramEntry | None, BeforeValidator(_empty_is_default)] = Field(
        default=None, description="The file as a program."
    )
