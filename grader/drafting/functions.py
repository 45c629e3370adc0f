"""What a first spec says of one function: candidates for its arguments, and the best of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, product

from grader.drafting.domains import Kind, concrete, ladder
from grader.drafting.entry import Entry, Parameter, Sketched
from grader.drafting.examples import shown_examples
from grader.drafting.names import kinds_by_name
from grader.drafting.narrowing import Rungs, narrowed, with_dependents
from grader.drafting.trying import FEW, ON_PURPOSE, Inputs, Solution, Tried
from grader.expressions.syntax import DOMAINS
from grader.grading.iterators import ITERATORS
from grader.runner.values import NOTHING, Foreign, decode

MOST_KINDS = 5
MOST_COMBINATIONS = 30
GENERAL: tuple[Kind, ...] = (["int"], ["str"], ["list", ["int"]])
"""tried where nothing else is known"""
HOLDERS = ("list", "tuple", "many", "set", "frozenset", "dict", "or")
SAME_EVERYWHERE = 0.3
"""what speaks against arguments for which the function always does the same"""
FARTHER = 0.04
"""what speaks against a kind for each that is likelier"""
_SORTED = ("sorted", "binary", "bisect", "bisekcija", "urejen", "bisekcj")


def draft_function(function: Sketched, solution: Solution, may_refuse: float = ON_PURPOSE) -> Entry:
    """The entry of a function of the solution; `may_refuse`: the share of inputs on which it may raise on purpose."""
    reason = _no_plain_inputs(function)
    if reason:
        return _to_choose(function, reason)
    parameters = passed(function)
    rungs = _likeliest(function, parameters, solution)
    if rungs is None:
        return _to_choose(function, "no kind of argument was found that it takes")
    wide = with_dependents([parameter.name for parameter in parameters], rungs)

    def ask(levels: Sequence[int]) -> Tried:
        return replace(_tried(function, parameters, wide, levels, solution), may_refuse=may_refuse)

    best = narrowed(wide, ask)
    if not best.is_good:
        return _to_choose(function, f"on some of what could be guessed {best.why()}", best.inputs)
    return _described(function, best, solution)


def _no_plain_inputs(function: Sketched) -> str:
    for parameter in function.parameters:
        if parameter.why == "strange" and parameter.default is None:
            return f"the type of {parameter.name} is none of Python's plain ones"
    if function.open and not function.open.startswith("*"):
        return f"{function.open} must be passed by name, and cases are passed by position"
    if function.open and not function.parameters:
        return f"it takes any number of arguments ({function.open})"
    return "it reads a number of lines that is not known before" if function.reads < 0 else ""


def passed(function: Sketched) -> list[Parameter]:
    """The parameters that cases give: not those whose default is a place to remember something, and none after them."""
    found: list[Parameter] = []
    for parameter in function.parameters:
        if parameter.default is not None and parameter.why not in ("hint", "examples", "default"):
            break
        if parameter.why != "hint" and parameter.default in ("{}", "[]", "dict()", "list()", "set()", "None"):
            break
        found.append(parameter)
    return found


def kinds_of(parameter: Parameter) -> list[Kind]:
    """The kinds to try, the likeliest first."""
    named = kinds_by_name(parameter.name)
    members = [kind[1] for kind in named if kind[0] in ("list", "set", "many")] + [["int"], ["str"]]
    if ["digits"] in parameter.kinds:
        named = [["digits"] if kind == ["str"] else kind for kind in named]
    filled = [concrete(kind, members) for kind in parameter.kinds]
    places = range(max(map(len, filled), default=0))
    listed = [one[place] for place in places for one in filled if place < len(one)]
    known = [kind for place, kind in enumerate(listed) if kind not in listed[:place]]
    if parameter.why in ("hint", "examples", "default"):
        return known[: 2 if parameter.why == "default" else MOST_KINDS]
    if any(map(_has_holders, parameter.kinds[:1])):
        named = [kind for kind in named if any(_is_of_shape(kind, shape) for shape in parameter.kinds)]
    ranks: dict[str, tuple[float, Kind]] = {}
    for weight, source in ((1.0, known), (1.1, named)):
        for place, kind in enumerate(source[:3]):
            rank = weight * (3 - place) + ranks.get(str(kind), (0.0, kind))[0]
            ranks[str(kind)] = rank, kind
    for kind in GENERAL:
        ranks.setdefault(str(kind), (0.0, kind))
    return [kind for _, kind in sorted(ranks.values(), key=lambda one: -one[0])][:MOST_KINDS]


def _has_holders(kind: Kind) -> bool:
    """Whether it has lists (or tuples, …) for members: that is seen by what is done with them, whatever the name."""
    return kind[0] == "or" or any(type(part) is list and part[0] in HOLDERS for part in kind[1:])


def _is_of_shape(kind: Kind, shape: Kind) -> bool:
    """Whether the kind is this one where its parts are known."""
    if shape[0] == "?":
        return True
    if kind[0] != shape[0] or len(kind) != len(shape):
        return False
    if kind[1:] == [["str"]] and shape[1] in (["list", ["?"]], ["list", ["str"]]):
        return True  # a letter of a text is asked for as a member of a list is
    return all(map(_is_of_shape, kind[1:], shape[1:])) if shape[0] != "of" else kind == shape


def _likeliest(function: Sketched, parameters: Sequence[Parameter], solution: Solution) -> list[Rungs] | None:
    """The ladders of domains of the kinds on which the function does best; None if it takes nothing."""
    options = [[found for kind in kinds_of(p) if (found := _ladder(function, p, kind))] for p in parameters]
    if not all(options):
        return None
    places = islice(product(*(range(len(one)) for one in options)), 2000)
    best: tuple[float, list[Rungs]] | None = None
    for choice in sorted(places, key=lambda choice: (sum(choice), max(choice, default=0)))[:MOST_COMBINATIONS]:
        far = FARTHER * sum(choice)
        if best is not None and best[0] <= far:
            break
        rungs = [option[place] for option, place in zip(options, choice, strict=True)]
        usual = list(map(_usual, rungs))
        tried = _tried(function, parameters, rungs, usual, solution, FEW)
        if tried.differing < 2 and any(usual):  # what lists of one length do not tell, others may
            wider = _tried(function, parameters, rungs, [0] * len(rungs), solution, FEW)
            tried = wider if wider.failing <= tried.failing else tried
        cost = tried.failing + tried.of_wrong_type + far
        cost += SAME_EVERYWHERE * (tried.differing < 2 and len(tried.outcomes) > 3)
        if best is None or cost < best[0]:
            best = cost, rungs
    return None if best is None else best[1]


def _usual(rungs: Rungs) -> int:
    """Of lists of lists those of one length, and of lists of texts those of texts with a letter; else the widest."""
    words = ("lists(text(", "min_size=1")
    return next((n for n, rung in enumerate(rungs) if "flatmap" in rung or _begins_with(rung, *words)), 0)


def _begins_with(rung: str, domain: str, size: str) -> bool:
    return rung.startswith(domain) and size in rung[: rung.find(")")]


def _ladder(function: Sketched, parameter: Parameter, kind: Kind) -> Rungs:
    rungs = ladder(kind, function.literals)
    name = function.name.casefold()
    in_order = any(word in f"{name} {parameter.name.casefold()}" for word in _SORTED) and not name.startswith("is_")
    if in_order and kind[0] == "list":
        return [f"{rung}.map(sorted)" for rung in rungs if "flatmap" not in rung]
    return rungs


def _tried(
    function: Sketched,
    parameters: Sequence[Parameter],
    rungs: Sequence[Rungs],
    levels: Sequence[int],
    solution: Solution,
    most: int = 0,
) -> Tried:
    names = [parameter.name for parameter in parameters]
    given = [(name, one[level]) for name, one, level in zip(names, rungs, levels, strict=True)]
    lines, shown = lines_to_read(function.line_kinds, names)
    # a name that is also a domain's hides that domain from all that stands behind it
    given.sort(key=lambda pair: pair[0] in DOMAINS)
    inputs = Inputs((*lines, *given) if set(names) & set(DOMAINS) else (*given, *lines), tuple(names), shown)
    return solution.try_on(function.name, inputs, yields=function.yields, **({"most": most} if most else {}))


def lines_to_read(kinds: Sequence[Kind], taken: Sequence[str]) -> tuple[list[tuple[str, str]], str]:
    """Names that are drawn for the lines that are read, and the expression for the lines."""
    drawn, shown = [], []
    for place, kind in enumerate(kinds, 1):
        name = "line" if len(kinds) == 1 else f"line{place}"
        name += "_" * (name in taken)
        domain = {"int": "integers(-100, 100)", "float": "quarters"}.get(
            kind[0], 'text("abAB", min_size=1, max_size=5)'
        )
        drawn.append((name, domain))
        shown.append(name if kind[0] == "str" else f"str({name})")
    return drawn, f"[{', '.join(shown)}]" if shown else ""


def _described(function: Sketched, tried: Tried, solution: Solution) -> Entry:
    """The entry of a function that takes what it is given."""
    again = solution.try_on(function.name, tried.inputs, seed=1000, yields=function.yields)
    if [o.signature() for o in again.outcomes] != [o.signature() for o in tried.outcomes]:
        reason = "it answers differently each time: say in `holds` what must be so, or `varies: true` if by chance"
        return _to_choose(function, reason, tried.inputs)
    values = [decode(outcome.value) for outcome in tried.answered]
    strange = next((v for v in values if isinstance(v, Foreign) and v.plain is NOTHING), None)
    if strange is not None and strange.type_name not in ITERATORS:
        reason = f"it returns a {strange.type_name}, which cannot be compared: say in `holds` what must be so"
        return _to_choose(function, reason, tried.inputs)
    entry = Entry("functions", function.name, {"points": "1", **input_keys(tried.inputs)})
    entry.examples, entry.remarks, announced = shown_examples(function, solution, len(passed(function)))
    raises = sorted({*tried.raises, *announced})
    if raises:
        entry.keys["raises"] = raises[0] if len(raises) == 1 else f"[{', '.join(raises)}]"
    if function.yields or strange is not None:
        entry.keys["compare"] = "iterable"
    if any(outcome.printed for outcome in tried.answered) and all(value is None for value in values):
        entry.keys["prints"] = "lines"
    guessed = [p.name for p in passed(function) if not p.is_sure]
    if guessed:
        entry.remarks.append(f"guessed, by use and by name: {', '.join(guessed)}")
    return entry


def input_keys(inputs: Inputs) -> dict[str, str]:
    """`given` and `input` of an entry."""
    keys = {"given": ", ".join(f"{name}={domain}" for name, domain in inputs.given), "input": inputs.lines}
    return {key: text for key, text in keys.items() if text}


def _to_choose(function: Sketched, reason: str, inputs: Inputs | None = None) -> Entry:
    """An entry to be filled in, with what could be guessed so far."""
    given = ", ".join(f"{parameter.name}=…" for parameter in function.parameters)
    keys = input_keys(inputs) if inputs is not None else {"given": given} if given else {}
    if function.reads < 0:
        keys["input"] = "[…]"
    entry = Entry("functions", function.name, {"points": "1", **keys}, choose=reason)
    if "`holds`" in reason:
        entry.keys["holds"] = "…"
    return entry
