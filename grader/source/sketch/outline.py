"""A source as a first spec sees it. It is parsed and never executed."""

from __future__ import annotations

import ast
from typing import Any, Dict, List, Optional, Set, Tuple, Union

from grader.source.parse import Source
from grader.source.sketch.docstrings import argument_values, examples
from grader.source.sketch.kinds import Kind, joined, of_annotation, of_value
from grader.source.sketch.usage import Uses

Definition = Union[ast.FunctionDef, ast.AsyncFunctionDef]
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_LOOPS = (ast.For, ast.AsyncFor, ast.While, ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)
_TEXT_FOR_PEOPLE = (ast.Raise, ast.JoinedStr, ast.arguments)
LONGEST_LITERAL = 40
MOST_LITERALS = 30


def sketch(source: Source) -> Dict[str, Any]:
    """{functions, classes, program} of a source that compiles; lines count from 1."""
    assert source.tree is not None
    return _Sketch(source.tree).told()


class _Sketch:
    def __init__(self, tree: ast.Module) -> None:
        self._tree = tree
        statements = list(_statements(tree.body))
        self._functions = {node.name: node for node in statements if isinstance(node, _DEFINITIONS)}
        self._classes = {node.name: node for node in statements if isinstance(node, ast.ClassDef)}
        self._busy: Set[str] = set()

    def told(self) -> Dict[str, Any]:
        return {
            "functions": [self._function(node) for node in self._functions.values()],
            "classes": [self._class(node) for node in self._classes.values()],
            "program": self._program(),
        }

    def _function(self, node: Definition, of_class: bool = False) -> Dict[str, Any]:
        docstring = ast.get_docstring(node) or ""
        said = [] if of_class else examples(docstring, node.name)
        lines = _lines_read(node)
        return {
            "name": node.name,
            "line": node.lineno,
            "parameters": self._parameters(node, said, of_class),
            "open": _open(node.args),
            "examples": said,
            "yields": any(isinstance(inner, (ast.Yield, ast.YieldFrom)) for inner in _own(node)),
            "calls": sorted(_called(node) & self._functions.keys() - {node.name}),
            "reads": lines,
            "literals": _literals(node),
        }

    def _parameters(self, node: Definition, said: List[Dict[str, Any]], of_class: bool) -> List[Dict[str, Any]]:
        arguments = [*node.args.posonlyargs, *node.args.args]
        defaults: List[Optional[ast.expr]] = [None] * (len(arguments) - len(node.args.defaults))
        uses = Uses(node, self._of_helper)
        shown = [argument_values(one["call"]) for one in said]
        found = []
        for place, (argument, default) in enumerate(zip(arguments, [*defaults, *node.args.defaults])):
            if of_class and place == 0:
                continue
            values = [values[place] for values in shown if len(values) > place]
            kinds, why = self._kinds(node, uses, argument, default, values)
            text = None if default is None else ast.unparse(default)
            found.append({"name": argument.arg, "kinds": kinds, "why": why, "default": text})
        return found

    def _kinds(
        self, node: Definition, uses: Uses, argument: ast.arg, default: Optional[ast.expr], values: List[Any]
    ) -> Tuple[List[Kind], str]:
        """Kinds that fit a parameter, and by what they are known: hint, examples, default, use, or strange for a type
        hint that names nothing plain."""
        if argument.annotation is not None:
            kind = of_annotation(argument.annotation)
            if kind is None:
                return [], "strange"
            shown = joined(map(of_value, values))
            return [joined([kind, shown]) if kind[0] == shown[0] else kind], "hint"
        if values:
            return [joined(map(of_value, values))], "examples"
        used = self._used(node, uses, argument.arg)
        if default is not None:
            try:
                kind = of_value(ast.literal_eval(default))
            except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
                kind = ["?"]
            if kind[0] not in ("none", "?"):
                return [kind, *(other for other in used if other != kind)], "default"
        return used, "use"

    def _used(self, node: Definition, uses: Uses, parameter: str) -> List[Kind]:
        key = f"{node.name}.{parameter}"
        if key in self._busy or len(self._busy) > 5:
            return []
        self._busy.add(key)
        try:
            return uses.kinds(parameter)
        finally:
            self._busy.discard(key)

    def _of_helper(self, name: str, place: int) -> List[Kind]:
        helper = self._functions.get(name)
        arguments = [] if helper is None else [*helper.args.posonlyargs, *helper.args.args]
        if helper is None or place >= len(arguments):
            return []
        hinted = of_annotation(arguments[place].annotation)
        return (
            [hinted] if hinted is not None else self._used(helper, Uses(helper, self._of_helper), arguments[place].arg)
        )

    def _class(self, node: ast.ClassDef) -> Dict[str, Any]:
        methods = [one for one in node.body if isinstance(one, _DEFINITIONS)]
        start = next((one for one in methods if one.name == "__init__"), None)
        usual = [one for one in methods if not one.name.startswith("_") and not one.decorator_list]
        return {
            "name": node.name,
            "line": node.lineno,
            "start": None if start is None else self._function(start, of_class=True),
            "methods": [self._function(one, of_class=True) for one in usual],
            "special": [one.name for one in methods if one.name in ("__len__", "__str__", "__repr__")],
            "derived": bool(node.bases or node.keywords or node.decorator_list),
        }

    def _program(self) -> Optional[Dict[str, Any]]:
        """What runs when the file is started by itself; None if that prints and reads nothing."""
        kept = [s for s in self._tree.body if not isinstance(s, (*_DEFINITIONS, ast.ClassDef))]
        called = {name for statement in kept for name in _called(statement)}
        waiting = [self._functions[name] for name in called if name in self._functions]
        reached: Set[str] = set()
        while waiting:
            node = waiting.pop()
            if node.name not in reached:
                reached.add(node.name)
                called |= _called(node)
                waiting += [self._functions[name] for name in _called(node) if name in self._functions]
        if not called & {"print", "input"}:
            return None
        direct = [inner for statement in kept for inner in ast.walk(statement)]
        inputs = _lines_read(ast.Module(kept, []))
        through = [name for name in reached if _lines_read(self._functions[name])["count"]]
        return {
            "line": min((node.lineno for node in direct if isinstance(node, ast.stmt)), default=1),
            "reads": {"count": -1, "kinds": []} if through else inputs,
            "functions": sorted(reached),
            "literals": _literals(ast.Module(kept, [])),
        }


