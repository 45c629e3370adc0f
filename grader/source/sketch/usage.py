"""What an argument must be, by what a function does with it: guesses, each with a weight."""

from __future__ import annotations

import ast
from typing import Callable, Dict, Iterable, Iterator, List, Mapping, Optional, Tuple

from grader.source.sketch.applied import Applied, deepened, either_way
from grader.source.sketch.kinds import ANY, Kind, joined, of_value

Votes = Dict[str, float]
"""word of a kind -> how much speaks for it"""

DEEPEST = 3
"""levels of lists in lists that are looked into"""

_METHODS = {
    "str": "capitalize casefold center endswith expandtabs find format isalnum isalpha isdecimal isdigit islower "
    "isnumeric isspace istitle isupper join ljust lower lstrip partition replace rfind rindex rjust rpartition rsplit "
    "rstrip split splitlines startswith strip swapcase title translate upper zfill encode",
    "list": "append extend insert remove reverse sort",
    "dict": "items keys values get setdefault popitem",
    "set": "add discard intersection union difference issubset issuperset isdisjoint symmetric_difference",
    "float": "is_integer",
    "int": "bit_length",
}
_OF_METHOD = {method: kind for kind, methods in _METHODS.items() for method in methods.split()}
_OF_ARGUMENT = {
    "range": "int", "chr": "int", "bin": "int", "hex": "int", "oct": "int", "isqrt": "int", "factorial": "int",
    "ord": "str", "sqrt": "float", "floor": "float", "ceil": "float", "round": "float", "abs": "int", "divmod": "int",
    "gcd": "int", "pow": "int", "sum": "list", "sorted": "list", "max": "list", "min": "list", "reversed": "list",
    "enumerate": "list", "zip": "list", "len": "list", "any": "list", "all": "list", "mean": "list", "median": "list",
    "sin": "float", "cos": "float", "Counter": "list", "int": "digits", "float": "digits",
}  # fmt: skip
_GOES_THROUGH = {"enumerate": 1, "reversed": 0, "sorted": 0, "list": 0, "set": 0, "tuple": 0, "iter": 0}
"""functions whose result has the members of their argument; the place of a member among loop variables"""
_HOLDERS = ("list", "dict", "tuple", "set", "frozenset", "or")
"""kinds that no letter of a text is"""


