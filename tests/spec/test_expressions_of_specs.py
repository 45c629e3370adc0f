from __future__ import annotations

import pytest

from .folder import Folder


@pytest.mark.parametrize(
    ("keys", "column", "message", "suggestion"),
    [
        pytest.param("given: integers()", 12, "a domain without the name", None, id="domain without its name"),
        pytest.param("given: n=integers(), n=none()", 26, "n stands here twice", None, id="name twice"),
        pytest.param("given: n=integers(), **more", 26, "** is not possible", None, id="stars"),
        pytest.param("given: n=integers(0, 9", 12, "never closed", None, id="bracket never closed"),
        pytest.param("given: n=integers(0, 9))", 28, "unmatched", None, id="bracket too many"),
        pytest.param("given: n=integers(0, 9)) + (1", 12, "closing bracket", None, id="brackets that fit by chance"),
        pytest.param("given: n=integrs(0, 9)", 14, "no integrs here", "integers", id="misspelt domain"),
        pytest.param("given: n=small", 14, "no small here", None, id="unknown abbreviation"),
        pytest.param("given: n=integers().filter(is_evn)", 32, "no is_evn here", "is_even", id="misspelt function"),
        pytest.param("given: n=lists(x), x=none()", 20, "no x here", None, id="name that is drawn later"),
        pytest.param("given: m=integers()", 5, "n of double(n) has no domain", None, id="name that is no parameter"),
        pytest.param("given: n=(x := none())", 15, "an assignment (:=)", None, id="assignment"),
        pytest.param("given: n=__import__('os')", 14, "the name __import__", None, id="import"),
        pytest.param("given: n=none().__class__", 14, "__class__", None, id="private attribute"),
        pytest.param("given: n=integers()\nwhere: m > 0", 12, "no m here", None, id="where of another name"),
        pytest.param("given: n=integers()\nwhere: n >", 12, "no Python expression", None, id="half a condition"),
        pytest.param("given: n=integers()\nwhere: n = 1", 12, "statement", None, id="assignment for equality"),
        pytest.param("given: n=integers()\nwhere: result > 0", 12, "no result here", None, id="result in where"),
        pytest.param("given: n=integers()\ninput: '[nn]'", 14, "no nn here", "n", id="input of a name not drawn"),
        pytest.param("given: n=integers()\nholds: reslt > n", 12, "no reslt here", "result", id="misspelt result"),
        pytest.param("given: n=integers()\nholds: after.m == n", 12, "no argument m", None, id="after of no argument"),
        pytest.param("given: n=integers()\nholds: join(n, n)", 12, "no join here", None, id="function not required"),
        pytest.param("holds: result == 1", 12, "no result here", None, id="result without a call"),
        pytest.param("points: 1", 3, "nothing says what double(n) is called with", None, id="nothing given"),
        pytest.param("varies: true", 3, "nothing says what", None, id="random, but nothing given"),
        pytest.param("given: n=integers()\nvaries: reslt[0]", 13, "no reslt here", "result", id="what must vary"),
        pytest.param("where: n > 0\nexamples: double(1)", 12, "no n here", None, id="where without given"),
    ],
)
def test_reports(folder: Folder, keys: str, column: int, message: str, suggestion: str | None) -> None:
    fault = folder.faults_of(keys)[0]
    assert message in fault.message
    assert fault.column == column
    assert fault.suggestion == suggestion or suggestion is None
    assert fault.fix


@pytest.mark.parametrize(
    ("keys", "messages"),
    [
        pytest.param(
            "where: lenn(n)\nholds: reslt > n", ["never closed", "no lenn", "no reslt"], id="their faults too"
        ),
        pytest.param("where: n > 0 and k > 0\nholds: result > n", ["never closed"], id="but not the names it may draw"),
    ],
)
def test_what_stands_beside_a_domain_that_cannot_be_read(folder: Folder, keys: str, messages: list[str]) -> None:
    faults = folder.faults_of("given: k=integers(0, 9), n=integers(0, 9\n" + keys)
    assert len(faults) == len(messages)
    assert all(any(message in fault.message for fault in faults) for message in messages)


@pytest.mark.parametrize(
    "keys",
    [
        pytest.param("given: n=integers(0, LIMIT)", id="variable of a variant"),
        pytest.param("given: 'n=integers().map(lambda n: n * 2)'", id="function without a name"),
        pytest.param("given: n = ( integers() | none() )", id="brackets and blanks"),
        pytest.param("given: n=sampled_from(evens(0, 9))", id="function of checks.py"),
        pytest.param("given: n=reduce(max, [1, 2])", id="what checks.py imports"),
        pytest.param("given: k=integers(1, 3), n=lists(none(), max_size=k)", id="a name that is not passed"),
        pytest.param("given: n=5", id="a value that stands for itself"),
        pytest.param("given: n=one_of([just(k) for k in [1, 2]])", id="names of a comprehension"),
        pytest.param("given: n=integers(),", id="a comma at the end"),
        pytest.param("given: n=integers()\nwhere: is_even(n) and n < LIMIT", id="where with functions"),
        pytest.param("given: k=none(), n=integers()\nwhere: k is None", id="where of a name that is not passed"),
        pytest.param("given: n=integers()\nholds: after.n == n and result == expected", id="all that holds sees"),
        pytest.param("given: n=integers()\nholds: double(n) == result and printed != ''", id="the student's function"),
        pytest.param("given: n=integers()\nholds: dvakrat(n) == result\nalso: dvakrat", id="by its other name"),
        pytest.param("holds: double(2) == 4", id="a relation that calls the function itself"),
        pytest.param("examples: double(2) == 4", id="examples alone"),
        pytest.param("given: n=integers()\ninput: '[str(n)]'", id="input of what is drawn"),
        pytest.param("given: >\n  n=integers(),\n  m=none()", id="a folded block"),
    ],
)
def test_stays_silent(folder: Folder, keys: str) -> None:
    spec = folder.spec_of(keys).replace("functions:", "variants: {A: {LIMIT: 10}}\nfunctions:")
    folder.load(spec)


