"""The files of a hand-in, each loaded when a name leads into it."""

from __future__ import annotations

from collections.abc import Mapping

from grader.source.bounds import MAX_FILES, MAX_SOURCE
from grader.source.dotted import dotted
from grader.source.load import load
from grader.source.module import Module
from grader.source.parse import Source, parse
from grader.source.scopes import Scope

_NESTED_LOADS = 12


class Files:
    """The file that is inspected, and the others beside it by their dotted names."""

    def __init__(self, main: Source, others: Mapping[str, str] | None = None) -> None:
        self._texts: dict[str, str] = {}
        self._modules: dict[str, Module] = {}
        self._loading: list[str] = []
        self._homes: dict[Scope, Module] = {}
        self._packages: set[str] = set()
        size = 0
        for path, text in sorted((others or {}).items())[: 4 * MAX_FILES]:
            name = dotted(path)
            size += len(text) if isinstance(text, str) else MAX_SOURCE
            if name and len(self._texts) < MAX_FILES and size <= MAX_SOURCE and isinstance(text, str):
                self._texts.setdefault(name, text)
                if path.endswith("__init__.py"):
                    self._packages.add(name)
        self.main = load(main, "", self._exports_of_main)
        self._homes[self.main.scope] = self.main

    def loaded(self) -> list[Module]:
        """The files that were looked into so far, the inspected one first."""
        return [self.main, *self._modules.values()]

    def home(self, scope: Scope) -> Module:
        """The file in which a scope stands."""
        while scope.parent is not None:
            scope = scope.parent
        return self._homes.get(scope, self.main)

    def resolve(self, target: str, importer: Module) -> tuple[Module, tuple[str, ...]] | None:
        """The file that a dotted name means in `importer`, and the names left over; None for one outside."""
        return self._resolve(target, importer.name)

    def _resolve(self, target: str, importer: str) -> tuple[Module, tuple[str, ...]] | None:
        parts = absolute(target, f"{importer}.__init__" if importer in self._packages else importer)
        for length in range(len(parts), 0, -1):
            module = self._module(".".join(parts[:length]))
            if module is not None:
                return module, tuple(parts[length:])
        return None

    def _module(self, name: str) -> Module | None:
        module = self._modules.get(name)
        if module is not None or name not in self._texts:
            return module
        if name in self._loading or len(self._loading) >= _NESTED_LOADS:
            return None
        self._loading.append(name)
        module = load(parse(self._texts[name]), name, lambda target: self._exports(target, name))
        self._loading.pop()
        self._modules[name] = module
        self._homes[module.scope] = module
        return module

    def _exports_of_main(self, target: str) -> frozenset[str] | None:
        return self._exports(target, "")

    def _exports(self, target: str, importer: str) -> frozenset[str] | None:
        """The names that a star import of a file brings."""
        found = self._resolve(target, importer)
        if found is None or found[1]:
            return None
        module = found[0]
        names = set(module.env.changes) | set(module.writers)
        return frozenset(name for name in names if not name.startswith("_"))


def absolute(target: str, importer: str) -> list[str]:
    """The parts of a dotted name of an import, the leading dots of a relative one resolved."""
    plain = target.lstrip(".")
    level = len(target) - len(plain)
    parts = plain.split(".") if plain else []
    if not level:
        return parts
    around = importer.split(".") if importer else []
    return around[: max(len(around) - level, 0)] + parts
