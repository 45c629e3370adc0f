"""The hostile files: those of this folder, and those that lie beside the repository, if they do."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from tests.attacks.canary import CANARY

ROOT = Path(__file__).resolve().parents[2]
OWN = Path(__file__).with_name("files")
GIVEN = ROOT.parent / "shared" / "attacks"
RIGHT = (
    "def najvecja_potenca(n):\n    return 1 << n.bit_length() - 1\n\n\n"
    "def je_potenca(n):\n    return n > 0 and n & (n - 1) == 0\n"
)


@dataclass(frozen=True)
class Attack:
    """One entry of a manifest."""

    file: str
    folder: Path
    group: str
    tries: str
    outcomes: tuple[str, ...]
    points: str
    """none, full or any, of the function under attack"""
    other_graded: bool
    must_not: tuple[str, ...] = ()
    needs: str = ""
    data: bytes | None = None

    @property
    def id(self) -> str:
        return ("given:" if self.folder == GIVEN else "") + ascii(self.file)[1:-1]

    def put_into(self, folder: Path) -> None:
        """The hand-in as a student would give it in: mostly a file."""
        path = folder / self.file
        if self.data is not None:
            path.write_bytes(self.data)
        elif not self.needs:
            path.write_bytes((self.folder / self.file).read_bytes())
        elif self.needs.startswith("symlink"):
            path.symlink_to(CANARY / "reference" / "resitev.py")
        elif self.needs == "fifo":
            os.mkfifo(path)
        elif self.needs == "directory":
            path.mkdir()
        else:
            path.write_bytes(_made(self.needs))


def _made(needs: str) -> bytes:
    """What is too long to be kept as a file."""
    if needs == "binary":
        return bytes(range(256)) * 40
    if needs == "spaces":
        return b" \t\n" * 1000
    before = {
        "5 MB source": "x = '" + "a" * 5_000_000 + "'\n",
        "long line": "long = [" + ", ".join(["1000"] * 40_000) + "]\n",
        "deep list": "deep = " + "[" * 5000 + "]" * 5000 + "\n",
        "three thousand branches": _branches(3000),
    }
    return (before.get(needs, "") + RIGHT).encode()


def _branches(count: int) -> str:
    lines = [f"    elif n == {i}: return {i}" for i in range(1, count)]
    return "\n".join(["def sign(n):", "    if n == 0: return 0", *lines, "    return 1", "", ""])


def attacks() -> list[Attack]:
    """All of them, own ones first."""
    return [_attack(entry, folder) for folder in (OWN, GIVEN) for entry in _entries(folder / "manifest.yaml")]


@cache
def _entries(manifest: Path) -> list[dict[str, Any]]:
    if not manifest.is_file():
        return []
    entries: list[dict[str, Any]] = yaml.safe_load(manifest.read_text(encoding="utf-8"))["submissions"]
    return entries


def _attack(entry: dict[str, Any], folder: Path) -> Attack:
    expect = entry["expect"]
    made = entry.get("bytes")
    return Attack(
        file=entry["file"],
        folder=folder,
        group=entry["group"],
        tries=entry["tries"],
        outcomes=tuple(expect["outcome"]),
        points=expect["points"],
        other_graded=expect.get("other_function") == "graded",
        must_not=tuple(entry.get("must_not", ())),
        needs=(entry.get("needs") or [""])[0],
        data=made.encode("latin-1") if made is not None else None,
    )
