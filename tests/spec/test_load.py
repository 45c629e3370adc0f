from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from grader.model.exercise import Compare, Example, Given, Limits, Rule
from grader.spec.errors import SpecErrors
from grader.spec.load import load_exercise

from .folder import Folder

WHOLE = """
    exercise: sample
    title: {sl: Vzorec, en: Sample}
    language: sl
    arguments: unchanged
    limits: {seconds: 2, memory: 128, size: 8, depth: 3}
    domains:
      small: integers(0, LIMIT)
      other: small.map(is_even)
    variants:
      A: {LIMIT: 10}
      B: {LIMIT: 20}
    assign: hash
    packages: [numpy]
    salvage: points
    repair: show
    python: 3.10
    avoid: {syntax: global}
    functions:
      double:
        also: dvakrat
        given: n=small
        where: n >= 0
        hint: Count again.
        compare: approximate(1e-6)
        limits: {seconds: 3}
        forbid: {calls: [sum, max], recursion: yes}
        require: {lines: 5}
        examples:
          - double(2) == 4
          - double(-1) raises ValueError
          - double(LIMIT)
        checks:
          plain: {points: 2, title: {en: plain numbers}}
          odd: {points: 0.5, bonus: true, hidden: yes, where: n % 2 == 1, cases: 50, limits: {total: 9}}
          related: {given: n=integers(), where: n < 9, holds: result == double(n) and after.n == n, compare: strict}
          random: {points: 0, varies: true, arguments: told, hint: {sl: Isto.}}
      join:
        points: 3
        given: a=lists(small), b=lists(sampled_from(a + [LIMIT]))
        input: "[str(len(a))]"
        uses: [double]
        accept: [map, None]
        prints: words
        raises: TypeError
    variables:
      answer: {points: 2, compare: text}
    classes:
      Stack:
        given: steps=lists(integers(0, 2))
        holds: len(steps) >= 0 and Stack() is not None
    program:
      points: 2
      given: name=text(max_size=3)
      input: "[name]"
"""


def test_a_whole_spec(folder: Folder) -> None:
    exercise = folder.load(WHOLE)
    assert exercise.name == "sample"
    assert exercise.title == {"sl": "Vzorec", "en": "Sample"}
    assert exercise.language == "sl"
    assert exercise.limits == Limits(seconds=2, memory_mb=128, size_kb=8, depth=3)
    lines = [one.line for one in exercise.domains]
    small, other = ("small", "integers(0, LIMIT)", lines[0]), ("other", "small.map(is_even)", lines[0] + 1)
    assert exercise.domains == (Given(*small), Given(*other))
    assert lines[0] > 1
    assert exercise.variants == {"A": {"LIMIT": "10"}, "B": {"LIMIT": "20"}}
    assert (exercise.assign, exercise.packages) == ("hash", ("numpy",))
    assert (exercise.salvage, exercise.repair, exercise.python) == ("points", "show", "3.10")
    assert exercise.rules == (Rule("avoid", "syntax", ("global",)),)
    assert [(f.name, f.kind, f.points) for f in exercise.functions] == [
        ("double", "function", 3.0),
        ("join", "function", 3.0),
        ("answer", "variable", 2.0),
        ("Stack", "class", 1.0),
        ("program", "program", 2.0),
    ]
    assert exercise.points == 11


def test_checks_inherit_from_their_function(folder: Folder) -> None:
    function = folder.load(WHOLE).function("double")
    plain, odd, related, random = function.checks
    assert plain.given == (Given("n", "small"),)
    assert (plain.where, odd.where, related.where) == (("n >= 0",), ("n >= 0", "n % 2 == 1"), ("n >= 0", "n < 9"))
    assert plain.compare == odd.compare == Compare("approximate", 1e-6)
    assert related.compare == Compare("strict")
    assert plain.limits == Limits(seconds=3, memory_mb=128, size_kb=8, depth=3)
    assert odd.limits == Limits(seconds=3, memory_mb=128, size_kb=8, depth=3, total=9)
    assert (plain.title, random.title) == ({"en": "plain numbers"}, {})
    assert (plain.hint, random.hint) == ({"": "Count again."}, {"sl": "Isto."})
    assert (plain.arguments, random.arguments) == ("unchanged", "told")
    assert (odd.points, odd.bonus, odd.hidden, odd.cases) == (0.5, True, True, 50)
    assert (plain.kind, related.kind, random.kind) == ("equal", "holds", "varies")
    assert (related.given, related.points) == ((Given("n", "integers()"),), 1.0)
    assert [check.line for check in function.checks] == [33, 34, 35, 36]


