"""Which files a child needs to read: the interpreter's own library and the shared libraries it is linked with."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from typing import Dict, Iterable, List, Optional, Sequence, Tuple

SYSTEM_ROOTS = ("/lib", "/usr/lib")
SYSTEM_FOLDERS = ("/lib64", "/usr/lib64", "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo")
SYSTEM_FILES = ("/etc/ld.so.cache",)
"""Where the loader finds shared libraries by their names."""
SYSTEM_PREFIXES = ("/", "/usr")
MAX_LINKS = 40


@dataclass(frozen=True)
class Library:
    """What a child may read."""

    trees: Tuple[str, ...]
    """real paths of folders and single files, none inside another"""
    links: Dict[str, str] = field(default_factory=dict)
    """symbolic links outside the trees that lead to them: path -> target as written"""
    standard: str = ""
    """the folder of the standard library"""


def library(packages: Sequence[str] = ()) -> Library:
    """Of the interpreter that runs this. `packages`: more folders to be read; FileNotFoundError if one is missing."""
    for path in packages:
        if not os.path.exists(path):
            raise FileNotFoundError(f"the folder of packages {path} does not exist")
    wanted = [path for path in (*_python_folders(), *_system_paths(), *packages) if os.path.exists(path)]
    links: Dict[str, str] = {}
    real = [_followed(os.path.abspath(path), links) for path in wanted]
    trees = _outermost([*real, *_loaded_libraries()])
    outside = {link: target for link, target in links.items() if not _inside(link, trees)}
    return Library(trees, outside, os.path.realpath(os.path.dirname(os.__file__)))


def _python_folders() -> List[str]:
    """Of the base interpreter: a virtual environment has no standard library of its own."""
    folders = [os.path.dirname(os.__file__)]
    folders += [path for path in sys.path if os.path.basename(path) == "lib-dynload"]
    for prefix in {sys.base_prefix, sys.base_exec_prefix}:
        if prefix not in SYSTEM_PREFIXES:
            folders += [os.path.join(prefix, "lib"), os.path.join(prefix, "lib64")]
    return folders


def _system_paths() -> List[str]:
    """Debian keeps shared libraries in a folder named after the architecture; others have them in /usr/lib itself."""
    architecture = getattr(sys.implementation, "_multiarch", "")
    folders: List[str] = []
    for root in SYSTEM_ROOTS:
        own = os.path.join(root, architecture)
        folders.append(own if architecture and os.path.isdir(own) else root)
    return [*folders, *SYSTEM_FOLDERS, *SYSTEM_FILES]


def _loaded_libraries() -> List[str]:
    """The files of the shared libraries in this process, wherever they are; none where the system does not tell."""
    try:
        with open("/proc/self/maps", encoding="utf-8", errors="surrogateescape") as file:
            columns = [line.rstrip("\n").split(None, 5) for line in file]
    except OSError:
        return []
    paths = {row[5] for row in columns if len(row) == 6 and row[5].startswith("/")}
    return sorted(path for path in paths if ".so" in os.path.basename(path) and os.path.isfile(path))


def _followed(path: str, links: Dict[str, str]) -> str:
    """The real path; every symbolic link on the way is noted in `links`."""
    for _ in range(MAX_LINKS):
        link = _first_link(path)
        if link is None:
            return path
        target = os.readlink(link)
        links[link] = target
        rest = path[len(link) :].lstrip("/")
        path = os.path.normpath(os.path.join(os.path.dirname(link), target, rest))
    raise OSError(f"too many symbolic links on the way to {path}")


def _first_link(path: str) -> Optional[str]:
    at = "/"
    for part in path.strip("/").split("/"):
        at = os.path.join(at, part)
        if os.path.islink(at):
            return at
    return None


def _outermost(paths: Iterable[str]) -> Tuple[str, ...]:
    kept: List[str] = []
    for path in sorted(set(paths)):
        if not _inside(path, kept):
            kept.append(path)
    return tuple(kept)


def _inside(path: str, trees: Iterable[str]) -> bool:
    return any(path == tree or path.startswith(tree.rstrip("/") + "/") for tree in trees)
