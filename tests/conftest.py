"""What all tests need of the process that runs them."""

from __future__ import annotations

import gc
import os
import signal
from pathlib import Path

import pytest

collect_ignore: list[str] = []
if not (Path(__file__).parents[2] / "shared/cases/truth.yaml").is_file():
    collect_ignore.append("grading/test_prepared_cases.py")  # its hand-ins lie beside the repository, if anywhere

LONGEST = (
    "commands/test_agreement.py",
    "attacks/test_corpus.py",
    "grading/test_prepared_cases.py",
    "attacks/test_ways.py",
    "runner/test_asking.py",
    "docs/test_examples.py",
    "source/test_hostile.py",
    "commands/test_again.py",
    "grading/test_nim_truth.py",
    "report/test_chromium.py",
    "runner/test_other_pythons.py",
    "runner/test_protocol.py",
    "runner/test_conversation.py",
    "suite/test_draw.py",
    "commands/test_platforms.py",
    "commands/test_python_option.py",
    "commands/test_grade.py",
    "commands/test_check.py",
    "commands/test_verify.py",
    "grading/test_reference_check.py",
    "scenarios/test_large_values.py",
)
"""begin first, so that no processor has nothing left to do while another is in the middle of one of them"""

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # Shells start what runs in the background with Ctrl-C ignored, and programs that the tests start would inherit it.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: many tests wait for a hand-in that sleeps, or for a limit to pass."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get("/".join(item.path.parts[-2:]), len(LONGEST)))


def pytest_collection_finish() -> None:
    """What was collected stays to the end: the collector of garbage need not look through it again and again."""
    gc.collect()
    gc.freeze()
