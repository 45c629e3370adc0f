"""What a file is by its name: Python source, a notebook, or neither."""

from __future__ import annotations

from pathlib import Path

SOURCES = (".py", ".pyw")
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
    return path.stem if has_source_name(path.name) else path.name
