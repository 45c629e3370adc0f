"""The file of a pack: what is written is read again, and what cannot be used is told in one sentence."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from grader.model.exercise import Check, Exercise, Function
from grader.model.outcome import Outcome, Raised
from grader.model.suite import Case, FunctionSuite, Suite
from grader.runner.values import encode
from grader.suite.pack import VERSION, PackError, read_pack, write_pack
from grader.suite.stored import write_suite

CASES = (Case(encode((1,))), Case(encode((2,)), "drawn"))
EXPECTED = (Outcome("returned", encode(2)), Outcome("raised", raised=Raised("ValueError", "no")))
SUITE = Suite(
    exercise=Exercise("double", functions=(Function("double", checks=(Check("double"),)),)),
    digest="5b" * 32,
    functions={"double": FunctionSuite("double", ("n",), CASES, EXPECTED, {"double": (0, 1)}, least={"double": (0,)})},
    checks_source="def holds(n):\n    return True\n",
    answers={"double": {encode((3,)): Outcome("returned", encode(6)), encode(([],)): EXPECTED[1]}},
    sealed={"double": {"0123456789abcdef": "c2FpZA=="}},
    hidden={"double": 2},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    write_pack(SUITE, tmp_path / "double.pack")
    return tmp_path / "double.pack"


def test_what_is_written_is_read_again(path: Path) -> None:
    pack = read_pack(path)
    assert pack.suite == SUITE
    assert pack.digest == hashlib.sha256(path.read_bytes()).hexdigest()


def test_with_a_digest_a_damaged_one_is_told_as_another_one(path: Path) -> None:
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    assert read_pack(path, {digest}).digest == digest
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(PackError, match="not the pack that was meant"):
        read_pack(path, {digest})


def test_the_reference_is_never_written(path: Path) -> None:
    write_pack(replace(SUITE, reference_source="SECRET = 1"), path)
    assert b"SECRET" not in path.read_bytes()


def changed(path: Path, **keys: object) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **keys}), encoding="utf-8")


def test_a_newer_one_is_refused_kindly(path: Path) -> None:
    changed(path, pack=VERSION + 1, grader="9.1\x1b[2J")
    with pytest.raises(PackError) as error:
        read_pack(path)
    said = str(error.value)
    assert "made by grader 9.12J" in said
    assert "pip install -U grader" in said


@pytest.mark.parametrize(
    "keys",
    [
        {"functions": 3},
        {"functions": [{}]},
        {"answers": []},
        {"exercise": {"nme": "x"}},
        {"hidden": {"double": "many"}},
    ],
    ids=lambda keys: ", ".join(keys),
)
def test_a_damaged_one_is_told(path: Path, keys: dict[str, object]) -> None:
    changed(path, **keys)
    with pytest.raises(PackError, match="damaged"):
        read_pack(path)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff\xfe", b"def double(n): ..."])
def test_something_else_is_no_pack(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    with pytest.raises(PackError, match="no pack"):
        read_pack(path)


def test_a_stored_suite_is_no_pack(path: Path) -> None:
    write_suite(SUITE, path)
    with pytest.raises(PackError, match="no pack"):
        read_pack(path)


def test_another_form_of_cases_is_told(path: Path) -> None:
    changed(path, schema=99)
    with pytest.raises(PackError, match="another version of the grader"):
        read_pack(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="cannot be read"):
        read_pack(tmp_path / "nowhere.pack")
