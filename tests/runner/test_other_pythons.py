"""The worker's side runs under every Python from 3.9 on: tried with each that is found here."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from grader.grading.batch import grade_batch
from grader.grading.exercise_files import find_exercises
from grader.grading.preparation import prepare
from grader.model.result import SubmissionResult
from grader.model.submission import Submission
from grader.model.suite import Suite
from grader.runner.confine.status import is_full
from grader.runner.inspecting import inspect_source
from grader.runner.interpreter import NoInterpreter, find_interpreter, other_interpreters
from grader.runner.judge import Judge
from grader.runner.readable import encode_with_foreign
from grader.runner.servers import Server, start_server
from grader.runner.values import Foreign, encode
from tests.commands.small_exercise import RIGHT, SPEC, WRONG, make
from tests.runner.servers import OPTIONS, ask, value

PYTHONS = sorted([find_interpreter(), *other_interpreters()], key=lambda one: [int(n) for n in one.version.split(".")])
RULES = [{"verb": "forbid", "kind": "imports", "names": ["math"], "count": 0, "preset": ""}]


@pytest.fixture(scope="module", params=PYTHONS, ids=lambda one: one.version)
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    with start_server(OPTIONS, request.param.path) as started:
        yield started


def minor(server: Server) -> int:
    return int(server.python_version.split(".")[1])


def test_which_pythons_were_there(capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(" [Pythons tried: " + ", ".join(one.version for one in PYTHONS) + "]", end="")
    minors = [one.version.split(".")[1] for one in PYTHONS]
    assert len(set(minors)) == len(minors)


def test_it_says_which_python_it_is(server: Server) -> None:
    (found,) = ask(server, "import sys\ndef f(): return '%d.%d.%d' % sys.version_info[:3]", "f", [()])
    assert value(found) == server.python_version


def test_values_go_there_and_back(server: Server) -> None:
    values: list[Any] = [1, -(2**70), 1.5, True, "č", b"\0", (1, [2, {"a": {3}}]), None, frozenset({4}), 2 + 1j, ""]
    found = ask(server, "def f(x): return x", "f", [(one,) for one in values])
    assert [repr(value(o)) for o in found] == [repr(one) for one in values]


def test_what_is_no_plain_value_is_named(server: Server) -> None:
    (found,) = ask(server, "class K: pass\ndef f(): return [1, K()]", "f", [()])
    one, other = value(found)
    assert (one, type(other), other.type_name) == (1, Foreign, "K")


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        pytest.param("while True: pass", "timed_out", id="an endless loop"),
        pytest.param("return [0] * 10**10", "out_of_memory", id="too much memory"),
        pytest.param("while True: print('x' * 9999)", "too_much_output", id="a flood"),
        pytest.param("return f(n)", "raised", id="recursion without end"),
        pytest.param("import os; os._exit(0)", "crashed", id="an end"),
        pytest.param("return input()", "raised", id="input at its end"),
    ],
)
def test_every_end_has_its_kind(server: Server, body: str, kind: str) -> None:
    assert ask(server, f"def f(n):\n    {body}", "f", [(1,)], 0.15)[0].kind == kind


def test_a_loop_tells_its_line(server: Server) -> None:
    (found,) = ask(server, "def f():\n    x = 0\n    while True:\n        x += 1\n", "f", [()], 0.1)
    assert found.line in (3, 4)


def test_it_is_confined(server: Server) -> None:
    text = dedent(
        """
        import os, socket, sys
        def attempt(what):
            try:
                what()
            except Exception as error:
                return "refused"
            return "done"
        def f(path):
            return [
                attempt(lambda: open(path)),
                attempt(lambda: os.open("/tmp/of-a-hand-in", os.O_WRONLY | os.O_CREAT)),
                attempt(os.fork),
                attempt(lambda: socket.socket()),
                attempt(lambda: os.kill(os.getppid(), 0)),
            ]
        """
    )
    (found,) = ask(server, text, "f", [(str(Path(__file__)),)])
    if is_full(server.status):
        assert value(found) == ["refused"] * 5
    assert not Path("/tmp/of-a-hand-in").exists()


def test_the_library_can_be_imported(server: Server) -> None:
    names = "math random decimal fractions statistics itertools functools collections re string json datetime typing"
    names += " dataclasses enum heapq bisect copy operator textwrap csv calendar unittest zoneinfo"
    text = f"def f():\n    for name in {names.split()!r}: __import__(name)\n    return 'all'"
    assert value(ask(server, text, "f", [()], 5.0)[0]) == "all"


def test_a_source_is_inspected(server: Server) -> None:
    text = "import math\ndef helper(n): return math.sqrt(n)\ndef f(n): return helper(n)\n"
    request = {"functions": [{"name": "f", "also": [], "uses": [], "rules": RULES}], "rules": []}
    found = inspect_source(server, text, request)
    assert found.fault is None
    assert set(found.definitions) >= {"f"}
    assert [use.name.split(".")[0] for use in found.uses["f"]] == ["math"]


@pytest.mark.parametrize(
    ("text", "since", "feature"),
    [
        pytest.param("match x:\n    case 1:\n        pass\n", 10, "match", id="match"),
        pytest.param("try:\n    pass\nexcept* ValueError:\n    pass\n", 11, "except*", id="groups of exceptions"),
        pytest.param("type A = int\n", 12, "type", id="a type statement"),
        pytest.param("def f[T](x: T) -> T:\n    return x\n", 12, "type parameters", id="type parameters"),
    ],
)
def test_syntax_of_a_newer_python_is_told(server: Server, text: str, since: int, feature: str) -> None:
    fault = inspect_source(server, "x = 1\n" + text, {}).fault
    if minor(server) >= since:
        assert fault is None
    else:
        assert fault is not None
        assert (fault.kind, fault.values) == ("newer_python", {"feature": feature, "version": f"3.{since}"})


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("def f(n)\n    return n\n", "missing_colon"),
        ("def f(n):\n    return (n\n\nx = 1\n", "unclosed"),
        ("print 'a'\n", "python2_print"),
        ("<<<<<<< HEAD\nx = 1\n=======\n", "merge_marks"),
        ("x = 1\0\n", "null_bytes"),
        ("x = " + "(" * 3000 + ")" * 3000, "too_deep"),
        ("def f():\nreturn 1\n", "indentation"),
    ],
)
def test_faults_have_the_same_kind_everywhere(server: Server, text: str, kind: str) -> None:
    fault = inspect_source(server, text, {}).fault
    assert fault is not None
    assert fault.kind == kind


def test_relations_are_judged(server: Server) -> None:
    judge = Judge(server, {"checks": "def small(x):\n    return x < 10\n"})
    items = [(encode({"n": 5}), encode_with_foreign(n), encode(4), encode({}), "") for n in (6, 7, 30)]
    try:
        found = judge.judge("small(result) and result == n + 1", items)
        inside = judge.contains(([("n", "integers(0, 9)")], [], ["n != 3"]), [encode({"n": n}) for n in (2, 3, 10)])
    finally:
        judge.close()
    assert [j.true for j in found] == [True, False, False]
    assert inside == [True, False, False]


@pytest.mark.parametrize("python", PYTHONS, ids=lambda one: one.version)
def test_a_spawned_child_runs_under_it_too(python: Any) -> None:
    with start_server(OPTIONS, python.path, kind="spawn") as server:
        assert server.python_version == python.version
        assert value(ask(server, "def f(x): return [x]", "f", [(1,)])[0]) == [1]


@pytest.fixture(scope="module")
def suite(tmp_path_factory: pytest.TempPathFactory) -> Suite:
    folder = make(tmp_path_factory.mktemp("class"), spec=SPEC + "limits: {seconds: 0.2}\n")
    files = find_exercises(folder / "specs", folder / "reference")["double"]
    return prepare(files, "best", say=lambda _: None, python=PYTHONS[0].path)


CLASS = [
    RIGHT,
    WRONG,
    "def double(n):\n    while n > 5: pass\n    return 2 * n\ndef longest(words):\n    return len(words)\n",
    "def double(n):\n    return str(n)\n",
    "def double(n):\n    return 1 // (n - 7) and 2 * n\n",
    "def double(n)\n    return 2 * n\n\ndef longest(words):\n    return max(map(len, words))\n",
    "import os\nos._exit(0)\ndef double(n): return n + n\n",
]


def verdicts(result: SubmissionResult) -> Any:
    """All that a student gets to see of it, but the compiler's own words, which change from Python to Python."""
    functions = [
        (f.name, f.status, f.points, f.would_have, f.signature, [(c.reason, c.counterexample) for c in f.checks])
        for f in result.functions
    ]
    return result.status, result.points, [p.code for p in result.problems], functions