def _statements(body: List[ast.stmt]) -> List[ast.stmt]:
    """At the top level, in its blocks as well."""
    found = []
    for statement in body:
        found.append(statement)
        if isinstance(statement, (ast.If, ast.Try)):
            found += _statements([*statement.body, *statement.orelse])
    return found


def _own(node: Definition) -> List[ast.AST]:
    """All nodes of the function but those of functions in it."""
    found: List[ast.AST] = []
    waiting: List[ast.AST] = list(node.body)
    while waiting:
        inner = waiting.pop()
        found.append(inner)
        if not isinstance(inner, (*_DEFINITIONS, ast.Lambda, ast.ClassDef)):
            waiting += ast.iter_child_nodes(inner)
    return found


def _open(arguments: ast.arguments) -> str:
    """What of the parameters a spec cannot give: `*rest`, or a name that has to be written."""
    if any(default is None for default in arguments.kw_defaults):
        return next(a.arg for a, default in zip(arguments.kwonlyargs, arguments.kw_defaults) if default is None)
    return f"*{arguments.vararg.arg}" if arguments.vararg is not None else ""


def _called(node: ast.AST) -> Set[str]:
    """The names that are mentioned in it: who is mentioned may be called."""
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Load)}


def _lines_read(node: ast.AST) -> Dict[str, Any]:
    """{count, kinds} of calls of `input`; count -1 where it is called in a loop."""
    kinds: List[Kind] = []
    waiting: List[Tuple[ast.AST, str, bool]] = [(node, "", False)]
    while waiting:
        inner, outer, repeated = waiting.pop()
        name = inner.func.id if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) else ""
        if name == "input":
            if repeated:
                return {"count": -1, "kinds": []}
            kinds.append([outer] if outer in ("int", "float") else ["str"])
        below = [
            (c, name or outer if not isinstance(c, ast.stmt) else "", repeated) for c in ast.iter_child_nodes(inner)
        ]
        waiting += [(child, word, again or isinstance(inner, _LOOPS)) for child, word, again in reversed(below)]
    return {"count": len(kinds), "kinds": kinds}


def _literals(node: ast.AST) -> List[Union[int, str]]:
    """Short texts and whole numbers in it that its arguments may be compared with."""
    found: List[Union[int, str]] = []
    waiting = [node]
    while waiting:
        inner = waiting.pop()
        if isinstance(inner, _TEXT_FOR_PEOPLE) or _prints(inner):
            continue
        value = inner.value if isinstance(inner, ast.Constant) else None
        if type(value) is str and len(value) <= LONGEST_LITERAL or type(value) is int:
            found.append(value)
        documented = isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant)
        waiting += [] if documented else reversed(list(ast.iter_child_nodes(inner)))
    return found[:MOST_LITERALS]


def _prints(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("print", "input")