class Uses:
    """The uses of things in one function. `helper` knows the kinds of the parameters of the file's own functions."""

    def __init__(self, function: ast.AST, helper: Callable[[str, int], List[Kind]]) -> None:
        self._helper = helper
        self._applied = Applied(function)
        self._parents = self._applied.parents
        self._loads: Dict[str, List[ast.AST]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                self._loads.setdefault(node.id, []).append(node)
        self._own_name = getattr(function, "name", "")

    def kinds(self, parameter: str) -> List[Kind]:
        """Kinds that fit, the likeliest first."""
        places = self._loads.get(parameter, [])
        found = self._kinds(places, DEEPEST)
        members = [member for node in places for member in self._members(node)]
        if any(self._called_with(member)[0] == self._own_name for member in members):
            found = [deepened(kind) for kind in found]
        return found

    def _kinds(self, places: List[ast.AST], depth: int) -> List[Kind]:
        votes: Votes = {}
        members: List[ast.AST] = []
        keys: List[ast.AST] = []
        sizes: List[int] = []
        for node in places:
            self._vote(node, votes)
            members += self._members(node)
            keys += self._keys(node)
            sizes += self._unpacked(node)
        if members and "str" not in votes:
            votes["list"] = votes.get("list", 0) + 0.5
        if sizes:
            votes["tuple"] = votes.get("tuple", 0) + 2
        inner = self._kinds(members, depth - 1) if members and depth else []
        of_key = self._kinds(keys, depth - 1) if keys and depth else []
        found = list(_filled(votes, inner, of_key, max(sizes, default=2)))
        for node in places:
            name, place = self._called_with(node)
            found += [kind for kind in (self._helper(name, place) if name else ()) if kind not in found]
        return either_way(found, bool(members)) if any(map(self._applied.is_told_apart, places)) else found

    def _called_with(self, node: ast.AST) -> Tuple[str, int]:
        """The name of the function that this is passed to, and which argument it is; "" if it is passed to none."""
        call = self._parents.get(node)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and node in call.args:
            return call.func.id, call.args.index(node)
        return "", 0

    def _vote(self, node: ast.AST, votes: Votes) -> None:
        def say(kind: str, weight: float) -> None:
            votes[kind] = votes.get(kind, 0) + weight

        parent = self._parents.get(node)
        if parent is None:
            say("int", 1)  # what is added up
        elif isinstance(parent, ast.Attribute) and parent.attr in _OF_METHOD:
            say(_OF_METHOD[parent.attr], 4)
        elif isinstance(parent, ast.Call) and node in parent.args:
            _of_call(parent, node, say)
        elif isinstance(parent, ast.Starred) and isinstance(self._parents.get(parent), ast.Call):
            say("list", 1)
        elif isinstance(parent, (ast.BinOp, ast.AugAssign)):
            _of_operation(parent, node, say, self._applied.begun)
        elif isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.USub):
            say("int", 1)
        elif isinstance(parent, ast.Compare):
            _of_comparison(parent, node, say)
        elif isinstance(parent, ast.Subscript) and node is not parent.value:
            say("int", 1)
            say("str", 0.5)
        elif isinstance(parent, ast.Subscript) and isinstance(_slice(parent), ast.Slice):
            say("list", 1)
            say("str", 0.8)
        elif isinstance(parent, (ast.For, ast.comprehension)) and parent.iter is node:
            say("list", 1)
            say("str", 0.6)

    def _members(self, node: ast.AST) -> Iterator[ast.AST]:
        """Places where a member of what stands here is used."""
        parent = self._parents.get(node)
        if isinstance(parent, ast.Subscript) and parent.value is node:
            if not isinstance(_slice(parent), ast.Slice):
                yield parent
            else:
                yield from self._members(parent)
        elif isinstance(parent, (ast.For, ast.comprehension)) and parent.iter is node:
            yield from self._named(parent.target)
        else:
            yield from self._applied.to_members(node, self._loads)
        if isinstance(parent, ast.Call) and node in parent.args[:1] and isinstance(parent.func, ast.Name):
            place = _GOES_THROUGH.get(parent.func.id)
            loop = self._parents.get(parent)
            if place is not None and isinstance(loop, (ast.For, ast.comprehension)) and loop.iter is parent:
                target = loop.target
                if place and isinstance(target, ast.Tuple) and len(target.elts) > place:
                    yield from self._named(target.elts[place])
                elif not place:
                    yield from self._named(target)

    def _named(self, target: ast.AST) -> List[ast.AST]:
        if isinstance(target, ast.Name):
            return self._loads.get(target.id, [])
        return [target] if isinstance(target, ast.Tuple) else []

    def _keys(self, node: ast.AST) -> List[ast.AST]:
        """Places where a key of what stands here is used."""
        parent = self._parents.get(node)
        if isinstance(parent, ast.Compare) and node in parent.comparators:
            place = parent.comparators.index(node)
            left = parent.left if place == 0 else parent.comparators[place - 1]
            return [left] if isinstance(parent.ops[place], (ast.In, ast.NotIn)) else []
        return [_slice(parent)] if isinstance(parent, ast.Subscript) and parent.value is node else []

    def _unpacked(self, node: ast.AST) -> List[int]:
        """`a, b = it`, and the variables of a loop over pairs: how many there are."""
        if isinstance(node, ast.Tuple):
            return [len(node.elts)]
        parent = self._parents.get(node)
        if isinstance(parent, ast.Assign) and parent.value is node:
            return [len(target.elts) for target in parent.targets if isinstance(target, ast.Tuple)]
        return []


def _slice(node: ast.Subscript) -> ast.AST:
    return node.slice


