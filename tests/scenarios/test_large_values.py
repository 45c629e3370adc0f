"""Numbers of 10,000 limbs go through the whole way: drawn, stored, handed to a hand-in, compared, shown."""

from __future__ import annotations

import json
from pathlib import Path

from tests.commands.small_exercise import ROOT, run, write

SPEC = """
exercise: long
functions:
  add:
    points: 1
    given: a=just([9999] * 10000), b=sampled_from([[1], [0], [9999] * 10000])
"""


def test_numbers_of_ten_thousand_limbs(tmp_path: Path) -> None:
    solution = (ROOT / "reference/bignum/solution.py").read_text(encoding="utf-8")
    write(tmp_path, {"specs/long.yaml": SPEC, "reference/long/solution.py": solution})
    wrong = solution.replace("return strip([*result, carry])", "return strip(result)")
    write(tmp_path, {"submissions/long/right.py": solution, "submissions/long/wrong.py": wrong})
    done = run(tmp_path, "grade")
    assert done.returncode == 0, done.stderr
    data = json.loads((tmp_path / "reports/results.json").read_text(encoding="utf-8"))
    points = {s["student"]: s["points"] for s in data["exercises"][0]["submissions"]}
    assert points == {"right": 1, "wrong": 0}
    assert (tmp_path / "specs/long.suite.json").stat().st_size < 1_000_000
    assert (tmp_path / "reports/results.json").stat().st_size < 200_000
