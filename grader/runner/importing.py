"""Serves modules from memory: the other files of a hand-in, or the teacher's `checks` and `solution`."""

from __future__ import annotations

import importlib.machinery
import sys
from types import ModuleType
from typing import Any, Dict, Mapping, Optional

from grader.runner.settings import run_source


class MemoryImporter:
    """Finds a module by its dotted name in a dict of sources, and loads it; a folder of modules is a package, with an
    `__init__` or without. Without the abstract classes for that, whose import takes longer than all else here."""

    def __init__(self, sources: Dict[str, str], settings: Mapping[str, Any]) -> None:
        self._sources = sources
        self._settings = settings
        self._packages = {name.rpartition(".")[0] for name in sources} - {""}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Optional[importlib.machinery.ModuleSpec]:
        if name not in self._sources and name not in self._packages:
            return None
        is_package = name in self._packages
        return importlib.machinery.ModuleSpec(
            name,
            self,  # type: ignore[arg-type]
            origin=_file_of(name, is_package),
            is_package=is_package,
        )

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        module.__file__ = _file_of(name, name in self._packages)
        run_source(self._sources.get(name, ""), module.__file__, module.__dict__, self._settings)


def _file_of(name: str, is_package: bool) -> str:
    return name.replace(".", "/") + ("/__init__.py" if is_package else ".py")


def serve(sources: Dict[str, str], settings: Optional[Mapping[str, Any]] = None) -> None:
    """From now on these modules can be imported, before any of the same name elsewhere; `settings` are set in them."""
    if sources:
        sys.meta_path.insert(0, MemoryImporter(sources, settings or {}))
        for name in sources:
            sys.modules.pop(name, None)


def offer(module: ModuleType, name: str) -> None:
    """Under its own name a file can be imported by the others beside it; but it is never taken for a library."""
    if name.isidentifier() and name not in sys.modules and name not in getattr(sys, "stdlib_module_names", ()):
        sys.modules[name] = module
