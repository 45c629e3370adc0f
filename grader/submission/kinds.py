"""What a file is by its name: Python source, a notebook, or neither."""

from __future__ import annotations

from pathlib import Path

SOURCES = (".py.txt", ".py", ".pyw")
"""the first: what some programs make of a text that is called ana.py, without showing it"""
NOTEBOOKS = (".ipynb",)

LARGEST = 1_000_000
"""bytes of one source; a larger one is not read"""
LARGEST_NOTEBOOK = 8_000_000
"""bytes of a notebook, with the pictures in it that are not read"""


def has_source_name(name: str) -> bool:
    """Whether a file of this name may be a hand-in: Python source, or a notebook that holds some."""
    return name.lower().endswith((*SOURCES, *NOTEBOOKS)) and name.lower() not in (*SOURCES, *NOTEBOOKS)


def is_notebook(name: str) -> bool:
    """Whether a file of this name is a notebook."""
    return name.lower().endswith(NOTEBOOKS)


def largest(name: str) -> int:
    """Bytes that are read of a file of this name."""
    return LARGEST_NOTEBOOK if is_notebook(name) else LARGEST


def student_name(path: Path) -> str:
    """The student that a file or folder is named after: the name without `.py`, raw."""
    if not has_source_name(path.name):
        return path.name
    ending = next(ending for ending in (*SOURCES, *NOTEBOOKS) if path.name.lower().endswith(ending))
    return path.name[: -len(ending)]
