from __future__ import annotations

import pytest

from .folder import Folder


@pytest.mark.parametrize(
    ("example", "name", "arguments", "expected"),
    [
        pytest.param("double(2) == 4", "double", "(2,)", "4", id="a value"),
        pytest.param("double((1, 2)) == (1, 2) * 2", "double", "((1, 2),)", "(1, 2) * 2", id="a tuple is one argument"),
        pytest.param("join( [1] , [2] )==[1, 2]", "join", "([1], [2])", "[1, 2]", id="blanks"),
        pytest.param("join(b=1, a=2) == 3", "join", "(2, 1)", "3", id="by name"),
        pytest.param("power(3) == 9", "power", "(3,)", "9", id="a default"),
        pytest.param("power(exponent=3, base=2) == 8", "power", "(2, 3)", "8", id="a default by name"),
        pytest.param("greet()", "greet", "()", None, id="a call alone"),
        pytest.param("total(1, 2, 3) == 6", "total", "(1, 2, 3)", "6", id="any number"),
        pytest.param("join(*[1, 2]) == 3", "join", "(*[1, 2],)", "3", id="unpacked"),
        pytest.param("double(evens(0, 4)) == [0, 2] * 2", "double", "(evens(0, 4),)", "[0, 2] * 2", id="checks.py"),
        pytest.param('double("č") == "čč"', "double", '("č",)', '"čč"', id="letters of two bytes"),
        pytest.param("double('x raises y')", "double", "('x raises y',)", None, id="raises in a text"),
    ],
)
def test_reads(folder: Folder, example: str, name: str, arguments: str, expected: str | None) -> None:
    spec = folder.spec_of(f"holds: {name} is not None\nexamples:\n  - {example}", name)
    (read,) = folder.load(spec).function(name).examples
    assert (read.source, read.arguments, read.expected, read.raises) == (example, arguments, expected, None)
    assert read.line == 6


@pytest.mark.parametrize("exception", ["ValueError", "Stack", "json.JSONDecodeError"])
def test_reads_exceptions(folder: Folder, exception: str) -> None:
    (read,) = folder.function(f"examples: double(-1)  raises {exception}").examples
    assert (read.arguments, read.raises) == ("(-1,)", exception)


@pytest.mark.parametrize(
    ("example", "column", "message", "fix"),
    [
        pytest.param("duble(2) == 4", 9, "calls duble", "Write double(…).", id="misspelt"),
        pytest.param("join(1, 2) == 3", 9, "calls join", "Write double(…).", id="another function"),
        pytest.param("double(2) = 4", 19, "no example", "double(2) == 4", id="one equals sign"),
        pytest.param("double(2) -> 4", 19, "no example", "double(2) == 4", id="an arrow"),
        pytest.param("double(2) => 4", 19, "no example", "double(2) == 4", id="a fat arrow"),
        pytest.param("double(2) is None", 9, "a call == what it gives", "double(2) == None", id="is"),
        pytest.param("4 == double(2)", 9, "a call == what it gives", "double(2) == 4", id="the other way round"),
        pytest.param("double(2) > 3", 9, "no call", "double(…) == value", id="another comparison"),
        pytest.param("double(1) == 2 == 2", 9, "no call", "double(…) == value", id="two at once"),
        pytest.param("double(1) == 2 and double(2) == 4", 9, "no call", "double(…) == value", id="joined with and"),
        pytest.param("'2'", 9, "no call", "double(…) == value", id="a value"),
        pytest.param("double 2", 16, "this is no example: invalid syntax", "f(1) == 2", id="no Python"),
        pytest.param("double(2, 3) == 4", 19, "takes 1 argument, here it has 2", "", id="too many arguments"),
        pytest.param("double() == 4", 9, "passes nothing for n", "", id="too few arguments"),
        pytest.param("double(m=2)", 16, "no parameter m", "", id="unknown parameter"),
        pytest.param("double(2, n=2)", 9, "n of double(n) twice", "", id="passed twice"),
        pytest.param("double(**{})", 9, "by position", "without names", id="unpacked names"),
        pytest.param("double(x) == 4", 16, "no x here", "checks.py", id="unknown name"),
        pytest.param("double(2) == expected", 22, "no expected here", "checks.py", id="a name of holds"),
        pytest.param("double(-1) raises ValueErorr", 27, "no exception ValueErorr", "", id="misspelt exception"),
    ],
)
def test_reports(folder: Folder, example: str, column: int, message: str, fix: str) -> None:
    fault = folder.fault_of(f"given: n=integers()\nexamples:\n  - {example}")
    assert message in fault.message
    assert (fault.line, fault.column) == (6, column)
    assert fix in fault.fix


def test_one_faulty_example_does_not_hide_the_others(folder: Folder) -> None:
    faults = folder.faults_of("given: n=integers()\nexamples:\n  - [double 1, 2]\n  - double(1, 2)\n  - duble(1)")
    assert [fault.line for fault in faults] == [6, 7, 8]
