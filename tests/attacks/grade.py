"""`grader grade`, with single layers of the confinement switched off, and with a secret in its memory.

python -m tests.attacks.grade '["landlock"]' grade hand_ins --out reports
"""

from __future__ import annotations

import json
import sys
from typing import Any

from grader import cli
from grader.grading import batch, engine, function


def without_repairs() -> None:
    """The search for the place of a mistake runs edited functions in children like any other, and costs as much as all
    the rest: it is tried on a few attacks."""
    setattr(function, "locate", lambda place, of, row, checks: checks)  # noqa: B010


def main() -> None:
    layers_off = json.loads(sys.argv.pop(1))
    secret = "-".join(["CANARY", "HOST", "0123456789abcdef"])

    def options(*args: Any, **named: Any) -> dict[str, Any]:
        return {**engine.server_options(*args, **named), "layers_off": layers_off}

    setattr(batch, "server_options", options)  # noqa: B010
    without_repairs()
    cli.main()
    sys.exit(not secret)


if __name__ == "__main__":
    main()
