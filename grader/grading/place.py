"""Where a function of a hand-in is graded: the hand-in under way, and what is known of it so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from grader.grading.engine import Engine
from grader.model.exercise import Function
from grader.model.inspection import Inspection
from grader.model.outcome import Outcome
from grader.model.result import FunctionResult
from grader.runner.hand_in import HandIn, Source
from grader.runner.loaded import Loaded


@dataclass(frozen=True)
class Variables:
    """The variables that a hand-in has once it has run."""

    names: Mapping[str, str] = field(default_factory=dict)
    """variable of the exercise -> its name in the hand-in; only those that are there"""
    near: Mapping[str, str] = field(default_factory=dict)
    """variable of the exercise that is not there -> the name that may have been meant"""
    values: Mapping[str, Outcome] = field(default_factory=dict)
    """name in the hand-in -> its value, and what was printed"""
    loaded: Loaded = field(default_factory=Loaded)


@dataclass
class Place:
    """One for each hand-in."""

    engine: Engine
    source: Source
    hand_in: HandIn
    inspection: Inspection
    names: Mapping[str, str]
    """function of the exercise -> its name in the hand-in; only those that are there"""
    loaded: Loaded = field(default_factory=Loaded)
    """what loading it came to"""
    results: dict[str, FunctionResult] = field(default_factory=dict)
    variables: Variables = field(default_factory=Variables)

    def with_reference(self, function: Function, source: Source | None = None, hurried: bool = False) -> HandIn:
        """The hand-in with the reference's functions in the place of the helpers that this function uses: of those that
        are not right, if there are such, for each call of one is a message to the grader and back."""
        stands: dict[str, Sequence[str]] = {}
        names: dict[str, str] = {}
        functions = [name for name in function.uses if self.engine.exercise.function(name).kind == "function"]
        for helper in [name for name in functions if not self.is_right_by_itself(name)] or functions:
            theirs = self.names.get(helper, helper)
            definition = self.inspection.definitions.get(theirs)
            known = definition.parameters if definition is not None else ()
            suite = self.engine.suite.functions.get(helper)
            stands[theirs] = known or (suite.parameters if suite is not None else ())
            names[theirs] = helper
        return self.engine.hand_in(source or self.source, stands, names, self.hand_in.skip, hurried=hurried)

    def is_right_by_itself(self, helper: str) -> bool:
        """It passed, and nothing of the reference was at work in it."""
        result = self.results.get(helper)
        if result is None or result.status != "passed":
            return False
        return not any(check.helpers_of_reference for check in result.checks)

    def seeded(self, called: str) -> bool:
        """Must chance be fixed before each call? Not where the function provably knows none."""
        return called not in self.inspection.deterministic and called not in self.inspection.without_chance

    def is_independent(self, called: str) -> bool:
        """Do its answers provably hang on nothing that calls before, of itself or of others, could have changed?"""
        return called in self.inspection.independent
