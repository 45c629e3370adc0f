"""Python's own words, of several versions, to the texts of the catalogue."""

from __future__ import annotations

import warnings

import pytest

from grader.feedback.diagnosis.errors import explain
from grader.feedback.messages import MESSAGES
from grader.feedback.texts import text
from grader.model.outcome import Raised

CASES: list[tuple[str, str, dict[str, str]]] = [
    ("[][0]", "error_IndexError", {}),
    ("[].pop()", "error_IndexError_empty", {}),
    ("''[0]", "error_IndexError_text", {}),
    ("{}['a']", "error_KeyError", {"name": "'a'"}),
    ("unknown_name", "error_NameError", {"name": "unknown_name"}),
    ("def f():\n    print(late)\n    late = 1\nf()", "error_UnboundLocalError", {"name": "late"}),
    ("1 // 0", "error_ZeroDivisionError", {}),
    ("2.0 ** 100000", "error_OverflowError", {}),
    ("None + 1", "error_TypeError_none", {}),
    ("None[0]", "error_TypeError_none", {}),
    ("1 < None", "error_TypeError_none", {}),
    ("1 + 'a'", "error_TypeError_text_and_number", {"operator": "+"}),
    ("x = 1; x -= 'a'", "error_TypeError_text_and_number", {"operator": "-="}),
    ("2 ** 'a'", "error_TypeError_text_and_number", {"operator": "**"}),
    ("'a' + 1", "error_TypeError_text_and_number", {"operator": "+"}),
    ("[1] + (2,)", "error_TypeError_operands", {"operator": "+", "left": "list", "right": "tuple"}),
    ("1 < 'a'", "error_TypeError_compare", {"left": "int", "right": "str"}),
    ("[1][0.5]", "error_TypeError_index", {"type": "float"}),
    ("[1]['a']", "error_TypeError_index_other", {"type": "str"}),
    ("range('5')", "error_TypeError_whole_other", {"type": "str"}),
    ("range(0.5)", "error_TypeError_whole", {"type": "float"}),
    ("len()", "error_TypeError", {}),
    ("(lambda: 0)(1)", "error_TypeError_argument_count", {}),
    ("(lambda a: 0)()", "error_TypeError_argument_count", {}),
    ("(lambda a: 0)(1, b=2)", "error_TypeError_argument_count", {}),
    ("5()", "error_TypeError_not_callable", {"type": "int"}),
    ("list(5)", "error_TypeError_not_iterable", {"type": "int"}),
    ("1 in 5", "error_TypeError_no_container", {"type": "int"}),
    ("1 in None", "error_TypeError_none", {}),
    ("len(5)", "error_TypeError_no_length", {"type": "int"}),
    ("len(None)", "error_TypeError_none", {}),
    ("a, b = 5", "error_TypeError_unpack", {"type": "int"}),
    ("a, b = None", "error_TypeError_none", {}),
    ("-None", "error_TypeError_none", {}),
    ("int(None)", "error_TypeError_none", {}),
    ("[1][None]", "error_TypeError_none", {}),
    ("import functools; functools.reduce(max, [])", "error_TypeError_empty", {}),
    ("5[0]", "error_TypeError_not_subscriptable", {"type": "int"}),
    ("(1,)[0] = 2", "error_TypeError_read_only", {"type": "tuple"}),
    ("{[]: 1}", "error_TypeError_unhashable", {"type": "list"}),
    ("(1,).append", "error_AttributeError", {"type": "tuple", "name": "append"}),
    ("None.split", "error_AttributeError_none", {"name": "split"}),
    ("int('x')", "error_ValueError_int", {"text": "'x'"}),
    ("float('x')", "error_ValueError_float", {"text": "'x'"}),
    ("max([])", "error_ValueError_empty", {}),
    ("import math; math.sqrt(-1)", "error_ValueError_math", {}),
    ("[].remove(1)", "error_ValueError_not_in_list", {}),
    ("[].index(1)", "error_ValueError_not_in_list", {}),
    ("a, b = [1]", "error_ValueError_unpack", {}),
    ("a, b = [1, 2, 3]", "error_ValueError_unpack", {}),
    ("d = {1: 2}\nfor k in d: d[k + 1] = 0", "error_RuntimeError_changed", {}),
    ("import no_such_module", "error_ModuleNotFoundError", {"name": "no_such_module"}),
    ("from math import no_such_name", "error_ImportError", {"name": "no_such_name"}),
    ("open('no such file')", "error_FileNotFoundError", {"name": "'no such file'"}),
]


