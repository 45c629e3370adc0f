"""Tar archives, also compressed ones. They are decompressed first, up to a limit: a tar may have headers of any size,
which are read into memory whole."""

from __future__ import annotations

import bz2
import gzip
import lzma
import tarfile
import tempfile
from collections.abc import Iterator
from functools import partial
from typing import BinaryIO

from grader.submission.archives.member import Kind, Member

LARGEST_WHOLE = 1 << 29
"""bytes, decompressed"""
_A_MEMBER = 1 << 15
_CHUNK = 1 << 18
_IN_MEMORY = 1 << 23
_OPENERS = ((b"\x1f\x8b", gzip.open), (b"BZh", bz2.open), (b"\xfd7zXZ\0", lzma.open))
"""by their first bytes"""


def members(file: BinaryIO, most: int) -> Iterator[Member]:
    """The entries in their order; OverflowError if the whole is too large for `most` entries."""
    with _plain(file, min(LARGEST_WHOLE, most * _A_MEMBER)) as plain, tarfile.open(fileobj=plain, mode="r:") as archive:
        for info in archive:
            yield Member(info.name, _kind(info), info.size, partial(_read, archive, info))


def _plain(file: BinaryIO, most: int) -> tempfile.SpooledTemporaryFile[bytes]:
    start = file.read(8)
    file.seek(0)
    opener = next((opener for mark, opener in _OPENERS if start.startswith(mark)), None)
    plain = tempfile.SpooledTemporaryFile(_IN_MEMORY)  # noqa: SIM115 - closed by who reads it
    try:
        source = opener(file) if opener else file
        while chunk := source.read(_CHUNK):
            if plain.tell() + len(chunk) > most:
                raise OverflowError(most)
            plain.write(chunk)
    except BaseException:
        plain.close()
        raise
    plain.seek(0)
    return plain


def _kind(info: tarfile.TarInfo) -> Kind:
    if info.issym() or info.islnk():
        return "link"
    if info.isdir():
        return "folder"
    return "file" if info.isreg() else "special"


def _read(archive: tarfile.TarFile, info: tarfile.TarInfo, most: int) -> bytes:
    file = archive.extractfile(info)
    return file.read(most) if file is not None else b""
