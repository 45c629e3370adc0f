"""What loading a source came to, out of what a child says of it: nothing in that is trusted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from grader.runner.records import BadRecord, line_of

MAX_NAMES = 5_000
MAX_SKIPPED_TOLD = 500
MAX_STATEMENT = 1 << 20
"""the position of a top-level statement is below this"""


@dataclass(frozen=True)
class Skipped:
    """A top-level statement that did not end well."""

    line: int
    end_line: int
    kind: str
    """raised, exited, wanted_input, timed_out, too_much_output, crashed"""
    type: str = ""
    message: str = ""
    at: int | None = None
    """the line where it happened"""


@dataclass
class Loaded:
    """What loading a source came to."""

    names: dict[str, str] = field(default_factory=dict)
    """name -> function, callable, class, module or value"""
    skipped: tuple[Skipped, ...] = ()
    printed: str = ""
    error: str | None = None
    """why nothing could be loaded"""
    tampered: bool = False


def read_loaded(report: Any, output_chars: int) -> Loaded:
    """BadRecord if it is no report of a worker."""
    try:
        error = report.get("error")
        return Loaded(
            names={str(k)[:200]: str(v)[:20] for k, v in list(report["names"].items())[:MAX_NAMES]},
            skipped=tuple(_skipped(entry) for entry in report["skipped"][:MAX_SKIPPED_TOLD]),
            printed=str(report["printed"])[:output_chars],
            error=str(error)[:80] if error else None,
        )
    except (TypeError, KeyError, AttributeError):
        raise BadRecord("a report of another form") from None


def _skipped(entry: Any) -> Skipped:
    first, last, at = (line_of(entry[name]) for name in ("line", "end_line", "at"))
    if first is None or last is None:
        raise BadRecord("a line that cannot be")
    return Skipped(first, last, str(entry["kind"])[:40], str(entry["type"])[:80], str(entry["message"])[:500], at)


def read_stopped(report: Any) -> tuple[int, str, int | None] | None:
    """Position of the statement that ended the child, kind, line; None if it says nothing of the kind."""
    if type(report) is not dict:
        raise BadRecord("a report of another form")
    if "stopped" not in report:
        return None
    position = report["stopped"]
    if type(position) is not int or not 0 <= position < MAX_STATEMENT:
        raise BadRecord("a statement that cannot be")
    return position, str(report.get("kind"))[:40], line_of(report.get("line"))