@pytest.mark.parametrize(("source", "code", "values"), CASES, ids=[source for source, _, _ in CASES])
def test_words_of_this_python(source: str, code: str, values: dict[str, str]) -> None:
    with warnings.catch_warnings(), pytest.raises(Exception) as caught:  # noqa: PT011, PT012
        warnings.simplefilter("ignore")
        exec(source, {})
    error = caught.value
    found = explain(Raised(type(error).__name__, str(error), tuple(base.__name__ for base in type(error).__mro__[1:])))
    assert (found.code, found.values) == (code, values)
    assert "…" not in text(found, "en")


WORDS = [
    ("TypeError", "list indices must be integers or slices, not float", "error_TypeError_index"),
    ("TypeError", "string indices must be integers", "error_TypeError"),
    ("TypeError", "string indices must be integers, not 'str'", "error_TypeError_index_other"),
    ("TypeError", "cannot use 'list' as a set element (unhashable type: 'list')", "error_TypeError_unhashable"),
    ("TypeError", "argument of type 'int' is not a container or iterable", "error_TypeError_no_container"),
    ("TypeError", "argument of type 'int' is not iterable", "error_TypeError_no_container"),
    ("TypeError", "'tuple' object does not support item assignment", "error_TypeError_read_only"),
    ("TypeError", "f() missing 1 required positional argument: 'b'", "error_TypeError_argument_count"),
    ("UnboundLocalError", "local variable 'x' referenced before assignment", "error_UnboundLocalError"),
    ("TypeError", 'can only concatenate str (not "int") to str', "error_TypeError_text_and_number"),
    ("TypeError", 'can only concatenate list (not "int") to list', "error_TypeError_operands"),
    ("TypeError", "unsupported operand type(s) for -: 'str' and 'float'", "error_TypeError_text_and_number"),
    ("TypeError", "unsupported operand type(s) for -: 'str' and 'list'", "error_TypeError_operands"),
    ("NameError", "name 'lne' is not defined. Did you mean: 'len'?", "error_NameError_similar"),
    ("ValueError", "max() arg is an empty sequence", "error_ValueError_empty"),
    ("ValueError", "expected a nonnegative input, got -1.0", "error_ValueError_math"),
    ("ValueError", "list.remove(x): x not in list", "error_ValueError_not_in_list"),
    ("ValueError", "not enough values to unpack (expected 2, got 1)", "error_ValueError_unpack"),
    ("ValueError", "", "error_ValueError"),
    ("RuntimeError", "no words of Python", "error_other_message"),
    ("RecursionError", "maximum recursion depth exceeded", "error_RecursionError"),
    ("MyError", "", "error_other"),
    ("MyError", "my words", "error_other_message"),
    ("UnicodeDecodeError", "'utf-8' codec can't decode byte 0xff", "error_other_message"),
    ("AttributeError", "module 'math' has no attribute 'foo'", "error_other_message"),
    ("SystemExit", "0", "error_SystemExit"),
]


@pytest.mark.parametrize(("name", "words", "code"), WORDS)
def test_words_of_other_versions(name: str, words: str, code: str) -> None:
    found = explain(Raised(name, words))
    assert found.code == code
    assert "{" not in text(found, "en")


def test_bases_help_only_where_the_words_stay_true() -> None:
    assert explain(Raised("UnicodeDecodeError", "x", ("UnicodeError", "ValueError"))).code == "error_UnicodeError"
    assert explain(Raised("TooSmall", "3", ("ValueError",))).values == {"error": "TooSmall", "text": "3"}


def test_hostile_words() -> None:
    for name in ("TypeError", "KeyError", "ValueError", "X\x1b\u202e" * 100):
        found = explain(Raised(name, "\x1b[31m\u202e" + "a" * 100_000))
        assert found.code in MESSAGES
        assert all(str(value).isprintable() and len(str(value)) < 600 for value in found.values.values())


def test_what_the_program_raises_itself_is_not_explained_as_pythons() -> None:
    raised = Raised("TypeError", "'int' object is not iterable", (), (3,), own=True)
    assert explain(raised).code == "raised_by_program_text"
    assert explain(Raised("ValueError", "", (), (3,), own=True)).code == "raised_by_program"
    assert explain(Raised("AssertionError", "", (), (3,), own=True)).code == "error_AssertionError"
    assert explain(Raised("TypeError", "'int' object is not iterable", (), (3,))).code == "error_TypeError_not_iterable"