def test_a_class_gets_the_same_verdicts_under_each(suite: Suite) -> None:
    found = {}
    for python in PYTHONS:
        reads = [lambda text=text: Submission("somebody", "double.py", text) for text in CLASS]
        batch = grade_batch(suite, reads, 1, "best", lambda *_: None, python.version)
        assert batch.python == python.version
        found[python.version] = [verdicts(batch.results[i]) for i in range(len(CLASS))]
    first = found[PYTHONS[0].version]
    assert [status for status, *_ in first] == ["graded"] * 5 + ["unreadable", "graded"]
    assert [points for _, points, *_ in first] == [3, 1, 0, 0, 0, 0, 2]
    for version, verdict in found.items():
        assert verdict == first, version


@pytest.mark.parametrize("wanted", ["3.2", "python3.77", "/no/such/python", sys.executable + "x", "ls"])
def test_a_python_that_is_not_there(wanted: str) -> None:
    with pytest.raises(NoInterpreter) as caught:
        find_interpreter(wanted)
    assert wanted in str(caught.value)


@pytest.mark.parametrize("wanted", [None, "", f"3.{sys.version_info[1]}", sys.executable])
def test_a_python_is_found_by_version_and_path(wanted: str | None) -> None:
    assert find_interpreter(wanted).version.startswith(f"3.{sys.version_info[1]}.")


@pytest.mark.parametrize(
    ("implementation", "version", "said"),
    [("CPython", "3.8.18", "too old (3.8.18)"), ("CPython", "2.7.18", "too old"), ("PyPy", "3.10.12", "PyPy")],
)
def test_a_python_that_cannot_run_hand_ins(tmp_path: Path, implementation: str, version: str, said: str) -> None:
    command = tmp_path / "python"
    command.write_text(f"#!/bin/sh\necho {implementation}\necho {version}\n")
    command.chmod(0o755)
    with pytest.raises(NoInterpreter, match="3.9 or newer") as caught:
        find_interpreter(str(command))
    assert said in str(caught.value)
