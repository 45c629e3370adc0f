from __future__ import annotations

from pathlib import Path

import pytest

from grader.spec.document import Document
from grader.spec.errors import SpecErrors
from grader.spec.nodes import read_document


def read(tmp_path: Path, text: str) -> Document:
    file = tmp_path / "spec.yaml"
    file.write_bytes(text.encode())
    return read_document(file)


@pytest.mark.parametrize(
    ("text", "data"),
    [
        pytest.param("a: 1", {"a": "1"}, id="numbers are text"),
        pytest.param("a: 010", {"a": "010"}, id="no octal numbers"),
        pytest.param("a: no\nb: on", {"a": "no", "b": "on"}, id="no truth in no and on"),
        pytest.param("a: 2024-01-02", {"a": "2024-01-02"}, id="no dates"),
        pytest.param("a: 0x1F\nb: 1_000", {"a": "0x1F", "b": "1_000"}, id="no other numbers"),
        pytest.param("a:\nb: ''", {"a": None, "b": ""}, id="nothing is not an empty text"),
        pytest.param("a: {b: c}\nd: [e, f]", {"a": {"b": "c"}, "d": ["e", "f"]}, id="flow style"),
        pytest.param("a: &x [b]\nc: *x", {"a": ["b"], "c": ["b"]}, id="an anchor that is used"),
        pytest.param("\ufeffa: b", {"a": "b"}, id="a byte order mark"),
        pytest.param("a: b\r\nc: d\r\n", {"a": "b", "c": "d"}, id="line ends of Windows"),
        pytest.param("--- \na: b\n", {"a": "b"}, id="one document with its start"),
        pytest.param("a: b # c\n# d\n", {"a": "b"}, id="comments"),
        pytest.param("a: x\n  y\n", {"a": "x y"}, id="a text that goes on in the next line"),
        pytest.param("a:\tb", {"a": "b"}, id="a tab that is no indentation"),
    ],
)
def test_reads_scalars_as_text(tmp_path: Path, text: str, data: object) -> None:
    document = read(tmp_path, text)
    assert document.data == data
    assert document.errors == []


def test_knows_where_each_key_and_value_stands(tmp_path: Path) -> None:
    document = read(tmp_path, "a:\n  - b\n  - {c: d}\nž: 'e'\n")
    places = {path: (spot.line, spot.column) for path, spot in document.values.items()}
    assert places == {
        (): (0, 0),
        ("a",): (1, 2),
        ("a", 0): (1, 4),
        ("a", 1): (2, 4),
        ("a", 1, "c"): (2, 8),
        ("ž",): (3, 3),
    }
    assert {path: (spot.line, spot.column) for path, spot in document.keys.items()} == {
        ("a",): (0, 0),
        ("a", 1, "c"): (2, 5),
        ("ž",): (3, 0),
    }


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        pytest.param("a: 1\nb: 2\na: 3", 3, 1, "'a' stands here twice; the first is on line 1", id="duplicate key"),
        pytest.param("a: {b: 1, b: 2}", 1, 11, "'b' stands here twice", id="duplicate key in braces"),
        pytest.param("a:\n\tb: 1", 2, 1, "indentation by a tab", id="tab"),
        pytest.param("a:\n  \tb: 1", 2, 3, "indentation by a tab", id="tab after blanks"),
        pytest.param("a: 1\n---\nb: 2", 2, 1, "a second document", id="two documents"),
        pytest.param("a: 1\n  b: 2", 2, 4, "a colon is not expected here", id="too far to the right"),
        pytest.param("a:\n    b: 1\n  c: 2", 3, 3, "does not fit the lines above", id="indentation between two levels"),
        pytest.param("a: {b: 1\nc: 2", 2, 2, "comma or the closing }", id="brace never closed"),
        pytest.param("a: [b, c\n", 2, 1, "comma or the closing ]", id="bracket never closed"),
        pytest.param("a: 'b\nc: d\n", 1, 4, "never closed", id="quote never closed"),
        pytest.param("a: *b", 1, 4, "starts with *", id="alias without anchor"),
        pytest.param("a: @b", 1, 4, "cannot start with this character", id="reserved character"),
        pytest.param("a: !b c", 1, 4, "tags", id="tag"),
        pytest.param("a: - b", 1, 4, "a list cannot start on the line of its key", id="list on the line of its key"),
        pytest.param("a: b\x00", 1, 5, "does not allow: '\\x00'", id="null byte"),
        pytest.param("a: b\nc: \x1b[0m", 2, 4, "does not allow: '\\x1b'", id="control character"),
        pytest.param("? [a]\n: b", 1, 3, "a key must be a plain name", id="a list as a key"),
        pytest.param("a: &x [*x]", 1, 4, "too deep", id="a list in itself"),
        pytest.param("a: " + "[" * 5000, 1, 1003, "nesting", id="very deep"),
        pytest.param("a: {b}", 1, 5, "'b' has no colon", id="key without a colon in braces"),
        pytest.param("a: {b:1}", 1, 5, "'b:1' has no colon", id="colon without a blank in braces"),
    ],
)
def test_tells_the_place_of_a_fault(tmp_path: Path, text: str, line: int, column: int, message: str) -> None:
    (error,) = read(tmp_path, text).errors
    assert message in error.message
    assert (error.line, error.column) == (line, column)
    assert str(error)


