"""Names under which files are imported."""

from __future__ import annotations


def dotted(path: str) -> str:
    """The name under which a file is imported: `pkg/__init__.py` is `pkg`; "" if it cannot be."""
    name = path.replace("\\", "/").strip("/")
    name = name[:-3] if name.endswith(".py") else name
    name = name[: -len("/__init__")] if name.endswith("/__init__") else name
    parts = name.split("/") if "/" in name else name.split(".")
    return ".".join(parts) if all(part.isidentifier() for part in parts) else ""
