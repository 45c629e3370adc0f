"""Third-party modules that hand-ins may import: loaded once, before the confinement, from where Python keeps them.

Nothing else that lies there can be imported, as the folder is not on the search path of a hand-in.
"""

from __future__ import annotations

import os
import site
import sys
from typing import Dict, Iterable, List, Sequence


def load_packages(names: Sequence[str]) -> Dict[str, List[str]]:
    """{missing: names that are not installed, paths: what has to stay readable for what they load later}."""
    if not names:
        return {"missing": [], "paths": []}
    path, finders, known = list(sys.path), list(sys.meta_path), set(sys.modules)
    found: Dict[str, List[str]] = {"missing": [], "paths": []}
    try:
        site.addsitepackages(site.venv(site.removeduppaths()) or set())
        folders = [folder for folder in sys.path if folder not in path]
        for name in names:
            try:
                __import__(name)
            except Exception:  # not there, or broken: whoever wrote the spec is told
                found["missing"].append(name)
        found["paths"] = _paths(set(sys.modules) - known, folders)
    finally:
        sys.path[:], sys.meta_path[:] = path, finders
        sys.path_importer_cache.clear()
    return found


def _paths(modules: Iterable[str], folders: Sequence[str]) -> List[str]:
    """Of the packages and modules at the top that were loaded from these folders, with what lies beside them under
    their names: shared libraries, and the data by which they know their version."""
    found = set()
    for name in modules:
        file = getattr(sys.modules.get(name), "__file__", None)
        if "." in name or not isinstance(file, str):
            continue
        for folder in folders:
            if file.startswith(folder + os.sep):
                found.add(os.path.join(folder, os.path.relpath(file, folder).split(os.sep)[0]))
                found.update(_beside(folder, name))
    return sorted(found)


def _beside(folder: str, name: str) -> List[str]:
    wanted = name.replace("-", "_").lower()
    return [
        entry.path
        for entry in os.scandir(folder)
        if entry.name.endswith((".libs", ".dist-info")) and entry.name.lower().split("-")[0].split(".")[0] == wanted
    ]
