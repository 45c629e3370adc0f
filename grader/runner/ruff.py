"""Ruff over sources, if it is installed: a process of its own, that reads them and runs nothing of them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TIMEOUT_S = 60.0
MAX_SOURCE = 200_000
"""characters; longer ones are not looked at"""
_OPTIONS = ("--isolated", "--no-cache", "--exit-zero", "--output-format", "json", "--target-version", "py39")


@dataclass(frozen=True)
class Remark:
    """One thing that ruff says of a source."""

    source: int
    """position of the source"""
    rule: str
    line: int
    message: str
    """in ruff's own words, which have names in backticks"""


def find_ruff() -> str | None:
    """The command, beside this Python or on the path; None if it is not installed."""
    beside = Path(sys.executable).with_name("ruff.exe" if sys.platform == "win32" else "ruff")
    return str(beside) if beside.is_file() else shutil.which("ruff")


def ask_ruff(sources: Sequence[str], rules: Sequence[str]) -> list[Remark]:
    """What it says by these rules, in the order of sources and lines; [] if there is no ruff, or if it fails."""
    command = find_ruff()
    if command is None or not sources:
        return []
    try:
        with tempfile.TemporaryDirectory(prefix="grader-") as folder:
            _write(sources, Path(folder))
            done = subprocess.run(
                [command, "check", *_OPTIONS, "--select", ",".join(rules), folder],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                cwd=folder, timeout=TIMEOUT_S, check=False,
            )  # fmt: skip
            found = json.loads(done.stdout)
    except (OSError, subprocess.SubprocessError, ValueError):  # a full disk too: advice is not worth a failure
        return []
    remarks = [remark for item in found if (remark := _remark(item)) is not None]
    return sorted(remarks, key=lambda one: (one.source, one.line, one.rule))


def _write(sources: Sequence[str], folder: Path) -> None:
    for number, text in enumerate(sources):
        if len(text) <= MAX_SOURCE:
            (folder / f"{number}.py").write_bytes(text.encode("utf-8", "replace"))


def _remark(item: Any) -> Remark | None:
    try:
        return Remark(
            int(Path(item["filename"]).stem), str(item["code"]), int(item["location"]["row"]), item["message"]
        )
    except (KeyError, TypeError, ValueError):
        return None
