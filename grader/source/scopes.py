"""Which scope a name belongs to, as the compiler itself decides it.

The compiler's symbol tables are matched with the tree by the position of the definitions. Two things they do not tell
are taken from the tree: from Python 3.12 on the names of a comprehension are mixed with those of the function around
it, and the tables of several lambdas on one line cannot be told apart; both bind only parameters, targets and `:=`.
"""

from __future__ import annotations

import ast
import symtable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grader.source.binding import Binding


MODULE, FUNCTION, CLASS, COMPREHENSION = "module", "function", "class", "comprehension"


class Scope:
    """One scope of a source. `stored`, `comprehended` and the declared names are filled while the tree is walked."""

    __slots__ = (
        "_children",
        "_locals",
        "bindings",
        "comprehended",
        "declared_global",
        "declared_nonlocal",
        "imported",
        "kind",
        "node",
        "parameters",
        "parent",
        "private",
        "stored",
        "table",
    )

    def __init__(
        self, kind: str, node: ast.AST | None, parent: Scope | None, table: symtable.SymbolTable | None
    ) -> None:
        self.kind = kind
        self.node = node
        self.parent = parent
        self.table = table
        self.private: str = parent.private if parent is not None else ""
        self.parameters: tuple[str, ...] = ()
        self.stored: set[str] = set()
        self.comprehended: set[str] = set()
        self.declared_global: set[str] = set()
        self.declared_nonlocal: set[str] = set()
        self.imported: set[str] = set()
        self.bindings: dict[str, list[Binding]] | None = None
        self._locals: frozenset[str] | None = None
        self._children: dict[tuple[str, int], symtable.SymbolTable] | None = None

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> Scope:
        """The scope of a function's or lambda's body that stands in this scope."""
        table = None if isinstance(node, ast.Lambda) else self._table_of(node.name, node.lineno)
        scope = Scope(FUNCTION, node, self, table)
        names = parameter_names(node.args)
        scope.parameters = tuple(map(self.mangled, names) if self.private else names)
        return scope

    def class_body(self, node: ast.ClassDef) -> Scope:
        """The scope of a class body that stands in this scope."""
        scope = Scope(CLASS, node, self, self._table_of(node.name, node.lineno))
        scope.private = node.name.lstrip("_")
        return scope

    def comprehension(self, node: ast.AST) -> Scope:
        """The scope of a comprehension, but for its first iterable."""
        return Scope(COMPREHENSION, node, self, None)

    def mangled(self, name: str) -> str:
        """The name as the compiler writes it: `__x` in a class `A` is `_A__x`."""
        if self.private and name.startswith("__") and not name.endswith("__"):
            return f"_{self.private}{name}"
        return name

    def store(self, name: str) -> None:
        """Notes that `name` is bound here."""
        self.stored.add(name)
        if self.kind == COMPREHENSION:
            self.frame().comprehended.add(name)

    def frame(self) -> Scope:
        """The nearest scope that is no comprehension: where `:=` binds."""
        scope = self
        while scope.kind == COMPREHENSION and scope.parent is not None:
            scope = scope.parent
        return scope

    def deferred(self) -> bool:
        """Does the code of this scope run only when a function is called?"""
        scope: Scope | None = self
        while scope is not None:
            if scope.kind == FUNCTION:
                return True
            scope = scope.parent
        return False

    def resolve(self, name: str) -> Scope | None:
        """The scope that `name` means in code of this scope; None for the module's names and the built-in ones."""
        scope: Scope | None = self
        while scope is not None and scope.kind != MODULE:
            if scope.kind != CLASS or scope is self:  # the names of a class body are not seen from inside
                if name in scope.declared_global:
                    return None
                if name in (scope._locals or scope.locals()):
                    return scope
            scope = scope.parent
        return None

    def locals(self) -> frozenset[str]:
        """The names bound in this scope. To be asked when the scope was walked to its end."""
        if self._locals is None:
            self._locals = self._find_locals()
        return self._locals

    def _find_locals(self) -> frozenset[str]:
        own = self.stored.union(self.parameters)
        if self.table is None:
            return frozenset(own - self.declared_global - self.declared_nonlocal)
        if isinstance(self.table, symtable.Function):
            compiled = set(self.table.get_locals())
        else:
            compiled = {symbol.get_name() for symbol in self.table.get_symbols() if symbol.is_local()}
        return frozenset(compiled - (self.comprehended - own))

    def _table_of(self, name: str, line: int) -> symtable.SymbolTable | None:
        scope: Scope | None = self
        while scope is not None and scope.table is None:
            scope = scope.parent
        if scope is None or scope.table is None:
            return None
        if scope._children is None:
            scope._children = _children_by_place(scope.table)
        return scope._children.get((name, line))


def parameter_names(arguments: ast.arguments) -> list[str]:
    """The names of all parameters, those with stars too, without the stars."""
    positional = [*arguments.posonlyargs, *arguments.args] if arguments.posonlyargs else arguments.args
    found = [argument.arg for argument in positional]
    if arguments.vararg:
        found.append(arguments.vararg.arg)
    if arguments.kwonlyargs:
        found.extend(argument.arg for argument in arguments.kwonlyargs)
    if arguments.kwarg:
        found.append(arguments.kwarg.arg)
    return found


def _children_by_place(table: symtable.SymbolTable) -> dict[tuple[str, int], symtable.SymbolTable]:
    """The tables of the functions and classes in `table`, through comprehensions, lambdas and type parameters."""
    found: dict[tuple[str, int], symtable.SymbolTable] = {}
    stack = list(table.get_children())
    while stack:
        child = stack.pop()
        name = child.get_name()
        if isinstance(child, (symtable.Function, symtable.Class)) and name.isidentifier() and name not in _ANONYMOUS:
            found.setdefault((name, child.get_lineno()), child)
        else:
            stack.extend(child.get_children())
    return found


_ANONYMOUS = frozenset({"lambda", "listcomp", "setcomp", "dictcomp", "genexpr", "__annotate__"})
