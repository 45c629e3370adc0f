"""What pytest calls. It is imported at every start of pytest where the grader is installed, in projects that have
nothing to do with it, too: so it imports nothing, and looks only at the names of files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

NO_HAND_IN = "no hand-in"
"""the name of the item that stands for an exercise of which nothing is handed in"""
SPECS = "specs"
"""the folder in which a YAML file is an exercise"""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("grader_files", "hand-ins, by the name of the exercise: `nim: src/nim.py`", type="linelist")
    parser.addini("grader_language", "language of what the grader says; default: that of the exercise")
    parser.addini("grader_variant", "variant of the exercise; default: the one that the spec assigns to the student")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A spec in a folder `specs`, or a pack where there is no spec."""
    if file_path.suffix not in (".yaml", ".yml", ".pack") or file_path.parent.name != SPECS:
        return None
    if file_path.suffix == ".pack" and any(file_path.with_suffix(end).exists() for end in (".yaml", ".yml")):
        return None
    from grader.pytest_plugin.collecting import is_spec, spec_file

    return spec_file(file_path, parent) if is_spec(file_path) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A line for each exercise that was left out, unless pytest is asked for all that was skipped."""
    if not terminalreporter.hasopt("skipped"):
        for report in terminalreporter.stats.get("skipped", ()):
            if report.nodeid.endswith(f"::{NO_HAND_IN}"):
                terminalreporter.write_line(report.longrepr[-1].removeprefix("Skipped: "))
