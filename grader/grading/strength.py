"""How strong are the cases of an exercise? Mutants of the reference and of every right solution say it: those that no
case tells from the right one are looked for with a wider search."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from grader.feedback.likeness import message_of
from grader.feedback.show import call_text, show
from grader.grading.edged import Edge, edges_of
from grader.grading.edited import Edited
from grader.grading.engine import Engine
from grader.grading.exercise_files import ExerciseFiles
from grader.grading.mistakes import Mistakes
from grader.grading.mutants import Mutant, Mutants, Trying
from grader.grading.rows import is_random
from grader.grading.wider import NotWider, wider_suite
from grader.model.exercise import Function
from grader.model.suite import FunctionSuite, Suite
from grader.runner.inspecting import inspect_source
from grader.runner.servers import Server
from grader.runner.values import decode
from grader.suite.size import size_of

SIGNED_SOURCES = 3
"""The reference and so many less one of the right solutions give signatures; the others hardly add to them."""
MOST_OF_A_RIGHT_ONE = 60
"""mutants of one function of one right solution; of the reference all are tried"""
EXAMPLE_WIDTH = 400
LITTLE = 0.5
"""the share of changes of the reference that make no difference, from which on the cases try little of it"""
ENOUGH_CHANGES = 6
"""fewer changes tell nothing of that"""


@dataclass(frozen=True)
class Survivor:
    """A mutant that no case of the suite tells from the right solution."""

    file: Path
    function: str
    line: int
    kind: str
    before: str
    after: str
    call: str = ""
    """the shortest call found that tells it; "" if there is none: it is probably as right"""
    example: str = ""
    """the line to paste into the spec"""


@dataclass
class FunctionStrength:
    """Of one function."""

    cases: int
    of_reference: int = 0
    """mutants of the reference that were tried"""
    of_right: int = 0
    killed: int = 0
    left_out: int = 0
    """mutants that were not tried, because each takes long"""
    survivors: list[Survivor] = field(default_factory=list)
    wider: int = 0
    """further cases that the survivors were tried on"""
    up_to: int = 0
    """the size up to which small values were tried, with few exceptions"""
    edges: list[Edge] = field(default_factory=list)
    told_of_reference: int = 0
    untold_lines: list[int] = field(default_factory=list)
    """of the reference, on which no change makes a difference in any case"""

    @property
    def tries_little(self) -> bool:
        """Whether most changes of the reference make no difference in any case."""
        return self.of_reference >= ENOUGH_CHANGES and self.told_of_reference <= LITTLE * self.of_reference

    @property
    def tried(self) -> int:
        return self.of_reference + self.of_right

    @property
    def weak(self) -> list[Survivor]:
        """Those that another case would tell."""
        return [survivor for survivor in self.survivors if survivor.call]


@dataclass
class Strength:
    """Of an exercise."""

    functions: dict[str, FunctionStrength] = field(default_factory=dict)
    mistakes: Mistakes = field(default_factory=Mistakes)
    notes: list[str] = field(default_factory=list)


def measure_strength(files: ExerciseFiles, suite: Suite, server: Server) -> Strength:
    """Tries all mutants of all right solutions. Takes seconds."""
    engine = Engine(suite, server)
    measuring = _Measuring(engine)
    try:
        for path in (files.solution, *files.right):
            measuring.try_source(path)
    finally:
        engine.close()
    found = measuring.found
    for name, mutants in measuring.signed.items():
        _remember(found.mistakes, name, mutants)
        found.functions[name].edges = edges_of(suite.exercise.function(name), suite.functions[name], mutants)
    survivors = {name: some for name, some in measuring.survivors.items() if some}
    _search_wider(suite, server, survivors, found)
    return found


class _Measuring:
    """The mutants of one source after the other, the reference first."""

    def __init__(self, engine: Engine) -> None:
        self.found = Strength()
        self.survivors: dict[str, list[tuple[Path, Mutant]]] = {}
        self.signed: dict[str, list[Mutant]] = {}
        self._engine = engine
        self._behaviours: dict[str, set[str]] = {}
        self._forms: set[tuple[str, ...]] = set()
        self._sources = 0

    def try_source(self, path: Path) -> None:
        """All functions in one child, as long as it lasts."""
        text = path.read_text(encoding="utf-8")
        forms = _forms(self._engine, text)
        hand_in = self._engine.hand_in(self._engine.source(text, path.name, {}, self._engine.suite.settings))
        try:
            for function in _plain_functions(self._engine.suite):
                form = (function.name, *forms.get(function.name, (path.name,)))
                if form not in self._forms:
                    self._forms.add(form)
                    edited = Edited(self._engine, hand_in, text, function.name, function.name, False)
                    self._try_function(path, function, edited)
                    edited.restore()
        finally:
            hand_in.close()
        self._sources += 1

    def _try_function(self, path: Path, function: Function, edited: Edited) -> None:
        name = function.name
        strength = self.found.functions.get(name)
        if strength is None:
            strength = self.found.functions[name] = FunctionStrength(len(self._engine.suite.functions[name].cases))
        # of a function by chance only one draw of each case is made here, so its signature would say nothing
        signed = self._sources < SIGNED_SOURCES and not is_random(function)
        known = self._behaviours.setdefault(name, set()) if signed else None
        tried = Trying(self._engine, function, edited).all(known, MOST_OF_A_RIGHT_ONE if self._sources else None)
        _count(strength, tried, of_reference=not self._sources)
        self.survivors.setdefault(name, []).extend((path, m) for m in tried.mutants if not m.killed)
        self.signed.setdefault(name, []).extend(m for m in tried.mutants if m.signature)


def _forms(engine: Engine, text: str) -> dict[str, tuple[str, ...]]:
    """Function -> its normal form, with those of all that nobody asks for: the same code has the same mutants."""
    required = [{"name": f.name, "also": list(f.also)} for f in engine.exercise.functions]
    found = inspect_source(engine.server, text, {"functions": required, "rules": [], "files": {}})
    names = {name for f in engine.exercise.functions for name in (f.name, *f.also)}
    others = sorted(one.normal_form for name, one in found.definitions.items() if name not in names)
    return {name: (one.normal_form, *others) for name, one in found.definitions.items() if name in names}


def _plain_functions(suite: Suite) -> list[Function]:
    """Those that are called with their cases."""
    return [
        function
        for function in suite.exercise.functions
        if function.kind == "function" and any(case.called for case in suite.functions[function.name].cases)
    ]


def _count(strength: FunctionStrength, tried: Mutants, of_reference: bool) -> None:
    if of_reference:
        strength.of_reference += len(tried.mutants)
        strength.told_of_reference += sum(mutant.killed for mutant in tried.mutants)
        told = {mutant.edit.line for mutant in tried.mutants if mutant.killed}
        strength.untold_lines = sorted({mutant.edit.line for mutant in tried.mutants} - told)
    else:
        strength.of_right += len(tried.mutants)
    strength.killed += sum(mutant.killed for mutant in tried.mutants)
    strength.left_out += tried.there_are - len(tried.mutants)


def _remember(mistakes: Mistakes, name: str, mutants: list[Mutant]) -> None:
    for mutant in mutants:
        message = message_of(mutant.edit.kind, mutant.edit.values)
        if message is not None:
            mistakes.add_mutant(name, mutant.signature, message)


def _search_wider(
    suite: Suite, server: Server, survivors: Mapping[str, list[tuple[Path, Mutant]]], found: Strength
) -> None:
    """Each survivor on many more cases."""
    if not survivors:
        return
    try:
        wide = wider_suite(suite, survivors.keys(), server)
    except NotWider as error:
        found.notes.append(f"on inputs beyond the suite: {error}")
        wide = replace(suite, functions={})
    engine = Engine(wide, server)
    try:
        for name, mutants in survivors.items():
            function, strength = suite.exercise.function(name), found.functions[name]
            cases = wide.functions.get(name)
            strength.wider = len(cases.cases) if cases is not None else 0
            strength.up_to = _size_reached(cases, suite.functions[name])
            for path in dict.fromkeys(path for path, _ in mutants):
                of_file = [mutant for other, mutant in mutants if other == path]
                strength.survivors += _told_apart(engine, function, path, of_file, cases)
    finally:
        engine.close()


def _told_apart(
    engine: Engine, function: Function, path: Path, mutants: list[Mutant], cases: FunctionSuite | None
) -> list[Survivor]:
    text = path.read_text(encoding="utf-8")
    hand_in = engine.hand_in(engine.source(text, path.name, {}, engine.suite.settings))
    try:
        edited = Edited(engine, hand_in, text, function.name, function.name, False)
        numbers = [mutant.edit.number for mutant in mutants]
        shown = edited.shown(numbers)
        apart = Trying(engine, function, edited).first_wrong(numbers) if cases is not None else {}
    finally:
        hand_in.close()
    survivors = []
    for mutant, (before, after) in zip(mutants, shown, strict=False):
        position = apart.get(mutant.edit.number)
        call, example = ("", "") if position is None or cases is None else _example(function, cases, position)
        edit = mutant.edit
        survivors.append(Survivor(path, function.name, edit.line, edit.kind, before, after, call, example))
    return survivors


def _example(function: Function, cases: FunctionSuite, position: int) -> tuple[str, str]:
    """The call, and the line that makes an example of it."""
    call = call_text(function.name, decode(cases.cases[position].arguments))
    expected = cases.expected[position]
    if expected.kind == "raised" and expected.raised is not None:
        return call, f"{call} raises {expected.raised.type}"
    plain = any(check.kind == "equal" and check.compare.mode != "ignored" for check in function.checks)
    return call, f"{call} == {show(decode(expected.value), EXAMPLE_WIDTH)}" if plain else call


def _size_reached(wide: FunctionSuite | None, known: FunctionSuite) -> int:
    """Of the small values, which are listed by size, as far as one measure of size can say it."""
    cases = [*known.cases, *(wide.cases if wide is not None else ())]
    sizes = sorted(size_of(decode(case.arguments)) for case in cases if case.layer == "small")
    return sizes[len(sizes) * 9 // 10] if sizes else 0