def test_what_stands_in_a_function_beside_its_checks(folder: Folder) -> None:
    function = folder.load(WHOLE).function("double")
    assert function.also == ("dvakrat",)
    assert function.examples == (
        Example("double(2) == 4", "(2,)", "4", None, 29),
        Example("double(-1) raises ValueError", "(-1,)", None, "ValueError", 30),
        Example("double(LIMIT)", "(LIMIT,)", None, None, 31),
    )
    assert function.rules == (
        Rule("forbid", "calls", ("sum", "max")),
        Rule("forbid", "recursion"),
        Rule("require", "lines", count=5),
    )


def test_a_function_without_checks_is_one_check(folder: Folder) -> None:
    (check,) = folder.load(WHOLE).function("join").checks
    assert (check.name, check.points) == ("join", 3.0)
    assert check.given == (Given("a", "lists(small)"), Given("b", "lists(sampled_from(a + [LIMIT]))"))
    assert check.input == "[str(len(a))]"
    assert (check.accept, check.prints, check.raises) == (("map", "None"), "words", ("TypeError",))


def test_a_program_is_judged_by_its_lines(folder: Folder) -> None:
    program = folder.load(WHOLE).function("program")
    assert [(check.prints, check.input) for check in program.checks] == [("lines", "[name]")]


TEN_FAULTS = """
    exercise: sample
    langauge: sl
    domains:
      small: integrs(0, 9)
    functions:
      double:
        points: -2
        given: m=integers()
        examples:
          - duble(2) == 4
          - double(1, 2)
      join:
        given: a=lists(integers()), b=lists(integers())
        uses: [dubble]
        compare: unorderd
        forbid: {call: [sum]}
        checks:
          twice: {holds: reslt == a}
          twice: {points: 2}
      missing: {points: 1}
"""


def test_all_faults_at_once_with_their_lines(folder: Folder) -> None:
    faults = folder.faults(TEN_FAULTS)
    assert [(fault.line, fault.suggestion) for fault in faults] == [
        (2, "language"),
        (4, "integers"),
        (7, None),
        (8, None),
        (10, "double"),
        (11, None),
        (14, "double"),
        (15, "unordered"),
        (16, "calls"),
        (18, "result"),
        (19, None),
        (20, None),
    ]
    assert all(fault.message and (fault.suggestion or fault.fix or fault.line == 11) for fault in faults)


def test_how_a_fault_is_told(folder: Folder) -> None:
    fault = folder.fault_of("pionts: 2\ngiven: n=integers()")
    place = f"{folder.path / 'spec.yaml'}:4:5"
    assert str(fault).splitlines() == [
        f"{place}: unknown key 'pionts'; did you mean 'points'?",
        "        pionts: 2",
        "        ^",
    ]


def test_long_lines_are_cut_around_the_fault(folder: Folder) -> None:
    blanks = " " * 300
    fault = folder.fault_of(f"given: n=integers(){blanks}| integrs(0, 9){blanks}| none()")
    _, line, caret, *_ = str(fault).splitlines()
    assert len(line) < 200
    assert line[caret.index("^") :].startswith("integrs(0, 9)")


def test_the_caret_stands_below_wide_letters(folder: Folder) -> None:
    fault = folder.fault_of('given: n=sampled_from(["漢字", "č"]) | nothin()')
    _, line, caret, *_ = str(fault).splitlines()
    assert caret.index("^") == line.index("nothin") + 2


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        pytest.param("solution.py", "def double(n: ...", "no valid Python", id="reference that is no Python"),
        pytest.param("checks.py", "def f(:\n", "no valid Python", id="checks that are no Python"),
        pytest.param("solution.py", None, "no such file", id="no reference"),
        pytest.param("checks.py", None, "no such file", id="no checks"),
    ],
)
def test_faults_of_the_other_files(folder: Folder, name: str, text: str | None, message: str) -> None:
    if text is None:
        (folder.path / name).unlink()
    else:
        folder.write(name, text)
    faults = folder.faults_of("pionts: 1\ngiven: n=integers()")
    assert [Path(fault.file).name for fault in faults] == [name, "spec.yaml"]
    assert message in faults[0].message


def test_no_checks_file_at_all(folder: Folder) -> None:
    file = folder.write("spec.yaml", folder.spec_of("given: n=integers().filter(is_even)"))
    with pytest.raises(SpecErrors, match="there is no is_even here"):
        load_exercise(file, folder.path / "solution.py", None)


def test_the_package_alone_imports_nothing_heavy() -> None:
    program = "import sys, grader.spec; sys.exit(bool({'pydantic', 'yaml'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
