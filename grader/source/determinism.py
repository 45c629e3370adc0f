"""Which functions give the same for the same arguments, as far as that can be proven from the source.

Conservative: a function is only called deterministic if all that it reaches is on a list of things known to be so, and
if nothing that lasts from one call to the next is changed.
"""

from __future__ import annotations

import ast

from grader.source.binding import ENTERED, Binding
from grader.source.closure import Closure
from grader.source.means import DYNAMIC, HIDDEN_METHOD, PATH
from grader.source.module import Module
from grader.source.scopes import FUNCTION, Scope
from grader.source.units import Unit

BUILTINS = frozenset(
    "abs all any ascii bin bool bytearray bytes callable chr classmethod complex dict divmod enumerate filter float "
    "format getattr hasattr hex int isinstance issubclass iter len list map max min next oct ord pow print property "
    "range repr reversed round slice sorted staticmethod str sum super tuple type zip object NotImplemented Ellipsis "
    "ArithmeticError AssertionError AttributeError Exception IndexError KeyError LookupError OverflowError "
    "RuntimeError StopIteration TypeError ValueError ZeroDivisionError RecursionError NotImplementedError".split()
)
"""built-in things that depend on nothing but their arguments; `set`, `hash` and `id` depend on the process"""
_WITHOUT_CHANCE = BUILTINS | {"set", "frozenset", "print", "hash"}
MODULES = frozenset(
    "math cmath itertools operator functools string bisect heapq fractions numbers abc typing dataclasses "
    "collections.abc __future__".split()
)
_MEMBERS = frozenset("copy.copy copy.deepcopy collections.deque collections.namedtuple collections.OrderedDict".split())
_STATEFUL_CALLS = frozenset("iter map filter zip enumerate reversed open input".split())
_CHANGING = frozenset(
    "append extend insert remove pop clear sort reverse update setdefault popitem appendleft popleft rotate add "
    "discard __setitem__ __setattr__ __delitem__ write send throw".split()
)
_LOOKING_UP = frozenset({"setattr", "exec", "eval", "globals", "__import__", "delattr"})
_LASTING = frozenset({"global", "nonlocal", "async", "walrus"})
_UNORDERED = frozenset({"set_comprehension", "_set"})


def is_deterministic(closure: Closure) -> bool:
    """Does the function provably know neither chance nor time, and keep nothing? `closure` follows into everything."""
    graph = closure.graph
    modules = graph.files.loaded()
    if not closure.complete or closure.unresolved or any(module.opaque for module in modules):
        return False
    if graph.patches() or any(map(patches_unseen, modules)):
        return False
    if not all(is_harmless(means.kind, means.paths, BUILTINS) for _, means in closure.means()):
        return False
    values = _values(closure)
    if not all(_is_fixed(binding) for binding in values):
        return False
    keeps = any(_is_container(binding) for binding in values)
    return all(keeps_nothing(unit, keeps) for _, unit in closure.units())


def knows_no_chance(closure: Closure) -> bool:
    """Does the function provably draw nothing by chance? It may keep things from call to call, and use sets."""
    modules = closure.graph.files.loaded()
    if not closure.complete or closure.unresolved or any(module.opaque for module in modules):
        return False
    if closure.graph.patches() or any(map(patches_unseen, modules)):
        return False
    if not all(is_harmless(means.kind, means.paths, _WITHOUT_CHANCE) for _, means in closure.means()):
        return False
    return all(_is_fixed(binding) for binding in _values(closure))


def _values(closure: Closure) -> list[Binding]:
    """The names of modules that stand for values, among all that the function reaches."""
    return [point.subject for point in closure.order if point.kind == "binding" and is_value(point.subject)]


def patches_unseen(module: Module) -> bool:
    """Does any code of a file look names up in a way that could replace something?"""
    return not _LOOKING_UP.isdisjoint(module.calls())


def is_harmless(kind: str, paths: tuple[str, ...], builtins: frozenset[str]) -> bool:
    """Does something outside of the hand-in do no more than compute? `builtins`: those that are good here."""
    if kind in (DYNAMIC, HIDDEN_METHOD):
        return False
    last = paths[-1]
    if last.startswith("builtins."):
        return last[len("builtins.") :] in builtins
    return kind == PATH and (paths[0] in MODULES or last in MODULES or bool(_MEMBERS.intersection(paths)))


def is_value(binding: Binding) -> bool:
    """Does a name stand for a value, and no function, class or import?"""
    return binding.kind == "value"


def _is_fixed(binding: Binding) -> bool:
    """Is the value of a name of the module the same at each call, and no iterator that is used up?"""
    if binding.value is None or binding.part == ENTERED or isinstance(binding.node, ast.AugAssign):
        return False
    if isinstance(binding.value, ast.Lambda):
        return True
    for node in ast.walk(binding.value):
        if isinstance(node, (ast.GeneratorExp, ast.Set, ast.SetComp, ast.Await, ast.NamedExpr)):
            return False
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", "")
            if not name or name in _STATEFUL_CALLS or name not in BUILTINS:
                return False
    return True


def _is_container(binding: Binding) -> bool:
    return not isinstance(binding.value, (ast.Constant, ast.Lambda, ast.UnaryOp, ast.Compare, ast.JoinedStr))


def keeps_nothing(unit: Unit, keeps: bool, orders: bool = False) -> bool:
    """`keeps`: it reads values of modules that could be changed; `orders`: it may use sets, whose order is own."""
    known = unit.verdicts.get((keeps, orders))
    if known is None:
        known = unit.verdicts[keeps, orders] = _keeps_nothing(unit, keeps, orders)
    return known


def _keeps_nothing(unit: Unit, keeps: bool, orders: bool) -> bool:
    if not _LASTING.isdisjoint(unit.syntax) or not (orders or _UNORDERED.isdisjoint(unit.syntax)):
        return False
    if any(_has_state(scope.node) for scope in unit.scopes):
        return False
    if not unit.deferred and not unit.partial:
        return True
    for effect in unit.effects:
        changes = effect.site[-1] in _CHANGING or isinstance(effect.node, (ast.Attribute, ast.Subscript, ast.AugAssign))
        owner = effect.scope.resolve(effect.name)
        if changes and not isinstance(effect.node, ast.AugAssign) and (owner is None or owner.kind != FUNCTION):
            return False
        if changes and keeps and not _is_fresh(effect.name, owner):
            return False
    if any(read.name in _CHANGING and read.call is not None for read in unit.attributes):
        return not keeps and _changes_only_locals(unit)
    return True


def _has_state(node: ast.AST | None) -> bool:
    """Does a function have a default that lasts from call to call and may be changed?"""
    arguments = getattr(node, "args", None)
    if not isinstance(arguments, ast.arguments):
        return False
    defaults = [default for default in (*arguments.defaults, *arguments.kw_defaults) if default is not None]
    return not all(isinstance(default, (ast.Constant, ast.UnaryOp, ast.Name, ast.Tuple)) for default in defaults)


def _is_fresh(name: str, owner: Scope | None) -> bool:
    """Is it a local name of a function, and no parameter?"""
    return owner is not None and owner.kind == FUNCTION and name not in owner.parameters


def _changes_only_locals(unit: Unit) -> bool:
    """Are all changing methods called on names of the function itself?"""
    for read in unit.attributes:
        if read.name in _CHANGING and read.call is not None:
            base = read.node.value
            while isinstance(base, (ast.Attribute, ast.Subscript)):
                base = base.value
            if isinstance(base, ast.Name):
                owner = read.scope.resolve(base.id)
                if owner is None or owner.kind != FUNCTION:
                    return False
    return True
