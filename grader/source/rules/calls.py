"""Rule `calls`: built-in functions, functions of modules, and functions of the hand-in.

The form of a name says what it is about: `sum` a built-in function or one of the hand-in, `math.log2` or `random.*`
what is in a module, `.bit_length` a method, `{:b}` a way to format, and the names of `big_integers` an idiom.
"""

from __future__ import annotations

from collections.abc import Iterator

from grader.source import modules
from grader.source.means import DYNAMIC, PATH, Means
from grader.source.presets import BIG_INTEGERS
from grader.source.rules import big_integers, formats, methods
from grader.source.rules.found import Found, Question
from grader.source.values import External


def find(question: Question) -> Iterator[Found]:
    """What of the rule's names is reached."""
    names = question.names
    functions = {name for name in names if name.isidentifier()}
    dotted = {name for name in names if "." in name and not name.startswith(".") and name not in BIG_INTEGERS}
    yield from _own(question, functions)
    yield from _outside(question, functions, dotted)
    built_in = {f"builtins.{name}" for name in functions if name in modules.BUILTINS}
    yield from _members(question, dotted | built_in)
    yield from methods.find_names(question, {name[1:] for name in names if name.startswith(".")})
    yield from formats.find_names(question, {name for name in names if name.startswith("{")})
    yield from big_integers.find_names(question, {name for name in names if name in BIG_INTEGERS})


def reached(question: Question) -> set[str]:
    """The rule's names that are reached, under any name that a function of the exercise may have."""
    found = {hit.name for hit in find(question)}
    closure = question.closure
    paths = _paths(question)
    for name in question.names:
        others = question.also.get(name, frozenset((name,)))
        met = others & (closure.names.keys() | closure.unresolved)
        if met or any(matches(path, name) for path in paths):
            found.add(name)
    return found


def _paths(question: Question) -> set[str]:
    return {path for _, means in question.closure.means() if means.kind == PATH for path in means.paths}


def _own(question: Question, functions: set[str]) -> Iterator[Found]:
    # an own function that is named like a built-in one is not that one
    own = (name for name in functions if name not in modules.BUILTINS or name in question.also)
    names = {other for name in own for other in question.also.get(name, frozenset((name,)))}
    for name, site in question.closure.names.items():
        if name in names and name != question.closure.name:
            if site is not None:
                yield Found(name, site.point, site.unit, site.node)
            else:
                yield Found(name, None, None, None)


def _outside(question: Question, functions: set[str], dotted: set[str]) -> Iterator[Found]:
    words = functions | {name.rpartition(".")[2] for name in dotted}
    for point, means in question.closure.means():
        if means.kind == PATH:
            name = _matched(means, functions, dotted)
            if name:
                yield Found(name, point, means.unit, means.node)
        elif means.kind == DYNAMIC and means.words & words:
            yield Found(min(means.words & words), point, means.unit, means.node)


def _matched(means: Means, functions: set[str], dotted: set[str]) -> str:
    module, _, name = means.name.rpartition(".")
    if module == "builtins":
        return name if name in functions else means.name if any(matches(means.name, one) for one in dotted) else ""
    if name in functions and name not in modules.BUILTINS and module:
        return means.name
    for path in means.paths:
        if any(matches(path, one) for one in dotted):
            return path
    return ""


def matches(path: str, name: str) -> bool:
    """Does the dotted path have this name, or fit it if it ends with a star? `random.*` is all of random."""
    if name.endswith("*"):
        return path.startswith(name[:-1])
    return path in (name, f"builtins.{name}")


def _members(question: Question, dotted: set[str]) -> Iterator[Found]:
    """Members of modules that stand in a list, a dict, a local name: `fs[0].sqrt`, `m.sqrt`."""
    by_name: dict[str, list[str]] = {}
    for one in dotted:
        by_name.setdefault(one.rpartition(".")[2], []).append(one)
    if not by_name:
        return
    bare = {means.name for _, means in question.closure.means() if means.kind == PATH and means.bare}
    graph = question.closure.graph
    for point, unit in question.closure.units():
        for member, fulls in by_name.items():
            for read in unit.named(member):
                values = graph.guesser.guess(read.node.value, read.scope, unit, point.mode)
                for full in fulls:
                    module = full.rpartition(".")[0]
                    known = any(isinstance(one, External) and one.path == module for one in values)
                    if known or (module in bare and any(type(one).__name__ == "Unknown" for one in values)):
                        yield Found(full.replace("builtins.", ""), point, unit, read.node)
