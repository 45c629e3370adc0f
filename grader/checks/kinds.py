"""The registry of the kinds of check."""

from __future__ import annotations

from grader.checks.equal import judge_equal
from grader.checks.holds import judge_holds
from grader.checks.varies import judge_table
from grader.checks.verdict import Kind

KINDS: dict[str, Kind] = {
    "equal": judge_equal,
    "holds": judge_holds,
    "varies": judge_table,
}
