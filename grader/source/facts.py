"""What each kind of node says of the code it stands in."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from grader.source.scopes import MODULE, Scope
from grader.source.units import Mention, Unit
from grader.source.walk import Handler, Walk

_Load = ast.Load


def collect(unit: Unit, nodes: Sequence[ast.AST], scope: Scope) -> Unit:
    """Walks `nodes`, which stand in `scope`, into `unit`."""
    Walk(unit, HANDLERS).run(nodes, scope)
    for mention in unit.mentions:
        if mention.scope.kind != MODULE:
            mention.owner = mention.scope.resolve(mention.name)
    return unit


def collect_head(unit: Unit, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope) -> Unit:
    """Walks what of a function runs where it is defined."""
    nodes = [*node.decorator_list, *node.args.defaults, *node.args.kw_defaults]
    return collect(unit, [part for part in nodes if part is not None], scope) if nodes else unit


def imported(node: ast.stmt) -> list[tuple[str, str, str]]:
    """What an import binds: the name, what the name then means, and what is loaded, both dotted.

    `import a.b` gives ("a", "a", "a.b"); a star gives ("*", module, module); the dots of a relative import stay.
    """
    if isinstance(node, ast.Import):
        return [
            (alias.asname, alias.name, alias.name)
            if alias.asname
            else (alias.name.partition(".")[0], alias.name.partition(".")[0], alias.name)
            for alias in node.names
        ]
    if not isinstance(node, ast.ImportFrom):
        return []
    base = "." * node.level + (node.module or "")
    joint = "" if base.endswith(".") or not base else "."
    targets = [base if alias.name == "*" else base + joint + alias.name for alias in node.names]
    return [(alias.asname or alias.name, target, target) for alias, target in zip(node.names, targets)]


def _name(walk: Walk, node: ast.Name, scope: Scope) -> None:
    name = scope.mangled(node.id) if scope.private else node.id
    if type(node.ctx) is _Load:
        walk.unit.mentions.append(Mention(name, (), node, scope, None, None))
    else:
        scope.store(name)


def _attribute(walk: Walk, node: ast.Attribute, scope: Scope) -> None:
    if isinstance(node.ctx, ast.Load):
        walk.mention(node, scope)
    else:
        walk.mention(node.value, scope)


def _call(walk: Walk, node: ast.Call, scope: Scope) -> None:
    walk.call(node, scope, walk.unit.outer.get(node))


def _subscript(walk: Walk, node: ast.Subscript, scope: Scope) -> None:
    walk.stack.append((node.slice, scope))
    if isinstance(node.ctx, ast.Load):
        walk.unit.subscripts.append((node, scope))
    if isinstance(node.value, ast.Call):
        walk.unit.outer[node.value] = node
        walk.stack.append((node.value, scope))
    else:
        walk.mention(node.value, scope, outer=node)


def _assign(walk: Walk, node: ast.Assign, scope: Scope) -> None:
    for target in node.targets:
        walk.stored(target, node.value, scope)
    walk.push([node.value, *node.targets], scope)


def _one_target(walk: Walk, node: ast.AnnAssign | ast.AugAssign, scope: Scope) -> None:
    walk.stored(node.target, node.value, scope)
    if isinstance(node, ast.AugAssign):
        walk.operator(node.op, node)
        if isinstance(node.target, ast.Name):
            # `x += y` reads x as well, and may put y into the very object
            name = scope.mangled(node.target.id)
            walk.unit.mentions.append(Mention(name, (), node.target, scope, None, None))
            walk.effect(node.target, [node.value], scope, ("+=",), node)
    walk.push([node.value, node.target], scope)


def _for(walk: Walk, node: ast.For | ast.AsyncFor, scope: Scope) -> None:
    walk.stored(node.target, node.iter, scope)
    walk.children(node, scope)


def _function(walk: Walk, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope) -> None:
    scope.store(scope.mangled(node.name))
    walk.unit.syntax.setdefault("function", node)
    inner = scope.function(node)
    walk.unit.scopes.append(inner)
    walk.push(node.body, inner)
    walk.head(node, scope)


def _lambda(walk: Walk, node: ast.Lambda, scope: Scope) -> None:
    inner = scope.function(node)
    walk.unit.scopes.append(inner)
    walk.stack.append((node.body, inner))
    walk.head(node, scope)


def _class(walk: Walk, node: ast.ClassDef, scope: Scope) -> None:
    scope.store(scope.mangled(node.name))
    inner = scope.class_body(node)
    walk.unit.scopes.append(inner)
    walk.push(node.body, inner)
    walk.push([*node.decorator_list, *node.bases, *(keyword.value for keyword in node.keywords)], scope)


def _comprehension(walk: Walk, node: ast.AST, scope: Scope) -> None:
    inner = scope.comprehension(node)
    walk.unit.scopes.append(inner)
    walk.push([getattr(node, field, None) for field in ("key", "value", "elt")], inner)
    for number, part in enumerate(getattr(node, "generators", [])):
        walk.push([part.target, *part.ifs], inner)
        walk.stack.append((part.iter, inner if number else scope))


def _walrus(walk: Walk, node: ast.NamedExpr, scope: Scope) -> None:
    frame, name = scope.frame(), scope.mangled(node.target.id)
    frame.stored.add(name)
    if frame.kind == MODULE:
        walk.unit.walruses.append((name, node))
    walk.stack.append((node.value, scope))


def _import(walk: Walk, node: ast.Import | ast.ImportFrom, scope: Scope) -> None:
    for name, _, loaded in imported(node):
        scope.store(scope.mangled(name))
        scope.imported.add(scope.mangled(name))
        walk.unit.imports.append((loaded, node))


def _global(walk: Walk, node: ast.Global, scope: Scope) -> None:
    scope.declared_global.update(map(scope.mangled, node.names))


def _nonlocal(walk: Walk, node: ast.Nonlocal, scope: Scope) -> None:
    scope.declared_nonlocal.update(map(scope.mangled, node.names))


def _captured(walk: Walk, node: ast.AST, scope: Scope) -> None:
    name = getattr(node, "name", None) or getattr(node, "rest", None)
    if isinstance(name, str):
        scope.store(scope.mangled(name))
    walk.children(node, scope)


def _binary(walk: Walk, node: ast.BinOp, scope: Scope) -> None:
    if isinstance(node.op, ast.Mod):
        walk.unit.formats.append((node, scope))
    walk.operator(node.op, node)
    walk.push((node.left, node.right), scope)


def _formatted(walk: Walk, node: ast.FormattedValue, scope: Scope) -> None:
    if node.format_spec is not None:
        walk.unit.formats.append((node, scope))
    walk.push((node.value, node.format_spec), scope)


def _compare(walk: Walk, node: ast.Compare, scope: Scope) -> None:
    for operator in node.ops:
        walk.operator(operator, node)
    walk.push((node.left, *node.comparators), scope)


def _operation(walk: Walk, node: ast.BoolOp | ast.UnaryOp, scope: Scope) -> None:
    walk.operator(node.op, node)
    walk.push(node.values if isinstance(node, ast.BoolOp) else (node.operand,), scope)


def _leaf(walk: Walk, node: ast.AST, scope: Scope) -> None:
    """Constants and the like say nothing."""


_HANDLED: dict[str, object] = {
    "Name": _name,
    "Attribute": _attribute,
    "Call": _call,
    "Subscript": _subscript,
    "Assign": _assign,
    "AnnAssign": _one_target,
    "AugAssign": _one_target,
    "For": _for,
    "AsyncFor": _for,
    "FunctionDef": _function,
    "AsyncFunctionDef": _function,
    "Lambda": _lambda,
    "ClassDef": _class,
    "ListComp": _comprehension,
    "SetComp": _comprehension,
    "DictComp": _comprehension,
    "GeneratorExp": _comprehension,
    "NamedExpr": _walrus,
    "Import": _import,
    "ImportFrom": _import,
    "Global": _global,
    "Nonlocal": _nonlocal,
    "ExceptHandler": _captured,
    "MatchAs": _captured,
    "MatchStar": _captured,
    "MatchMapping": _captured,
    "BinOp": _binary,
    "FormattedValue": _formatted,
    "Compare": _compare,
    "BoolOp": _operation,
    "UnaryOp": _operation,
    "Constant": _leaf,
    "Pass": _leaf,
}
HANDLERS: dict[type[ast.AST], Handler] = {
    getattr(ast, name): handler  # type: ignore[misc]
    for name, handler in _HANDLED.items()
    if hasattr(ast, name)
}
