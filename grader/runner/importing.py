"""Serves modules from memory: the other files of a hand-in, or the teacher's `checks` and `solution`."""

from __future__ import annotations

import importlib.machinery
import sys
from types import ModuleType
from typing import Any, Dict, Mapping, Optional

from grader.runner.settings import run_source


class MemoryImporter:
    """Finds a module by its name in a dict of sources, and loads it. Without the abstract classes for that, the import of
    which takes longer than all else that a worker imports."""

    def __init__(self, sources: Dict[str, str], settings: Mapping[str, Any]) -> None:
        self._sources = sources
        self._settings = settings

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Optional[importlib.machinery.ModuleSpec]:
        if name not in self._sources:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=name + ".py")  # type: ignore[arg-type]

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        module.__file__ = name + ".py"
        run_source(self._sources[name], name + ".py", module.__dict__, self._settings)


def serve(sources: Dict[str, str], settings: Optional[Mapping[str, Any]] = None) -> None:
    """From now on these modules can be imported, before any of the same name elsewhere; `settings` are set in them."""
    if sources:
        sys.meta_path.insert(0, MemoryImporter(sources, settings or {}))
        for name in sources:
            sys.modules.pop(name, None)