def test_all_tabs_at_once(tmp_path: Path) -> None:
    document = read(tmp_path, "a:\n\tb: 1\n\tc: 2\nd:\n\te: 3\n")
    assert [error.line for error in document.errors] == [2, 3, 5]


def test_lines_are_counted_as_yaml_does(tmp_path: Path) -> None:
    (error,) = read(tmp_path, "a: 'b\u2028c'\nd: e\nd: f\n").errors
    assert error.line == 4
    assert error.quoted == "d: f"


def test_no_explosion_by_aliases(tmp_path: Path) -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    document = read(tmp_path, "\n".join(lines))
    assert "repeats itself too often" in document.errors[0].message


def test_missing_file_suggests_the_nearest(tmp_path: Path) -> None:
    (tmp_path / "nim.yaml").write_text("a: b")
    with pytest.raises(SpecErrors) as caught:
        read_document(tmp_path / "nmi.yaml")
    (error,) = caught.value.errors
    assert error.suggestion == "nim.yaml"
    assert "no such file" in str(caught.value)


def test_a_folder_is_no_spec(tmp_path: Path) -> None:
    with pytest.raises(SpecErrors, match="cannot be read"):
        read_document(tmp_path)


def test_other_encodings_are_told_with_the_place(tmp_path: Path) -> None:
    file = tmp_path / "spec.yaml"
    file.write_bytes("a: b\ntitle: Čebula\n".encode("cp1250"))
    with pytest.raises(SpecErrors) as caught:
        read_document(file)
    (error,) = caught.value.errors
    assert (error.line, error.column) == (2, 8)
    assert "UTF-8" in error.message


@pytest.mark.parametrize(
    ("rest", "told"),
    [
        ('"x #", "b"])', ["YAML takes ' #' for the start of a comment"]),
        ('"x", "b"]) # a comment with a "', []),
        ('"x#", "b"])', []),
    ],
)
def test_an_expression_over_lines_is_told_where_it_is_cut(tmp_path: Path, rest: str, told: list[str]) -> None:
    text = f"exercise: e\nfunctions:\n  f:\n    given: n=text() |\n      sampled_from([{rest}\n    points: 2\n"
    document = read(tmp_path, text)
    assert [(error.message, error.line) for error in document.errors] == [(message, 5) for message in told]
    whole = f"n=text() | sampled_from([{rest.partition(' # ')[0]}"
    assert document.data == {"exercise": "e", "functions": {"f": {"given": whole, "points": "2"}}}
