"""Notebooks: their code as one program, what is left out of it, and files that only pretend to be one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grader.submission.find import find_submissions
from grader.submission.notebook import NotANotebook, read_notebook, slim
from grader.submission.read import read_submission
from tests.submission.packing import SOURCE, notebook, zipped


def test_cells_of_code_are_one_program() -> None:
    data = notebook("def f():\n    return 1", ["x = f()\n", "print(x)"])
    found = read_notebook(data)
    assert found.text == "# 1\ndef f():\n    return 1\n\n# 2\nx = f()\nprint(x)\n"
    assert (found.cells, found.dropped) == (2, 0)


@pytest.mark.parametrize(
    ("cell", "program", "dropped"),
    [
        pytest.param("%matplotlib inline\nx = 1", "pass  # %matplotlib inline\nx = 1", 1, id="a line magic"),
        pytest.param("if x:\n    !ls\n", "if x:\n    pass  # !ls\n", 1, id="a command in a block"),
        pytest.param("%%bash\nls 'it\ncd", "# %%bash\n# ls 'it\n# cd", 3, id="a cell of another language"),
        pytest.param("%%time\nx = 1", "# %%time\nx = 1", 1, id="a cell that is timed"),
        pytest.param("files = !ls *.py\ny = 2", "files = None  # !ls *.py\ny = 2", 1, id="a command's output"),
        pytest.param("x = %time f()", "x = None  # %time f()", 1, id="a timed value"),
        pytest.param("len?\n?len\nx.y??", "pass  # len?\npass  # ?len\npass  # x.y??", 3, id="questions"),
        pytest.param("!echo 'open\nx = 1", "pass  # !echo 'open\nx = 1", 1, id="a command with a quote left open"),
    ],
)
def test_what_only_a_notebook_understands_is_commented_out(cell: str, program: str, dropped: int) -> None:
    found = read_notebook(notebook(cell))
    assert (found.text, found.dropped) == ("# 1\n" + program.rstrip("\n") + "\n", dropped)
    assert found.text.count("\n") == 1 + len(cell.rstrip("\n").split("\n"))


@pytest.mark.parametrize(
    "cell",
    [
        pytest.param("x = (a\n  % b)", id="a remainder that goes on in a new line"),
        pytest.param("x = a \\\n  % b", id="the same with a backslash"),
        pytest.param('"""\n%time is a magic\n!ls\n"""', id="a long text"),
        pytest.param("s = '''it's\n%s''' % x", id="a quote in a long text"),
        pytest.param("print('%d?' % n)  # %s?", id="a comment and a text"),
        pytest.param("x = {\n'a': 1,\n}\ny = x != 2", id="not equal"),
        pytest.param("a %b", id="a remainder"),
    ],
)
def test_python_stays_as_it_is(cell: str) -> None:
    assert read_notebook(notebook(cell)).text == f"# 1\n{cell}\n"
    assert read_notebook(notebook(cell)).dropped == 0


def test_format_3_has_its_cells_in_worksheets() -> None:
    data = json.dumps({"worksheets": [{"cells": [{"cell_type": "code", "input": ["x = 1"]}]}], "nbformat": 3}).encode()
    assert read_notebook(data).text == "# 1\nx = 1\n"


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"[]", b"5", b"\xff", b"null", b'{"cells": 5}', b'{"cells": [5]}', b"[" * 100_000,
        b'{"cells": [{"cell_type": "code", "source": 7}]}', b'{"cells": [{"cell_type": "code", "source": ["a", 7]}]}',
        b'{"cells": [], "metadata": []}', b'{"worksheets": {}}', b"1" * 10_000,
        json.dumps({"cells": [{"cell_type": "raw"}] * 6_000}).encode(),
    ],
)  # fmt: skip
def test_what_is_no_notebook(data: bytes) -> None:
    with pytest.raises(NotANotebook):
        read_notebook(data)
    assert len(slim(data)) <= max(100, 0)


def test_another_language_is_said() -> None:
    with pytest.raises(NotANotebook) as caught:
        read_notebook(notebook("f <- 1", language="R"))
    assert caught.value.language == "R"


def test_slim_notebook_says_the_same() -> None:
    data = notebook("%time\nx = 1", "y = '''\n%'''")
    assert b"image" not in slim(data)
    assert read_notebook(slim(data)) == read_notebook(data)
    with pytest.raises(NotANotebook):
        read_notebook(slim(notebook("x", language="julia")))


def test_notebook_is_a_hand_in(tmp_path: Path) -> None:
    folder = tmp_path / "nim"
    folder.mkdir()
    (folder / "ana.ipynb").write_bytes(notebook("!pip install x", SOURCE.decode()))
    (folder / "bor.ipynb").write_bytes(b"{")
    (folder / "cene.zip").write_bytes(zipped({"nim.ipynb": notebook(SOURCE.decode()), "other.py": b"y = 1\n"}))
    (folder / "dana.ipynb").write_bytes(notebook("x", language="R"))
    ana, bor, cene, dana = (read_submission(one, ["f"]) for one in find_submissions([folder], ["nim"])["nim"])
    assert (ana.student, ana.text) == ("ana", "# 1\npass  # !pip install x\n\n# 2\ndef f(): pass\n")
    assert [problem.code for problem in ana.problems] == ["notebook_read", "notebook_lines_left_out"]
    assert (bor.text, [problem.code for problem in bor.problems]) == (None, ["file_broken_notebook"])
    assert (cene.text, cene.files) == ("# 1\ndef f(): pass\n", {"other.py": "y = 1\n"})
    assert [problem.code for problem in dana.problems] == ["notebook_language"]


def test_result_does_not_depend_on_outputs(tmp_path: Path) -> None:
    (tmp_path / "nim").mkdir()
    path = tmp_path / "nim/ana.ipynb"
    digests = set()
    for data in (notebook("x = 1"), slim(notebook("x = 1"))):
        path.write_bytes(data)
        digests.add(read_submission(find_submissions([path], ["nim"])["nim"][0]).digest)
    assert len(digests) == 1
