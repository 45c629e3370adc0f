"""Archives as learning systems and students make them, also bad ones."""

from __future__ import annotations

import io
import json
import tarfile
import zipfile
from pathlib import Path

SOURCE = b"def f(): pass\n"


def zipped(files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A name that ends with / is a folder."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data, method)
    return out.getvalue()


def zip_file(path: Path, files: dict[str, bytes]) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(zipped(files))
    return path


def zip_with_link(name: str, target: str, files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        link = zipfile.ZipInfo(name)
        link.create_system = 3
        link.external_attr = 0o120777 << 16
        archive.writestr(link, target)
        for other, data in files.items():
            archive.writestr(other, data)
    return out.getvalue()


def tarred(files: dict[str, bytes], mode: str = "w:gz", links: dict[str, str] | None = None) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode=mode) as archive:  # type: ignore[call-overload]
        for name, target in (links or {}).items():
            info = tarfile.TarInfo(name)
            info.type, info.linkname = tarfile.SYMTYPE, target
            archive.addfile(info)
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return out.getvalue()


def notebook(*cells: str | list[str], kind: str = "code", language: str = "python") -> bytes:
    made = [{"cell_type": kind, "source": cell, "outputs": [{"data": {"image/png": "A" * 50}}]} for cell in cells]
    text = {"cell_type": "markdown", "source": ["# Not code\n", "x = = 1"]}
    document = {"cells": [text, *made], "metadata": {"kernelspec": {"language": language}}, "nbformat": 4}
    return json.dumps(document).encode()
