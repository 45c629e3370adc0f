"""The ways to be confined that the attacks are tried under: as whom the grader runs, and without which layers."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass

from tests.attacks.corpus import ROOT

USER = 12345
SYSTEM_PYTHON = "/usr/bin/python3"
AS_USER = ("setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", SYSTEM_PYTHON)


@dataclass(frozen=True)
class Way:
    """How the grader is started."""

    name: str
    layers_off: tuple[str, ...] = ()
    as_user: bool = False
    """an ordinary user, where the grader could be root"""

    @property
    def python(self) -> tuple[str, ...]:
        """The beginning of the command."""
        return AS_USER if self.as_user else (sys.executable,)


def environment() -> dict[str, str]:
    """With all that this Python finds, for another one of the same version."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys([str(ROOT), *filter(None, sys.path)]))}


@functools.cache
def can_be_user() -> bool:
    """Can root become somebody who can read the grader and all that it needs?"""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("setpriv"):
        return False
    look = [*AS_USER, "-c", "import grader.cli, grader.grading.batch, pydantic, yaml, tests.attacks.drive"]
    try:
        done = subprocess.run(look, env=environment(), cwd="/", capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0


def full_fences() -> list[Way]:
    """Those that have to hold, beside the one with every layer."""
    ways = [Way("no namespaces", ("namespaces",)), Way("no Landlock", ("landlock",))]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        ways += [Way("the same user", ("uid",)), Way("the same user, no namespaces", ("uid", "namespaces"))]
    if can_be_user():
        ways += [
            Way("an ordinary user", (), True),
            Way("an ordinary user, no namespaces", ("namespaces",), True),
            Way("an ordinary user, no Landlock", ("landlock",), True),
        ]
    return ways
