"""The domains of a spec: abbreviations, and what each check draws for the parameters of its function."""

from __future__ import annotations

from grader.expressions.syntax import BUILTINS
from grader.model.exercise import Given
from grader.spec.document import Document
from grader.spec.errors import nearest
from grader.spec.givens import Drawn, read_given
from grader.spec.meant_domains import tell_hidden, tell_meant
from grader.spec.outline import Signature
from grader.spec.places import Path
from grader.spec.scope import Scope, free_names


def read_domains(document: Document, scope: Scope, drawn_anywhere: set[str]) -> tuple[Given, ...]:
    """The abbreviations. They may use names that a `given` draws before it uses them."""
    names = set(scope.domains) | drawn_anywhere
    for name, source in scope.domains.items():
        path: Path = ("domains", name)
        if not name.isidentifier():
            document.fault(path, f"{name!r} cannot be the name of a domain", key=True, fix="Use letters, digits and _.")
        elif name in BUILTINS:
            fix = f"Give it another name, as {name}_of_{document_name(document)}."
            document.fault(path, f"the name {name!r} has a meaning of its own in expressions", key=True, fix=fix)
        elif not tell_meant(document, path, source, scope, names):
            scope.tell_faults(document, path, source, names)
    _tell_cycles(document, scope)
    return tuple(Given(name, source, document.line(("domains", name))) for name, source in scope.domains.items())


def document_name(document: Document) -> str:
    """The name of the exercise as far as it is known, for examples in messages."""
    data = document.data
    name = data.get("exercise") if isinstance(data, dict) else None
    return name if isinstance(name, str) and name.isidentifier() else "mine"


def _tell_cycles(document: Document, scope: Scope) -> None:
    for name, cycle in cycles({name: free_names(source) for name, source in scope.domains.items()}).items():
        if not document.is_wrong(("domains", name)):
            message = f"the domain {name} needs itself: {' -> '.join(cycle)}"
            document.fault(("domains", name), message, fix="A domain may use others, but not in a circle.")


def cycles(needs: dict[str, set[str]]) -> dict[str, list[str]]:
    """First name -> the circle from it back to it; each circle once, under the name that stands first."""
    found: dict[str, list[str]] = {}
    told: set[frozenset[str]] = set()
    for start in needs:
        circle = _circle(needs, start)
        if circle and frozenset(circle) not in told:
            told.add(frozenset(circle))
            found[start] = circle
    return found


def _circle(needs: dict[str, set[str]], start: str) -> list[str]:
    """The shortest way from a name back to it, with the name at both ends; empty if there is none."""
    ways = [[start]]
    seen: set[str] = set()
    for way in ways:  # grows while it is walked: the shortest first
        for name in sorted(needs.get(way[-1], ())):
            if name == start:
                return [*way, name]
            if name in needs and name not in seen:
                seen.add(name)
                ways.append([*way, name])
    return []


def read_drawn(
    document: Document, path: Path, source: str, scope: Scope, signature: Signature | None
) -> list[Drawn] | None:
    """What `given` draws, each domain with the names before it; None if it could not be read."""
    drawn = read_given(document, path, source, signature.positional if signature else ())
    if drawn is None:
        return None
    before: list[str] = []
    for name, expression, offset in ((d.name, d.expression, d.offset) for d in drawn):
        later = {other.name for other in drawn} - set(before)
        why = ""
        for unknown in free_names(expression) & (later - set(scope.domains)):
            why = f"A domain may use only the names before it; put {unknown} first."
        known = {*before, *scope.domains}
        told = tell_hidden(document, path, expression, before, offset)
        if told or tell_meant(document, path, expression, scope, known, offset):
            pass
        elif not scope.tell_faults(document, path, expression, known, offset, why):
            _tell_missing(document, path, expression, scope, before, offset)
        before.append(name)
    return drawn


def _tell_missing(
    document: Document, path: Path, expression: str, scope: Scope, before: list[str], offset: int
) -> None:
    missing = sorted(scope.missing(expression, before))
    if missing and not scope.is_open and not any(document.is_wrong(("domains", name)) for name in scope.domains):
        names = " and ".join(missing)
        message = (
            f"the domain {expression} needs {names}, which {'is' if len(missing) == 1 else 'are'} not drawn before it"
        )
        document.fault(path, message, offset=offset, fix=f"Put {missing[0]}=… before it.")


def tell_unfilled(document: Document, path: Path, drawn: list[Drawn], signature: Signature, function: str) -> None:
    """Tells which parameters of the reference's function cannot be passed with what is drawn."""
    names = [d.name for d in drawn]
    strangers = [name for name in names if name not in signature.positional]
    unfilled = [parameter for parameter in signature.required if parameter not in names]
    for parameter in unfilled:
        message = f"the parameter {parameter} of {function}{signature} has no domain"
        near = strangers[0] if len(unfilled) == len(strangers) == 1 else nearest(parameter, strangers)
        fix = f"Rename {near} to {parameter}." if near else f"Add {parameter}=domain."
        document.fault(path, message, key=True, fix=fix)
    tell_keyword_only(document, path, signature, function)
    passed = [parameter in names for parameter in signature.positional]
    for position, parameter in enumerate(signature.positional):
        if not passed[position] and parameter in signature.defaults and any(passed[position:]):
            default = signature.defaults[parameter]
            message = f"{parameter} of {function}{signature} has no domain, but parameters after it have"
            document.fault(path, message, key=True, fix=f"Add {parameter}={default} for its default.")


def tell_keyword_only(document: Document, path: Path, signature: Signature, function: str) -> None:
    """Tells of parameters that cannot be passed by position."""
    for parameter in signature.keyword_only:
        message = f"the parameter {parameter} of {function}{signature} can only be passed by its name"
        fix = "Arguments are passed by position: take the * out of the reference, or give it a default."
        document.fault(path, message, key=True, fix=fix)
