"""Which names an expression of a spec may use, depending on where it stands."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field

from grader.expressions import syntax
from grader.spec.document import Document
from grader.spec.errors import listed, nearest
from grader.spec.outline import Outline
from grader.spec.places import Path


@dataclass(frozen=True)
class Scope:
    """The names that do not depend on the place."""

    base: frozenset[str] = frozenset()
    """of checks.py and of the variants"""
    domains: dict[str, str] = field(default_factory=dict)
    """abbreviation -> its expression"""
    required: frozenset[str] = frozenset()
    """functions and classes that hand-ins define"""
    reference: Outline | None = None
    """None if it could not be read"""
    is_open: bool = False
    """checks.py has names that cannot be read from it"""

    def tell_faults(
        self, document: Document, path: Path, source: str, names: Collection[str], shift: int = 0, why: str = ""
    ) -> bool:
        """Tells what is wrong with an expression in which `names` and `base` can be used; was there anything?

        `shift`: where the expression starts in the text at `path`; `why`: what to know about the names that are there.
        """
        known = self.base | set(names)
        faults = syntax.check(source, known)
        for fault in faults:
            word = re.match(r"\w*", source[fault.offset :])
            name = word.group() if word else ""
            if name in free_names(source) and name not in known | syntax.BUILTINS:
                if not self.is_open:
                    fix = (
                        why
                        or f"Names here: {listed(sorted(names)) or 'none'}; others must be functions of checks.py"
                        f"{', or stand in domains' if _takes_domains(path) else ''}."
                    )
                    meant = MEANT.get(name.casefold()) if _takes_domains(path) else None
                    suggestion = nearest(name, names) or meant or nearest(name, known | syntax.BUILTINS)
                    if _is_alphabet(source, name) and not nearest(name, known):
                        suggestion, fix = None, f'Letters stand in quotes: text("{name}"); or give {name} in domains.'
                    elif name in MODULES and _takes_domains(path):
                        suggestion, fix = (
                            None,
                            f"Strategies stand here by their own names: write {name}.text() as text().",
                        )
                    elif suggestion in syntax.DOMAINS and not why:
                        fix = f"Domains have the names of Hypothesis's strategies: {', '.join(syntax.DOMAINS)}."
                    message = f"there is no {name} here"
                    document.fault(path, message, offset=shift + fault.offset, suggestion=suggestion, fix=fix)
                continue
            if document.style(path) == '"' and "\n" in source:
                fix = "In double quotes YAML reads the backslashes itself: put the expression in single quotes."
            else:
                fix = "Only expressions of Python can stand here; more can be done by a function of checks.py."
            message = fault.message[:1].lower() + fault.message[1:].rstrip(".")
            document.fault(path, message, offset=shift + fault.offset, suggestion=fault.suggestion, fix=fix)
        return bool(faults) and not self.is_open

    def missing(self, source: str, drawn: Collection[str]) -> set[str]:
        """The names that the domains used in an expression need, beside those already drawn."""
        found: set[str] = set()
        self._collect(source, set(drawn) | self.base | syntax.BUILTINS, set(), found, top=True)
        return found

    def _collect(self, source: str, there: set[str], seen: set[str], found: set[str], top: bool) -> None:
        for name in free_names(source) - there:
            if name in self.domains:
                if name not in seen:
                    seen.add(name)
                    self._collect(self.domains[name], there, seen, found, top=False)
            elif not top:
                found.add(name)


MEANT = {
    "string": "text",
    "strings": "text",
    "str": "text",
    "chars": "characters",
    "int": "integers",
    "range": "integers",
    "float": "floats",
    "bool": "booleans",
    "list": "lists",
    "array": "lists",
    "dict": "dictionaries",
    "dictionary": "dictionaries",
    "tuple": "tuples",
    "set": "sets",
    "choice": "sampled_from",
    "sample": "sampled_from",
    "const": "just",
}
"""words of Python and of other tools -> the strategy that is meant"""
MODULES = ("st", "strategies", "hypothesis")


def _is_alphabet(source: str, name: str) -> bool:
    """Does the name stand where text() takes its letters, alone?"""
    return re.search(rf"\btext\(\s*{re.escape(name)}\s*[,)]", source) is not None


def _takes_domains(path: Path) -> bool:
    """Can strategies stand there?"""
    return path[:1] == ("domains",) or path[-1:] == ("given",)


def free_names(source: str) -> set[str]:
    """The names that an expression takes from outside; none if it is no expression."""
    try:
        return syntax.free_names(source)
    except syntax.BadExpression:
        return set()
