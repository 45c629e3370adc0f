"""What is done to the members of an argument without a loop, and what is told apart before it is used."""

from __future__ import annotations

import ast
from typing import Dict, Iterator, List, Mapping, Sequence

from grader.source.sketch.kinds import ANY, Kind

DEEPEST = 3
"""levels of lists in lists that an argument of a recursive function gets"""
_CONTAINERS = ("list", "tuple", "set", "dict")
_PLAIN = ("int", "str", "float", "bool", "bytes", "complex", "digits")
_BY_KEY = ("max", "min", "sorted", "sort")
_EACH = ("map", "filter")


class Applied:
    """Functions that one function applies to every member of something: `map(len, rows)`, `max(rows, key=len)`,
    `zip(*rows)`, `sum(rows, [])`. Each is thought of as a call of its own, with a member in it."""

    def __init__(self, function: ast.AST) -> None:
        self.parents: Dict[ast.AST, ast.AST] = {}
        self.begun: Dict[str, ast.AST] = {}
        """name -> what it is set to where it is met first"""
        for node in ast.walk(function):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
            if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
                self.begun.setdefault(node.targets[0].id, node.value)

    def to_members(self, node: ast.AST, loads: Mapping[str, Sequence[ast.AST]]) -> Iterator[ast.AST]:
        """Places where a member of what stands here is used, thought of or (in a lambda) in the source."""
        parent = self.parents.get(node)
        if isinstance(parent, ast.Starred):
            call = self.parents.get(parent)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "zip":
                yield self._argument_of(call.func)
        elif isinstance(parent, ast.Attribute) and parent.attr == "sort":
            yield from self._by(_key_of(self.parents.get(parent)), loads)
        elif isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and node in parent.args:
            yield from self._of_call(parent, node, parent.func.id, loads)

    def _of_call(
        self, call: ast.Call, node: ast.AST, name: str, loads: Mapping[str, Sequence[ast.AST]]
    ) -> Iterator[ast.AST]:
        place = call.args.index(node)  # type: ignore[arg-type]
        if name in _EACH and place == 1:
            yield from self._by(call.args[0], loads)
        elif name in _BY_KEY and place == 0 and len(call.args) == 1:
            yield from self._by(_key_of(call), loads)
        elif name == "zip":
            loop = self.parents.get(call)
            target = loop.target if isinstance(loop, (ast.For, ast.comprehension)) and loop.iter is call else None
            if isinstance(target, ast.Tuple) and place < len(target.elts):
                yield from _loaded(target.elts[place], loads)
        elif name == "sum" and place == 0:
            yield self._added_to(call.args[1] if len(call.args) > 1 else _start_of(call))

    def _by(self, function: ast.AST | None, loads: Mapping[str, Sequence[ast.AST]]) -> Iterator[ast.AST]:
        if isinstance(function, ast.Lambda) and len(function.args.args) == 1:
            name = function.args.args[0].arg
            yield from (one for one in loads.get(name, ()) if self._is_within(one, function))
        elif isinstance(function, (ast.Name, ast.Attribute)):
            yield self._argument_of(function)

    def _is_within(self, node: ast.AST, outer: ast.AST) -> bool:
        above = self.parents.get(node)
        while above is not None and above is not outer:
            above = self.parents.get(above)
        return above is outer

    def _argument_of(self, function: ast.expr) -> ast.AST:
        member = ast.Name("member", ast.Load())
        self.parents[member] = ast.Call(function, [member], [])
        return member

    def _added_to(self, start: ast.expr | None) -> ast.AST:
        """A member of what is added up, from this on."""
        member = ast.Name("member", ast.Load())
        if start is not None:
            self.parents[member] = ast.BinOp(start, ast.Add(), member)
        return member

    def is_told_apart(self, node: ast.AST) -> bool:
        """Whether it is asked of what stands here whether it is a list, or another container."""
        parent = self.parents.get(node)
        if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "isinstance":
            return parent.args[:1] == [node] and len(parent.args) == 2 and _names_container(parent.args[1])
        compared = self.parents.get(parent) if parent is not None else None
        if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "type":
            return isinstance(compared, ast.Compare) and any(map(_names_container, compared.comparators))
        return False


def _loaded(target: ast.AST, loads: Mapping[str, Sequence[ast.AST]]) -> Sequence[ast.AST]:
    if isinstance(target, ast.Name):
        return loads.get(target.id, ())
    return [target] if isinstance(target, ast.Tuple) else ()


def _key_of(call: ast.AST | None) -> ast.expr | None:
    words = call.keywords if isinstance(call, ast.Call) else ()
    return next((word.value for word in words if word.arg == "key"), None)


def _start_of(call: ast.Call) -> ast.expr | None:
    return next((word.value for word in call.keywords if word.arg == "start"), None)


def _names_container(node: ast.AST) -> bool:
    return any(isinstance(one, ast.Name) and one.id in _CONTAINERS for one in getattr(node, "elts", [node]))


def either_way(kinds: List[Kind], is_gone_through: bool) -> List[Kind]:
    """Kinds of something that is a container or is none, where the function asks which: both, joined.

    `is_gone_through`: its members are looked at, which says of a text only that it may be one.
    """
    holders = [kind for kind in kinds if kind[0] in _CONTAINERS]
    plain = next((kind for kind in kinds if kind[0] in _PLAIN and not (is_gone_through and kind == ["str"])), ["int"])
    return [["or", plain, holder] for holder in holders or [["list", ANY]]]


def deepened(kind: Kind, levels: int = DEEPEST) -> Kind:
    """The kind of an argument whose members are arguments of the same function again: lists in lists, down to a few
    levels, where the function tells them from other members."""
    told_apart = kind[0] == "or" or (kind[0] == "list" and kind[1][0] == "or")
    if not told_apart:
        return kind
    plain = next((one for one in (kind if kind[0] == "or" else kind[1])[1:] if one[0] in _PLAIN), ["int"])
    member: Kind = plain
    for _ in range(levels - 1):
        member = ["or", plain, ["list", member]]
    return ["or", plain, ["list", member]] if kind[0] == "or" else ["list", member]
