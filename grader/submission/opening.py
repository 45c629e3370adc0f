"""Opens files of hand-ins: no link is followed, and no pipe waited for."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

OPENING = os.O_RDONLY | sum(
    getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY")
)
"""Without NONBLOCK a pipe would wait for a writer; NOFOLLOW: a link may point to the reference. Not every system has
all of them."""


def open_file(path: Path) -> BinaryIO:
    """The file, opened for reading. OSError: ELOOP for a link, EISDIR for a folder, EINVAL for what is no file."""
    if not OPENING & getattr(os, "O_NOFOLLOW", 0) and path.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    descriptor = os.open(path, OPENING)
    try:
        mode = os.fstat(descriptor).st_mode
        if not stat.S_ISREG(mode):
            code = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
            raise OSError(code, os.strerror(code))
        return open(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise
