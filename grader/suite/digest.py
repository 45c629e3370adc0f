"""The digest by which a stored suite is known to be of this spec, reference and checks."""

from __future__ import annotations

import hashlib
from pathlib import Path


def digest_of_variant(digest: str, variant: str) -> str:
    """Of the suite of another variant than the first, which has the digest of the files."""
    return hashlib.sha256(f"{digest}\n{variant}".encode()).hexdigest()


def digest_of(spec: Path, reference: Path, checks: Path | None) -> str:
    """sha256 in hex of the three files with their lengths; line ends do not matter, as git may change them.

    OSError if the spec or the reference cannot be read. Checks that do not exist count as none.
    """
    whole = hashlib.sha256()
    for path in (spec, reference, checks):
        if path is None or (path is checks and not path.exists()):
            whole.update(b"none\n")
            continue
        data = _plain(path)
        whole.update(b"%d\n" % len(data))
        whole.update(data)
    return whole.hexdigest()


def digest_of_spec(spec: Path) -> str:
    """Of the spec alone, where the other files are not at hand. OSError if it cannot be read."""
    return hashlib.sha256(_plain(spec)).hexdigest()


def _plain(path: Path) -> bytes:
    return path.read_bytes().replace(b"\r\n", b"\n").replace(b"\r", b"\n")


def digest_for_draws(reference: str) -> str:
    """What the draws depend on beside the domain they are drawn from: so a remark in the spec, or points, change no
    case of any function, and who does not know the reference cannot tell what will be drawn."""
    return hashlib.sha256(reference.encode("utf-8", "backslashreplace")).hexdigest()
