"""`grader new`."""

from __future__ import annotations

from pathlib import Path

from tests.commands.small_exercise import run, write

SOURCE = '''
def larger(a, b):
    """
    >>> larger(2, 5)
    5
    """
    return a if a > b else b

def dice(sides):
    import random
    return random.randint(1, sides)
'''


def test_a_spec_that_verifies_as_it_is(tmp_path: Path) -> None:
    write(tmp_path, {"mine/pairs.py": SOURCE})
    done = run(tmp_path, "new", "mine/pairs.py")
    assert done.returncode == 0, done.stderr
    assert "wrote specs/pairs.yaml\nwrote reference/pairs/solution.py" in done.stdout
    assert "specs/pairs.yaml:10: dice: it answers differently each time" in done.stdout
    assert done.stdout.endswith("Next: grader verify --exercise pairs\n")
    spec = (tmp_path / "specs/pairs.yaml").read_text(encoding="utf-8")
    assert "- larger(2, 5) == 5" in spec
    assert spec.splitlines()[9].startswith("  # choose: dice:")
    verified = run(tmp_path, "verify", "--quick", "--exercise", "pairs")
    assert (verified.returncode, "pairs: sound (1 function" in verified.stdout) == (0, True), verified.stderr
    again = run(tmp_path, "new", "mine/pairs.py")
    assert (again.returncode, "specs/pairs.yaml is there already" in again.stderr) == (2, True)
    assert (tmp_path / "specs/pairs.yaml").read_text(encoding="utf-8") == spec


def test_mistakes_are_told_and_nothing_is_written(tmp_path: Path) -> None:
    write(
        tmp_path, {"bad.py": "def f(:\n", "other.py": "def f(n): return n\n", "reference/other/solution.py": "x = 1\n"}
    )
    for arguments, said in (
        (["bad.py"], "bad.py: line 1: no valid Python"),
        (["none.py"], "none.py: cannot be read"),
        (["other.py"], "is another solution"),
        (["other.py", "--exercise", "a b"], "cannot be the name of an exercise"),
    ):
        done = run(tmp_path, "new", *arguments)
        assert (done.returncode, said in done.stderr) == (2, True), done.stderr
    assert not (tmp_path / "specs").exists()
