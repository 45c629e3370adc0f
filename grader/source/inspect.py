"""The one question to a source: of what is it made, and what does it reach against the rules? It is never executed."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Set

from grader.source.bounds import cut
from grader.source.definitions import definitions
from grader.source.judged import is_deterministic, uses_against
from grader.source.load import load
from grader.source.module import Module
from grader.source.parse import parse
from grader.source.reach import Reach
from grader.source.salvage import salvage


def inspect(text: str, request: Dict[str, Any]) -> Dict[str, Any]:
    """The plain form of an `Inspection`. Never raises, whatever the text is.

    request: {functions: [{name, also, uses, rules}], rules: those of the whole file}.
    """
    try:
        return _inspect(text, request)
    except (RecursionError, MemoryError):
        return {"fault": {"message": "", "kind": "too_deep"}}


def _inspect(text: str, request: Dict[str, Any]) -> Dict[str, Any]:
    source = parse(text)
    if source.fault is not None:
        saved, dropped = salvage(text)
        return {"fault": source.fault, "salvaged": saved, "salvage_dropped": dropped}
    module = load(source, "", _no_exports)
    found = definitions(module)
    members = {name for klass in module.classes for name in klass.members}
    also = {f["name"]: {f["name"], *f.get("also", ())} for f in request.get("functions", ())}
    uses: Dict[str, List[Dict[str, Any]]] = {}
    deterministic: List[str] = []
    reached: Dict[str, List[str]] = {}
    for function in request.get("functions", ()):
        name = next((n for n in (function["name"], *function.get("also", ())) if n in found), None)
        if name is None:
            continue
        apart = {n for helper in function.get("uses", ()) for n in also.get(helper, {helper})} - {name}
        reach = _reach(module, members, apart, name)
        broken = uses_against(reach, function["rules"], name, source, found[name].get("lines", 0), also)
        if broken:
            uses[function["name"]] = broken
        whole = _reach(module, members, (), name) if apart else reach
        if is_deterministic(whole):
            deterministic.append(name)
        reached[function["name"]] = sorted(_helpers(whole, also, name))
    file_uses = _of_file(module, members, request.get("rules", []), also)
    if file_uses:
        uses[""] = file_uses
    return {"definitions": found, "uses": uses, "deterministic": deterministic, "reached": reached}


def _no_exports(_module: str) -> Optional[frozenset[str]]:
    return None


def _reach(module: Module, members: Set[str], apart: Any, name: str) -> Reach:
    reach = Reach(module, members, apart)
    reach.follow_name(name)
    return reach


def _helpers(reach: Reach, also: Dict[str, Set[str]], name: str) -> Set[str]:
    """The functions of the exercise that are reached; all of them if that cannot be known."""
    if not reach.complete or any(fact.kind == "dynamic" for fact in reach.facts):
        return set(also)
    own = {fact.name for fact in reach.facts if fact.kind == "own"}
    unknown = {fact.name for fact in reach.facts if fact.kind == "unknown"}
    return {helper for helper, names in also.items() if names & (own | unknown)}


def _of_file(
    module: Module, members: Set[str], rules: List[Dict[str, Any]], also: Dict[str, Set[str]]
) -> List[Dict[str, Any]]:
    if not rules:
        return []
    reach = Reach(module, members, ())
    reach.follow_all()
    return [{**use, "name": cut(use["name"])} for use in uses_against(reach, rules, "", module.source, 0, also)]
