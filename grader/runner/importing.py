"""Serves modules from memory: the other files of a hand-in, or the teacher's `checks` and `solution`."""

from __future__ import annotations

import importlib.machinery
import sys
from types import ModuleType
from typing import Any, Dict, Optional


class MemoryImporter:
    """Finds a module by its name in a dict of sources, and loads it. Without the abstract classes for that, the import of
    which takes longer than all else that a worker imports."""

    def __init__(self, sources: Dict[str, str]) -> None:
        self._sources = sources

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Optional[importlib.machinery.ModuleSpec]:
        if name not in self._sources:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=name + ".py")  # type: ignore[arg-type]

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        module.__file__ = name + ".py"
        exec(compile(self._sources[name], name + ".py", "exec", dont_inherit=True), module.__dict__)


def serve(sources: Dict[str, str]) -> None:
    """From now on these modules can be imported, before any of the same name elsewhere."""
    if sources:
        sys.meta_path.insert(0, MemoryImporter(sources))
        for name in sources:
            sys.modules.pop(name, None)