@pytest.mark.parametrize(
    ("keys", "name", "message"),
    [
        pytest.param("given: b=none()", "join", "a of join(a, b) has no domain", id="one of two parameters"),
        pytest.param("given: n=none()", "by_name", "loud of by_name", id="parameter that is passed by name only"),
        pytest.param("given: exponent=none()", "power", "base of power(base, exponent=2)", id="only the other one"),
    ],
)
def test_parameters_without_a_domain(folder: Folder, keys: str, name: str, message: str) -> None:
    assert message in folder.faults_of(keys, name)[0].message


@pytest.mark.parametrize(
    ("keys", "name"),
    [
        pytest.param("given: base=none()", "power", id="a default is left"),
        pytest.param("points: 1", "greet", id="no parameters, no given"),
        pytest.param("given: numbers=none()", "total", id="any number of arguments"),
    ],
)
def test_parameters_that_need_none(folder: Folder, keys: str, name: str) -> None:
    folder.function(keys, name)


def test_letters_without_quotes(folder: Folder) -> None:
    fault = folder.faults_of("given: n=lists(text(abc))")[0]
    assert (fault.message, fault.suggestion) == ("there is no abc here", None)
    assert 'text("abc")' in fault.fix
    assert "domains" in fault.fix
    assert folder.faults_of("given: n=text(is_evn)")[0].suggestion == "is_even"


def test_a_gap_between_parameters(folder: Folder) -> None:
    folder.write("solution.py", "def double(a=1, b=2): ...")
    fault = folder.fault_of("given: b=integers()")
    assert "a of double(a=1, b=2) has no domain, but parameters after it have" in fault.message
    assert fault.fix == "Add a=1 for its default."


@pytest.mark.parametrize(
    ("domains", "given", "line", "message"),
    [
        pytest.param("a: b\n  b: a", "n=a", 3, "a needs itself: a -> b -> a", id="circle"),
        pytest.param("a: lists(a)", "n=a", 3, "a needs itself: a -> a", id="itself"),
        pytest.param("text: text(max_size=3)", "n=none()", 3, "a meaning of its own", id="name of a ready-made one"),
        pytest.param("a-b: none()", "n=none()", 3, "cannot be the name", id="no name"),
        pytest.param("a: integrs()", "n=a", 3, "no integrs here", id="told once, where it stands"),
        pytest.param("a: integers(0, k)", "n=a, k=none()", 6, "needs k, which is not drawn", id="drawn too late"),
        pytest.param("a: integers(0, k)", "n=a", 3, "no k here", id="never drawn"),
    ],
)
def test_reports_of_abbreviations(folder: Folder, domains: str, given: str, line: int, message: str) -> None:
    spec = f"exercise: a\ndomains:\n  {domains}\nfunctions:\n  double:\n    given: {given}\n"
    fault = folder.faults(spec)[0]
    assert message in fault.message
    assert fault.line == line + domains.count("\n") * (line > 5)


@pytest.mark.parametrize(
    ("domains", "given"),
    [
        pytest.param("a: lists(b)\n  b: integers()", "n=a", id="defined later"),
        pytest.param("a: integers(0, k)", "k=integers(0, 9), n=a", id="uses what is drawn before it"),
        pytest.param("n: integers()", "n=n", id="named like the parameter"),
        pytest.param("a: none()", "n=integers()", id="not used"),
        pytest.param("a: lists(none()).map(len).filter(is_even)", "n=a | just(1)", id="functions of checks.py"),
    ],
)
def test_abbreviations_that_are_right(folder: Folder, domains: str, given: str) -> None:
    folder.load(f"exercise: a\ndomains:\n  {domains}\nfunctions:\n  double:\n    given: {given}\n")


@pytest.mark.parametrize(
    ("checks", "silent"),
    [
        pytest.param("from solution import *", ["double", "join"], id="all of the reference"),
        pytest.param("from elsewhere import *", ["double", "anything"], id="what cannot be read"),
        pytest.param("if True:\n    def odd(n): ...\nelse:\n    a, *b = 1, 2", ["odd", "a", "b"], id="inside branches"),
        pytest.param("try:\n    import x.y as z\nexcept E as e:\n    import q.r", ["z", "q"], id="inside try"),
        pytest.param("with f() as g:\n    h = k = 1\nfor i in j: pass", ["g", "h", "k", "i"], id="with and for"),
        pytest.param("class C: ...\nm: int = 1\nif (w := 1): pass", ["C", "m", "w"], id="other ways to define"),
    ],
)
def test_names_of_checks(folder: Folder, checks: str, silent: list[str]) -> None:
    folder.write("checks.py", checks)
    for name in silent:
        folder.function(f"given: n=just({name})")


def test_names_that_checks_only_declares(folder: Folder) -> None:
    folder.write("checks.py", "m: int\ndef f():\n    inner = 1\nx = [y for y in z]\n")
    for name in ("m", "inner", "y", "z"):
        assert f"no {name} here" in folder.fault_of(f"given: n=just({name})").message