def _of_call(call: ast.Call, node: ast.AST, say: Callable[[str, float], None]) -> None:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name == "isinstance" and call.args[0] is node and len(call.args) == 2:
        for one in getattr(call.args[1], "elts", [call.args[1]]):
            if isinstance(one, ast.Name):
                say(one.id, 3)
    elif name in ("max", "min", "gcd", "pow", "divmod") and len(call.args) > 1:
        say("int", 1)
    elif name in _OF_ARGUMENT:
        say(_OF_ARGUMENT[name], 1.5)
        if _OF_ARGUMENT[name] == "list" and name not in ("sum", "mean", "median"):
            say("str", 0.8)
        if name in ("int", "float", "abs", "round"):
            say("float", 0.9)
    elif name == "str":
        say("int", 1)
    elif name in ("join", "extend"):
        say("list", 2)


def _of_operation(
    parent: ast.AST, node: ast.AST, say: Callable[[str, float], None], begun: Mapping[str, ast.AST]
) -> None:
    """`begun`: name -> what it is set to where it is met first."""
    if isinstance(parent, ast.AugAssign):
        other: ast.AST = parent.target
        operator = parent.op
    else:
        assert isinstance(parent, ast.BinOp)
        other, operator = (parent.right if parent.left is node else parent.left), parent.op
    literal = _literal(begun.get(other.id, other) if isinstance(other, ast.Name) else other)
    if isinstance(operator, (ast.Add, ast.Mult)) and literal is not None and literal[0] in ("str", "list", "float"):
        say(literal[0] if isinstance(operator, ast.Add) else "int", 2)
    elif isinstance(operator, ast.Mod) and isinstance(parent, ast.BinOp) and parent.right is node:
        say("int", 1 if literal is None or literal[0] != "str" else 0.2)
    elif isinstance(operator, (ast.Add, ast.Mult)):
        say("int", 1 if literal is not None else 0.4)
    elif isinstance(operator, ast.Div):
        say("int", 1)
        say("float", 1.2)
    else:
        say("int", 1.5)


def _of_comparison(parent: ast.Compare, node: ast.AST, say: Callable[[str, float], None]) -> None:
    sides = [parent.left, *parent.comparators]
    for operator, left, right in zip(parent.ops, sides, sides[1:]):
        if node not in (left, right):
            continue
        other = right if node is left else left
        literal = _literal(other)
        if isinstance(operator, (ast.In, ast.NotIn)):
            if node is right:
                say("list", 0.8)
                say("str", 0.5)
                say("dict", 0.5)
                say("set", 0.3)
            elif literal is not None:
                say("str" if literal[0] == "str" else str(joined(literal[1:])[0]), 1.5)
        elif literal is not None and literal[0] not in ("none", "?"):
            say(literal[0], 2)
        elif isinstance(operator, (ast.Lt, ast.LtE, ast.Gt, ast.GtE)):
            say("int", 0.5)


def _literal(node: ast.AST) -> Optional[Kind]:
    try:
        return of_value(ast.literal_eval(node))
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return ["str"] if isinstance(node, ast.JoinedStr) else None


def _filled(votes: Votes, inner: List[Kind], keys: List[Kind], size: int) -> Iterator[Kind]:
    """The kinds with votes, the most first, with what is known of their members."""
    order: Iterable[str] = sorted(votes, key=lambda word: -votes[word])
    for word in order:
        member = inner[0] if inner else ANY
        if word == "str" and member[0] in _HOLDERS:
            continue
        if word in ("int", "str", "float", "bool", "bytes", "complex", "digits"):
            yield [word]
        elif word in ("list", "str") and inner[:1] == [["digits"]]:
            yield from (["digits"], ["list", ["digits"]])
        elif word == "list":
            yield from (["list", kind] for kind in inner[:2] or [ANY])
        elif word in ("set", "frozenset"):
            yield [word, member]
        elif word == "dict":
            yield ["dict", keys[0] if keys else ANY, member]
        elif word == "tuple":
            yield ["tuple", *([member] * size)]
