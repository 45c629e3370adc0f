"""Access that hides what it reaches: `eval`, `__import__`, `getattr` and their like.

Where literal texts make it plain what is reached, that is followed like any other name, and nothing is hidden.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from grader.source import modules
from grader.source.evaluated import code_in
from grader.source.guess import END
from grader.source.means import DYNAMIC, HIDDEN_METHOD, Expansion, Means, Named, Point
from grader.source.module import Module
from grader.source.results import IMPORTING, NAMESPACES
from grader.source.scopes import Scope
from grader.source.units import Attribute, Mention, Unit
from grader.source.values import UNKNOWN, Class, External, File, Instance, Namespace, Own, Super, Value

if TYPE_CHECKING:
    from grader.source.graph import Graph

_EVALUATING = frozenset("builtins.eval builtins.exec builtins.compile timeit.timeit timeit.repeat timeit.Timer".split())
_GETTERS = frozenset({"operator.attrgetter", "operator.methodcaller"})
_HIDING_MODULES = frozenset(
    "importlib imp runpy pkgutil zipimport ctypes gc code codeop marshal subprocess __main__ multiprocessing".split()
)
_HIDING = frozenset(
    "sys._getframe sys.meta_path sys.path_importer_cache sys.settrace sys.setprofile sys._current_frames "
    "inspect.currentframe inspect.stack inspect.trace inspect.getmodule inspect.getmembers inspect.getattr_static "
    "inspect.getclosurevars types.FunctionType types.LambdaType types.CodeType types.ModuleType pickle.loads "
    "pickle.load pickle.Unpickler os.system os.popen os.execv os.execvp os.spawnv builtins.breakpoint "
    "builtins.__loader__ builtins.__spec__ builtins.__build_class__ typing.get_type_hints cProfile.run profile.run "
    "pdb.run pdb.runeval".split()
)
_HIDING_ATTRIBUTES = frozenset(
    "__globals__ __builtins__ __subclasses__ __loader__ __spec__ __code__ __closure__ __self__ __annotations__ "
    "__getattribute__ __reduce__ __reduce_ex__ __import__ f_globals f_locals f_builtins f_back tb_frame gi_frame "
    "cr_frame ag_frame load_module exec_module".split()
)
_LOOKING_UP = IMPORTING | {"builtins.getattr"}
_FEW = 8
_WORD = re.compile(r"[^\W\d]\w*")
_ARGUMENT_ONLY = frozenset("getattr hasattr isinstance vars dir setattr type id repr str bool".split())


def is_telling(name: str) -> bool:
    """May an attribute of this name lead from one module into another?"""
    return name in modules.STDLIB or (name.startswith("_") and not name.endswith("__"))


def hidden(name: str, node: ast.AST, unit: Unit, out: Expansion, call: ast.Call | None = None) -> None:
    """Notes access that hides what it reaches."""
    means = Means(DYNAMIC, name, node, unit)
    if call is not None:
        means.words = frozenset(_words(call))
    out.means.append(means)


def attribute(graph: Graph, read: Attribute, unit: Unit, mode: str, out: Expansion) -> None:
    """Follows an attribute of something that is no plain name of a module."""
    hides = read.name in _HIDING_ATTRIBUTES or read.name == "__dict__"
    if not (hides or (is_telling(read.name) and not isinstance(read.node.value, ast.Name))):
        return
    bases = graph.guesser.guess(read.node.value, read.scope, unit, mode)
    for base in bases:
        if isinstance(base, External) and not hides and modules.is_module(base.path):
            graph.outside(base.path, (read.name,), read.node, unit, out)
    if not hides:
        return
    own = all(isinstance(base, (Instance, Class, Super)) for base in bases)
    if read.name == "__dict__":
        out.any_attribute = True
        hides = any(isinstance(base, (External, File)) for base in bases)
    elif own and read.name in {"__self__", "__getattribute__", "__annotations__", "__reduce__"}:
        out.any_attribute = True
        hides = False
    if hides and not _taken(graph, unit.item_of(read.node), read.scope, unit, mode, out):
        out.any_attribute = True
        hidden(read.name, read.node, unit, out)


def alias(graph: Graph, mention: Mention, unit: Unit, mode: str, out: Expansion) -> None:
    """A local name with attributes: it may stand for a module."""
    base: ast.expr = mention.node
    while isinstance(base, ast.Attribute):
        base = base.value
    for value in graph.guesser.guess(base, mention.scope, unit, mode):
        if isinstance(value, External) and modules.is_module(value.path):
            graph.outside(value.path, mention.attributes, mention.node, unit, out)


def called_alias(graph: Graph, mention: Mention, unit: Unit, mode: str, out: Expansion) -> None:
    """A call of a name of the hand-in: it may stand for `__import__`, `eval` or `getattr`."""
    bindings, _, _ = graph.bindings_of(mention, unit, mode)
    if not any(binding.kind == "value" for binding in bindings[:_FEW]):
        return
    for value in graph.guesser.guess(mention.node, mention.scope, unit, mode, 5):
        if isinstance(value, External) and (value.path in _LOOKING_UP or value.path in _EVALUATING):
            graph.outside(value.path, (), mention.node, unit, out, mention, mode)


def items_and_results(graph: Graph, unit: Unit, mode: str, out: Expansion) -> None:
    """Items of namespaces under a literal text, and calls of what is no name: both may give modules."""
    for item, scope in unit.subscripts:
        key = item.slice
        if isinstance(key, ast.Constant) and isinstance(key.value, str) and isinstance(item.value, ast.Name):
            values = graph.guesser.guess(item.value, scope, unit, mode, 6)
            if any(isinstance(value, Namespace) or value == External("sys.modules") for value in values):
                _taken(graph, item, scope, unit, mode, out)
    for call, scope in unit.calls:
        called = call.func
        telling = isinstance(called, ast.Attribute) and called.attr in {"__import__", "import_module"}
        if isinstance(called, (ast.Subscript, ast.Call)) or telling:
            for value in graph.guesser.guess(call, scope, unit, mode, 8):
                if isinstance(value, External) and modules.is_module(value.path):
                    graph.outside(value.path, (), call, unit, out)


def outside(graph: Graph, paths: list[str], mention: Mention | None, unit: Unit, mode: str, out: Expansion) -> bool:
    """Looks at something outside of the hand-in that may give access to more; True if all is told of it."""
    last = paths[-1]
    node: ast.AST = mention.node if mention is not None else unit.node
    name = last[len("builtins.") :] if last.startswith("builtins.") else last
    call = mention.call if mention is not None else None
    if "sys.modules" in paths or last in IMPORTING:
        if mention is None or not _looked_up(graph, mention, unit, mode, out, last in IMPORTING):
            hidden(name, node, unit, out, call)
        return False
    if last.endswith(".__dict__"):
        if mention is None or not _taken(graph, mention.outer, mention.scope, unit, mode, out):
            hidden(name, node, unit, out)
    elif last in _EVALUATING:
        _evaluated(graph, name, mention, unit, mode, out)
    elif last in NAMESPACES:
        return _namespace(graph, name, mention, unit, mode, out)
    elif last == "builtins.getattr" or last in _GETTERS:
        _got(graph, name, mention, unit, mode, out)
    elif last == "builtins":
        if (
            mention is None
            or mention.node not in unit.inspected(_ARGUMENT_ONLY)
            and not _taken(graph, mention.outer, mention.scope, unit, mode, out)
        ):
            hidden(name, node, unit, out)
    elif last in _HIDING or (mention is not None and last.partition(".")[0] in _HIDING_MODULES):
        hidden(name, node, unit, out)
    return False


def _looked_up(graph: Graph, mention: Mention, unit: Unit, mode: str, out: Expansion, importing: bool) -> bool:
    """`__import__("math").sqrt`, `sys.modules["math"]`: follows the module if its name is plain."""
    call = mention.call
    if importing:
        if call is None or not call.args:
            return False
        name = graph.guesser.text(call.args[0], mention.scope, unit, mode)
        if name is None:
            return False
        graph.imported(name, (), mention.node, unit, out)
        _taken(graph, mention.outer, mention.scope, unit, mode, out)
        return True
    return _taken(graph, mention.outer or call, mention.scope, unit, mode, out)


def _taken(graph: Graph, node: ast.expr | None, scope: Scope, unit: Unit, mode: str, out: Expansion) -> bool:
    """Follows what an expression comes to; False if that is not sure."""
    if node is None:
        return False
    if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
        return True  # something is put in there: no access
    values = graph.guesser.guess(node, scope, unit, mode)
    for value in values:
        follow_value(graph, value, node, unit, mode, out)
    return UNKNOWN not in values


def follow_value(graph: Graph, value: Value, node: ast.AST, unit: Unit, mode: str, out: Expansion) -> None:
    """Follows a value that was guessed."""
    if isinstance(value, External):
        graph.outside(value.path, (), node, unit, out)
    elif isinstance(value, File):
        graph.link(value.module.name, Point("file", value.module, END), out)
    elif isinstance(value, Own):
        graph.link(value.binding.name, Point("binding", value.binding, mode), out, True)
    elif isinstance(value, (Class, Instance)) and value.info.module is not None:
        graph.link(value.info.name, Point("class", value.info, mode), out)


def _evaluated(graph: Graph, name: str, mention: Mention | None, unit: Unit, mode: str, out: Expansion) -> None:
    call = mention.call if mention is not None else None
    if mention is None or call is None:
        hidden(name, mention.node if mention is not None else unit.node, unit, out)
        return
    texts = [graph.guesser.text(argument, mention.scope, unit, mode) for argument in call.args[:1]]
    texts.extend(
        graph.guesser.text(keyword.value, mention.scope, unit, mode)
        for keyword in call.keywords
        if keyword.arg in {"source", "stmt", "setup"}
    )
    if not texts or None in texts:
        argument = call.args[0] if call.args else None
        if not (name in {"eval", "exec"} and isinstance(argument, ast.Call) and _compiles(argument)):
            hidden(name, mention.node, unit, out, call)
        return
    for text in texts:
        code = code_in(text or "", mention, unit)
        if code is not None:
            graph.link("", Point("unit", code, mode), out)


def _compiles(call: ast.Call) -> bool:
    """`exec(compile(text, …))`: the inner call tells all there is to tell."""
    return isinstance(call.func, ast.Name) and call.func.id == "compile"


def _namespace(graph: Graph, name: str, mention: Mention | None, unit: Unit, mode: str, out: Expansion) -> bool:
    call = mention.call if mention is not None else None
    if mention is None or call is None:
        hidden(name, mention.node if mention is not None else unit.node, unit, out)
        return False
    if call.args:  # vars(x)
        values = graph.guesser.guess(call.args[0], mention.scope, unit, mode)
        out.any_attribute = True
        taken = _taken(graph, mention.outer, mention.scope, unit, mode, out)
        for value in values if not taken else ():
            if isinstance(value, File):
                follow_value(graph, value, mention.node, unit, mode, out)
            elif isinstance(value, External):
                hidden(name, mention.node, unit, out, call)
        return False
    if name != "globals" and mention.scope.deferred():
        return False  # local names only, and what they are bound to is seen
    outer = mention.outer
    stored = isinstance(outer, ast.Call) and isinstance(outer.func, ast.Attribute) and outer.func.attr == "update"
    if not stored and not _key_taken(graph, mention, unit, mode, out):
        hidden(name, mention.node, unit, out)
    return False


def _key_taken(graph: Graph, mention: Mention, unit: Unit, mode: str, out: Expansion) -> bool:
    """`globals()["h"]`, `globals().get("h")`: follows the name h."""
    outer = mention.outer
    if isinstance(outer, ast.Subscript):
        if not isinstance(outer.ctx, ast.Load):
            return True
        key = graph.guesser.text(outer.slice, mention.scope, unit, mode)
    elif isinstance(outer, ast.Call) and outer.args:
        key = graph.guesser.text(outer.args[0], mention.scope, unit, mode)
    else:
        return False
    if key is None:
        return False
    module: Module = unit.module
    named = Mention(key, (), mention.node, module.scope, None, None)
    graph.mention(named, unit, mode, out)
    return True


def _got(graph: Graph, name: str, mention: Mention | None, unit: Unit, mode: str, out: Expansion) -> None:
    call = mention.call if mention is not None else None
    if mention is None or call is None or not call.args:
        out.any_attribute = True
        hidden(name, mention.node if mention is not None else unit.node, unit, out)
        return
    keys = call.args[1:2] if name == "getattr" else call.args
    base = call.args[0]
    values = graph.guesser.guess(base, mention.scope, unit, mode) if name == "getattr" else [UNKNOWN]
    for key in keys:
        text = graph.guesser.text(key, mention.scope, unit, mode)
        if text is None:
            _any_name(name, values, call, mention, unit, out)
            continue
        for part in text.split("."):
            out.attributes.add(part)
            out.named.append(Named(part, base, call, mention.scope))
            if part in _HIDING_ATTRIBUTES and not _taken(graph, mention.outer, mention.scope, unit, mode, out):
                hidden(name, mention.node, unit, out)
    if name == "getattr":
        _taken(graph, call, mention.scope, unit, mode, out)
        _taken(graph, mention.outer, mention.scope, unit, mode, out)


def _any_name(name: str, bases: Sequence[Value], call: ast.Call, mention: Mention, unit: Unit, out: Expansion) -> None:
    out.any_attribute = True
    if any(isinstance(base, (External, File, Namespace)) for base in bases):
        hidden(name, mention.node, unit, out, call)
    elif not all(isinstance(base, (Instance, Class, Super)) for base in bases):
        out.means.append(Means(HIDDEN_METHOD, name, mention.node, unit))


def _words(call: ast.Call) -> set[str]:
    """The identifiers in all texts that are written in a call."""
    found: set[str] = set()
    for number, node in enumerate(ast.walk(call)):
        if number > 2_000 or len(found) > 1_000:
            break
        if isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)):
            text = node.value if isinstance(node.value, str) else node.value.decode("latin-1")
            found.update(_WORD.findall(text[:20_000]))
    return found
