"""Files as a commit of a git repository has them, read without checking anything out: no hook, filter or attribute of
the working tree has a say in what is read."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

LIMIT_S = 60.0
MOST_BYTES = 1 << 26
"""of all files together"""
_ORDINARY = ("100644", "100755")
"""modes of files; links and other repositories are left out"""


class NoCommit(Exception):
    """The commit or its files cannot be read; the text says why, and what to do."""


def resolve(root: Path, name: str) -> str:
    """The digest of the commit that a branch, tag or shortened digest names in the repository of this folder."""
    try:
        found = _git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}"])
    except NoCommit as error:
        if str(error):
            raise
        raise NoCommit(
            f"{root}: there is no commit {name!r} in this repository. If only a part of the history was fetched, fetch "
            "all of it (GitHub: fetch-depth: 0; GitLab: GIT_DEPTH: 0)."
        ) from None
    return found.decode().strip()


def files_at(root: Path, commit: str, folders: Sequence[str]) -> dict[str, bytes]:
    """Path below `root`, with `/` -> content, of all ordinary files of the folders (or files) in the commit."""
    listed = _git(root, ["ls-tree", "-r", "-z", "-l", commit, "--", *folders])
    entries = [entry.decode("utf-8", "surrogateescape").partition("\t") for entry in listed.split(b"\0") if entry]
    wanted, size = {}, 0
    for head, _, path in entries:
        mode, _, digest, length = head.split()
        if mode in _ORDINARY:
            wanted[path] = digest
            size += int(length)
    if size > MOST_BYTES:
        raise NoCommit(f"{root}: the exercise files of commit {commit[:12]} are too large ({size // 1_000_000} MB).")
    return dict(zip(wanted, _contents(root, list(wanted.values()))))


def _contents(root: Path, digests: Sequence[str]) -> list[bytes]:
    if not digests:
        return []
    answer = _git(root, ["cat-file", "--batch"], "".join(f"{digest}\n" for digest in digests).encode())
    found, at = [], 0
    for _ in digests:
        end = answer.index(b"\n", at)
        length = int(answer[at:end].split()[2])
        found.append(answer[end + 1 : end + 1 + length])
        at = end + 1 + length + 1
    return found


def _git(root: Path, arguments: Sequence[str], text: bytes = b"") -> bytes:
    """NoCommit, without a text if git itself says no."""
    command = ["git", "-c", "safe.directory=*", "-C", str(root), *arguments]
    environment = {**os.environ, "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0"}
    try:
        done = subprocess.run(command, input=text, capture_output=True, env=environment, timeout=LIMIT_S, check=False)
    except FileNotFoundError:
        raise NoCommit("git is not installed here, and it is needed to read the files of a commit.") from None
    except subprocess.TimeoutExpired:
        raise NoCommit(f"{root}: git did not answer within {LIMIT_S:.0f} seconds.") from None
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        if said and "not a git repository" in said[-1]:
            raise NoCommit(f"{root}: this is no git repository, so there is no commit to take the exercise from.")
        raise NoCommit("\n".join(said[-1:]) if arguments[0] != "rev-parse" else "")
    return done.stdout
