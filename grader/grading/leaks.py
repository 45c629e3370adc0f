"""What a pack gives away: the reference, hidden cases and the constants of the reference are looked for in the file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence

from grader.compare.modes import compare
from grader.grading.engine import server_options
from grader.grading.packing import hidden_arguments
from grader.model.exercise import Function
from grader.model.outcome import Outcome
from grader.model.suite import FunctionSuite, Suite
from grader.runner.asking import Asking, ask_all
from grader.runner.hand_in import HandIn, Source
from grader.runner.servers import start_server
from grader.runner.values import decode, encode

LIMIT_S = 2.0
MOST_CASES = 60
ENOUGH_ANSWERS = 3
"""different ones: a function that gives these right is no accident"""
SHORTEST_LINE = 18
"""characters, without spaces, of code that does not stand in two files by chance"""
COMMON = frozenset([*range(-10, 11), 100, 1000])
"""numbers that give nothing away"""
MOST_TOLD = 5


def leaks(suite: Suite, pack: Suite, isolation: str, python: str | None = None) -> list[str]:
    """Sentences for the teacher, about a pack as it is read back from its file. `suite` is what it was made of."""
    found = [*_of_text(suite, pack), *_of_hidden(suite, pack), *_of_constants(suite, pack)]
    if pack.checks_source:
        found += _of_checks(pack, isolation, python)
    return found


def _of_text(suite: Suite, pack: Suite) -> Iterator[str]:
    """Lines of code of the reference that stand in the pack."""
    reference = {_bare(line): number for number, line in enumerate(suite.reference_source.splitlines(), 1)}
    there = {_bare(line) for line in pack.checks_source.splitlines()}
    same = [number for line, number in reference.items() if line in there and len(line) >= SHORTEST_LINE]
    same = [number for number in same if not _is_plain(suite.reference_source.splitlines()[number - 1])]
    if same:
        lines = ", ".join(map(str, same[:MOST_TOLD]))
        yield f"checks.py, which is in the pack, has lines of solution.py in it (line {lines})."


def _bare(line: str) -> str:
    return re.sub(r"\s+", "", line.partition("#")[0])


def _is_plain(line: str) -> bool:
    """An import or a text: every file may have it."""
    return re.match(r"\s*(import|from|[\"'])", line) is not None


def _of_hidden(suite: Suite, pack: Suite) -> Iterator[str]:
    for function in suite.exercise.functions:
        if not any(check.hidden for check in function.checks):
            continue
        there = pack.functions[function.name]
        secret = hidden_arguments(suite.functions[function.name], _visible(suite, function))
        told = {case.arguments for case in there.cases} | set(pack.answers.get(function.name, {}))
        if secret & told:
            yield f"{function.name}: {len(secret & told)} inputs of hidden checks are in the pack."
        elif _values(secret) & _asked(pack) - _shown(pack):
            yield f"{function.name}: values that only hidden checks have stand among the answers for helpers."
        for check in function.checks:
            text = check.holds or ""
            if check.hidden and text and any(c.holds == text for f in pack.exercise.functions for c in f.checks):
                yield f"{function.name}: the relation of the hidden check {check.name} stands in another one, too."


def _values(arguments: Iterable[bytes]) -> set[bytes]:
    """Each argument by itself, encoded."""
    return {encode(value) for whole in arguments for value in decode(whole)}


def _asked(pack: Suite) -> set[bytes]:
    return _values(arguments for answers in pack.answers.values() for arguments in answers)


def _shown(pack: Suite) -> set[bytes]:
    return _values(case.arguments for function in pack.functions.values() for case in function.cases)


def _visible(suite: Suite, function: Function) -> FunctionSuite:
    """What of the cases belongs to a check that is not hidden."""
    whole = suite.functions[function.name]
    shown = {place for c in function.checks if not c.hidden for place in whole.checks[c.name]}
    cases = tuple(case for place, case in enumerate(whole.cases) if place in shown)
    return FunctionSuite(whole.name, whole.parameters, cases, (), {})


def _of_constants(suite: Suite, pack: Suite) -> Iterator[str]:
    """Boundary cases are made of the literals of the reference: a case beside each of them tells where they are."""
    for function in pack.functions.values():
        constants = _constants(suite.reference_source, function.name)
        met = {value for case in function.cases if case.layer == "boundary" for value in _atoms(decode(case.arguments))}
        shown = sorted(map(repr, constants & met))
        if shown:
            told = ", ".join(shown[:MOST_TOLD])
            yield f"{function.name}: constants of the reference can be read off its cases: {told}."
        written = sorted(map(repr, constants & _in_domains(pack, function.name)))
        if written:
            told = ", ".join(written[:MOST_TOLD])
            yield f"{function.name}: constants of the reference stand in `given` or `where`: {told}."


def _in_domains(pack: Suite, function: str) -> set[object]:
    """Numbers and texts in the domains of a function that students get."""
    known = {one.name: one.expression for one in pack.exercise.domains}
    checks = pack.exercise.function(function).checks
    todo = [text for check in checks for text in (*(one.expression for one in check.given), *check.where)]
    found: set[object] = set()
    while todo:
        nodes = list(ast.walk(ast.parse(todo.pop(), mode="eval")))
        found |= {node.value for node in nodes if isinstance(node, ast.Constant)}
        todo += [known.pop(node.id) for node in nodes if isinstance(node, ast.Name) and node.id in known]
    return found


def _constants(source: str, name: str) -> set[object]:
    """Numbers and texts in the code of a function that are not to be met everywhere."""
    found: set[object] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            body = node.body[1:] if ast.get_docstring(node) is not None else node.body
            values = [c.value for statement in body for c in ast.walk(statement) if isinstance(c, ast.Constant)]
            found |= {v for v in values if type(v) in (int, float) and v not in COMMON}
            found |= {v for v in values if type(v) is str and len(v) > 1}
    return found


def _atoms(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        yield from _atoms(list(value.items()))
    elif isinstance(value, (list, tuple, set, frozenset)):
        for item in value:
            yield from _atoms(item)
    elif type(value) in (int, float, str):
        yield value


def _of_checks(pack: Suite, isolation: str, python: str | None) -> Iterator[str]:
    """Functions of checks.py that answer the cases of a required one: that is the reference under another name."""
    options = server_options(pack.exercise, "best" if isolation == "require" else isolation)
    helpers = [node for node in ast.parse(pack.checks_source).body if isinstance(node, ast.FunctionDef)]
    with start_server(options, python or pack.exercise.python) as server:
        hand_in = HandIn(server, Source(pack.checks_source, "checks.py"))
        try:
            for function in pack.exercise.functions:
                for helper in helpers:
                    if function.kind == "function" and _answers(hand_in, helper, function, pack):
                        yield (
                            f"checks.py, which is in the pack, has {helper.name}, which answers every case of "
                            f"{function.name} right: students can copy it."
                        )
        finally:
            hand_in.close()


def _answers(hand_in: HandIn, helper: ast.FunctionDef, function: Function, pack: Suite) -> bool:
    suite = pack.functions[function.name]
    mode = next((check.compare for check in function.checks if check.kind == "equal"), None)
    places = [p for p, case in enumerate(suite.cases) if case.called][:: max(1, len(suite.cases) // MOST_CASES)]
    if mode is None or len(helper.args.args) != len(suite.parameters) or not places:
        return False
    if len({suite.expected[place].value for place in places}) < ENOUGH_ANSWERS:
        return False
    questions = [(place, place, suite.cases[place].arguments, None) for place in places]
    outcomes = ask_all(hand_in, Asking(helper.name, LIMIT_S, 5 * LIMIT_S), questions)
    return all(_same(outcomes[place], suite.expected[place], mode) for place in places)


def _same(actual: Outcome, expected: Outcome, mode: object) -> bool:
    if actual.kind != expected.kind:
        return False
    if actual.kind != "returned" or actual.value == expected.value:
        return True
    return compare(mode, decode(expected.value), decode(actual.value)).equal  # type: ignore[arg-type]


def blocked_sentence(blocked: Sequence[str]) -> str:
    """About checks that only the reference can decide."""
    return f"left to your own run, because checks.py uses the solution there: {'; '.join(blocked)}"
