"""Zip archives. What is decompressed is bounded by who reads; what is listed is bounded here."""

from __future__ import annotations

import stat
import struct
import zipfile
from collections.abc import Iterator
from functools import partial
from typing import BinaryIO

from grader.submission.archives.member import Kind, Locked, Member

_END = struct.Struct("<4s4H2LH")
_SIGNATURE = b"PK\005\006"
_LONGEST_COMMENT = 1 << 16
_LARGE = 0xFFFFFFFF
_BYTES_A_MEMBER = 256
"""of the directory: 46 and a name"""


def members(file: BinaryIO, most: int) -> Iterator[Member]:
    """The entries in the order of the directory; OverflowError if there must be many more than `most`."""
    if _directory_size(file) > most * _BYTES_A_MEMBER:
        raise OverflowError(most)
    with zipfile.ZipFile(file) as archive:
        for info in archive.infolist():
            yield Member(_name(info), _kind(info), info.file_size, partial(_read, archive, info))


def _directory_size(file: BinaryIO) -> int:
    """Bytes of the directory as the archive's end says: all of it is read into memory before a first entry is seen."""
    size = file.seek(0, 2)
    file.seek(max(0, size - _END.size - _LONGEST_COMMENT))
    tail = file.read()
    file.seek(0)
    at = len(tail) - _END.size
    if not (tail[at : at + 4] == _SIGNATURE and tail.endswith(b"\0\0")):
        at = tail.rfind(_SIGNATURE)
    if at < 0 or at + _END.size > len(tail):
        return 0  # no zip archive, as will be found out
    directory: int = _END.unpack_from(tail, at)[5]
    return 0 if directory == _LARGE else directory


def _name(info: zipfile.ZipInfo) -> str:
    """Many programs write UTF-8 without saying so; then it was read as the old code page."""
    if info.flag_bits & 0x800:
        return info.filename
    try:
        return info.filename.encode("cp437").decode("utf-8")
    except UnicodeError:
        return info.filename


def _kind(info: zipfile.ZipInfo) -> Kind:
    """By the mode that Unix programs write beside the name; others have only files and folders."""
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind == stat.S_IFLNK:
        return "link"
    if info.is_dir() or kind == stat.S_IFDIR:
        return "folder"
    return "file" if kind in (0, stat.S_IFREG) else "special"


def _read(archive: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> bytes:
    if info.flag_bits & 0x1:
        raise Locked(info.filename)
    with archive.open(info) as file:
        return file.read(most)
