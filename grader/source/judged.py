"""What is reached, held against rules."""

from __future__ import annotations

import re
from typing import Any, Dict, List, Optional, Set

from grader.source.bounds import MAX_USES, cut
from grader.source.parse import Source
from grader.source.reach import Fact, Reach

_CHANCE = frozenset("random secrets uuid time datetime os numpy asyncio threading multiprocessing socket".split())
_CHANCE_BUILTINS = frozenset({"id", "hash", "input", "open"})
_WORD = re.compile(r"[A-Za-z_]\w*")


def uses_against(
    reach: Reach, rules: List[Dict[str, Any]], name: str, source: Source, lines: int, also: Dict[str, Set[str]]
) -> List[Dict[str, Any]]:
    """The uses of one function: what is there against forbid and avoid, what lacks for require and prefer.

    `also`: names of functions of the exercise -> all names that they may have.
    """
    found: List[Dict[str, Any]] = []
    for rule in rules:
        if rule["verb"] in ("forbid", "avoid"):
            found += _breaking(reach, rule, source)
        elif not _kept(reach, rule, lines, also):
            found.append(_lacking(rule, name))
    return found[:MAX_USES]


def _breaking(reach: Reach, rule: Dict[str, Any], source: Source) -> List[Dict[str, Any]]:
    if rule["kind"] == "recursion":
        return [_use(rule, "recursion", None, source)] if reach.loops else []
    if rule["preset"] == "big_integers" and not _joins_digits(reach):
        return []
    found: Dict[str, Dict[str, Any]] = {}
    for fact in reach.facts:
        name = _broken_by(rule, fact)
        if name is not None:
            found.setdefault(name, _use(rule, name, fact, source))
    if not found and rule["kind"] in ("imports", "calls"):
        for fact in reach.facts:
            if fact.kind == "dynamic":
                found.setdefault(fact.name, {**_use(rule, fact.name, fact, source), "certain": False})
    return _without_modules(list(found.values()))


def _broken_by(rule: Dict[str, Any], fact: Fact) -> Optional[str]:
    """The name to tell if this fact breaks the rule."""
    names = rule["names"]
    kind = rule["kind"]
    if kind == "imports":
        if fact.kind == "path" and any(fact.name == n or fact.name.startswith(n + ".") for n in names):
            return fact.name
        if fact.kind == "dynamic" and set(_WORD.findall(fact.literal)) & {n.partition(".")[0] for n in names}:
            return next(word for word in _WORD.findall(fact.literal) if word in {n.partition(".")[0] for n in names})
    elif kind == "calls":
        if fact.kind == "builtin" and fact.name in names:
            return fact.name
        if fact.kind == "path" and (fact.name in names or _of_builtins(fact.name) in names):
            return fact.name
        if fact.kind == "own" and fact.name in names:
            return fact.name
        if fact.kind == "method" and f".{fact.name}" in names:
            return f".{fact.name}"
        if fact.kind == "syntax" and fact.name.startswith("{") and fact.name in names:
            return fact.name
        if fact.kind == "dynamic" and set(_WORD.findall(fact.literal)) & set(names):
            return next(word for word in _WORD.findall(fact.literal) if word in names)
    elif kind == "methods":
        if fact.kind == "method" and fact.name in {n.lstrip(".") for n in names}:
            return f".{fact.name}"
    elif kind == "syntax" and fact.kind == "syntax" and fact.name in names:
        return fact.name
    return None


def _of_builtins(name: str) -> str:
    return name[len("builtins.") :] if name.startswith("builtins.") else ""


def _joins_digits(reach: Reach) -> bool:
    called = {fact.name for fact in reach.facts if fact.kind in ("builtin", "method") and fact.called}
    return {"int", "join"} <= called


def _without_modules(uses: List[Dict[str, Any]]) -> List[Dict[str, Any]]:
    """`math` is not told beside `math.log2`."""
    names = [use["name"] for use in uses]
    return [use for use in uses if not any(other.startswith(use["name"] + ".") for other in names)]


def _kept(reach: Reach, rule: Dict[str, Any], lines: int, also: Dict[str, Set[str]]) -> bool:
    kind = rule["kind"]
    if kind == "recursion":
        return reach.loops
    if kind == "lines":
        return lines <= int(rule["count"])
    return all(_reached(reach, kind, also.get(name, {name})) for name in rule["names"])


def _reached(reach: Reach, kind: str, names: Set[str]) -> bool:
    for fact in reach.facts:
        if kind == "imports" and fact.kind == "path" and fact.name.partition(".")[0] in names:
            return True
        if kind == "calls" and fact.kind in ("own", "builtin", "path") and fact.name in names:
            return True
        if kind == "methods" and fact.kind == "method" and fact.name in {n.lstrip(".") for n in names}:
            return True
        if kind == "syntax" and fact.kind == "syntax" and fact.name in names:
            return True
    return False


def _use(rule: Dict[str, Any], name: str, fact: Optional[Fact], source: Source) -> Dict[str, Any]:
    line, column = source.place(fact.node) if fact is not None and fact.node is not None else (None, None)
    return {
        "verb": rule["verb"],
        "kind": rule["kind"],
        "name": cut(name),
        "line": line,
        "column": column,
        "path": [cut(step) for step in fact.path] if fact is not None else [],
        "certain": True,
    }


def _lacking(rule: Dict[str, Any], function: str) -> Dict[str, Any]:
    name = rule["kind"] if rule["kind"] in ("recursion", "lines") else ", ".join(rule["names"])
    return {
        "verb": rule["verb"],
        "kind": rule["kind"],
        "name": cut(name),
        "line": None,
        "column": None,
        "path": [function],
        "certain": True,
    }


def is_deterministic(reach: Reach) -> bool:
    """Does the function provably reach nothing of chance or time?"""
    if not reach.complete:
        return False
    for fact in reach.facts:
        if fact.kind == "dynamic" or (fact.kind == "builtin" and fact.name in _CHANCE_BUILTINS):
            return False
        if fact.kind == "path" and fact.name.partition(".")[0] in _CHANCE:
            return False
    return True
