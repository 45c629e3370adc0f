"""An exercise with helpers, a relation, hidden checks and a pack of it."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from tests.commands.small_exercise import run, write

SPEC = """
exercise: sums
language: en
functions:
  total:
    given: s=lists(integers(-20, 20), max_size=4)
  mean:
    uses: [total]
    checks:
      usual: {points: 2, given: 's=lists(integers(0, 9), min_size=1, max_size=3)'}
      secret: {points: 1, hidden: true, given: 's=lists(sampled_from([770001, 770002]), min_size=1, max_size=2)'}
  spread:
    given: s=lists(integers(-4, 4), min_size=1, max_size=4)
    holds: is_spread(s, result)
  weight:
    given: n=integers(0, 9999)
  late:
    hidden: true
    given: n=integers(0, 9999)
"""
SOLUTION = """
def total(s):
    result = 0
    for n in s:
        result += n
    return result

def mean(s):
    return total(s) / len(s)

def spread(s):
    return max(s) - min(s)

def weight(n):
    return 3 if n > 4711 else 1

def late(n):
    return n
"""
CHECKS = """
def is_spread(s, result):
    return result == width(s)

def width(s):
    return max(s) - min(s)

def sum_of(s):
    return sum(s)

def unused_secret(s):
    return "never needed"
"""
WRONG_HELPER = SOLUTION.replace("result = 0", "result = 1")
WRONG = SOLUTION.replace("max(s) - min(s)", "max(s)").replace("/ len(s)", "// len(s)")
ELSEWHERE = WRONG_HELPER.replace("total(s) / len(s)", "total(s + [123456]) / len(s) - 123456 / len(s)")


@cache
def packed() -> Path:
    """A folder with the exercise `sums` and its pack, made once for all tests: to be copied from, not written to.

    `said` is what making the pack said.
    """
    folder = Path(tempfile.mkdtemp(prefix="grader-packed-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    write(folder, {"specs/sums.yaml": SPEC, "reference/sums/solution.py": SOLUTION})
    write(folder, {"reference/sums/checks.py": CHECKS})
    write(folder, {"reference/sums/wrong/helper.py": f'"""fails: total"""\n{WRONG_HELPER}'})
    done = run(folder, "pack", "sums")
    assert done.returncode == 0, done.stderr
    write(folder, {"said": done.stdout})
    return folder
