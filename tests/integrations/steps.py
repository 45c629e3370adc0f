"""Steps of other systems' files, run as these systems run them: with bash, in a folder, with their variables."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]


def load(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def installed(home: Path) -> Path:
    """An environment as the install steps make it, but with the grader of this checkout."""
    binary = home / "bin/grader"
    binary.parent.mkdir(parents=True)
    binary.write_text(
        f'#!/bin/sh\nPYTHONPATH={ROOT} exec {sys.executable} -c "from grader.cli import main; main()" "$@"\n',
        encoding="utf-8",
    )
    binary.chmod(0o755)
    return home


def bash(script: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """As GitHub and GitLab run a step: it ends at the first command that fails."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    command = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script]
    return subprocess.run(
        command, cwd=folder, env={**kept, **variables}, capture_output=True, text=True, timeout=120, check=False
    )


def filled(value: str, inputs: dict[str, str]) -> str:
    """With `${{ inputs.name }}` in its place."""
    return re.sub(r"\$\{\{ *inputs\.([a-z-]+) *\}\}", lambda found: inputs[found[1]], value)
