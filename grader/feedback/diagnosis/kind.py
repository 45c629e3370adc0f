"""What a diagnosis is."""

from __future__ import annotations

from collections.abc import Callable

from grader.feedback.diagnosis.row import Row
from grader.model.result import Message

Diagnosis = Callable[[Row], Message | None]
"""Looks at a row with at least one failing case, and says something that is true of every case of it, or nothing."""
