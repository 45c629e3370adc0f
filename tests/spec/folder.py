"""A folder with a spec, a reference and a checks.py, and what the loader makes of them."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from grader.model.exercise import Exercise, Function
from grader.spec.errors import SpecError, SpecErrors
from grader.spec.load import load_exercise

REFERENCE = """
    LIMIT = 10

    def double(n): return 2 * n
    def join(a, b): return a + b
    def power(base, exponent=2): return base ** exponent
    def greet(): print("hello")
    def by_name(n, *, loud): return n
    def total(*numbers): return sum(numbers)

    class Stack: ...

    answer = 42
"""

CHECKS = """
    from functools import reduce

    def is_even(n): return n % 2 == 0
    def evens(first, last): return list(range(first, last, 2))
"""


class Folder:
    """Specs under test: `load` gives the exercise, `faults` the errors."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.write("solution.py", REFERENCE)
        self.write("checks.py", CHECKS)

    def write(self, name: str, text: str) -> Path:
        file = self.path / name
        file.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
        return file

    def load(self, spec: str) -> Exercise:
        file = self.write("spec.yaml", spec)
        return load_exercise(file, self.path / "solution.py", self.path / "checks.py")

    def function(self, keys: str, name: str = "double") -> Function:
        """The function of a spec with this one function, its keys as lines or in one line."""
        return self.load(self.spec_of(keys, name)).function(name)

    def faults(self, spec: str) -> list[SpecError]:
        with pytest.raises(SpecErrors) as caught:
            self.load(spec)
        return caught.value.errors

    def faults_of(self, keys: str, name: str = "double") -> list[SpecError]:
        """The errors of a spec with this one function; its keys start on line 4."""
        return self.faults(self.spec_of(keys, name))

    def fault_of(self, keys: str, name: str = "double") -> SpecError:
        (fault,) = self.faults_of(keys, name)
        return fault

    @staticmethod
    def spec_of(keys: str, name: str = "double") -> str:
        lines = dedent(keys).strip("\n").splitlines()
        return "\n".join(["exercise: sample", "functions:", f"  {name}:", *(f"    {line}" for line in lines), ""])
