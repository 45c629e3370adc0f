"""Sources as they come: marks, cookies that are right, false or dangerous, and no encoding named at all."""

from __future__ import annotations

import codecs
import sys

import pytest

from grader.feedback.messages import MESSAGES
from grader.submission.cyrillic import codec_of_russian
from grader.submission.decode import LIKELY, REFUSED_CODECS, SIMPLE_CODECS, codec_of, decode, title

SLOVENE = "# največja potenca: išči od začetka\ndef f(n):\n    return n\n"
RUSSIAN = "# Проверка, есть ли выигрышный ход. Начало.\ndef f(n):\n    return n\n"


def codes(data: bytes, language: str = "") -> list[str]:
    return [problem.code for problem in decode(data, language).problems]


def test_plain_utf_8_is_read_in_silence() -> None:
    decoded = decode(SLOVENE.encode())
    assert (decoded.text, decoded.encoding, decoded.problems) == (SLOVENE, "utf_8", ())


def test_empty_file_is_an_empty_text() -> None:
    assert decode(b"").text == ""


def test_line_ends_and_null_bytes_stay_as_they_are() -> None:
    assert decode(b"a = 1\r\nb = 2\rc\0 = 3\n").text == "a = 1\r\nb = 2\rc\0 = 3\n"


def test_utf_8_mark_is_taken_off() -> None:
    assert decode(codecs.BOM_UTF8 + SLOVENE.encode()).text == SLOVENE
    assert codes(codecs.BOM_UTF8 + SLOVENE.encode()) == []


@pytest.mark.parametrize("codec", ["utf_16", "utf_32"])
def test_wide_file_with_a_mark_is_read_and_told(codec: str) -> None:
    decoded = decode(SLOVENE.encode(codec))
    assert decoded.text == SLOVENE
    assert [problem.code for problem in decoded.problems] == ["encoding_guessed"]


@pytest.mark.parametrize(
    ("cookie", "codec"),
    [
        ("# -*- coding: cp1250 -*-", "cp1250"),
        ("#coding=windows-1250", "cp1250"),
        ("# vim: set fileencoding=iso-8859-2 :", "iso8859_2"),
        ("\n# coding: cp1250", "cp1250"),
        ("#!/usr/bin/env python3\r\n# coding: cp1250", "cp1250"),
        ("# coding: UTF8-unix", "utf_8"),
    ],
)
def test_named_encoding_is_used(cookie: str, codec: str) -> None:
    source = f"{cookie}\n{SLOVENE}"
    decoded = decode(source.encode(codec))
    assert (decoded.text, decoded.encoding, decoded.problems) == (source, codec, ())


@pytest.mark.parametrize(
    "source",
    [
        pytest.param("x = 1\n# coding: rot13\n", id="the second line counts only after a comment"),
        pytest.param("\n\n# coding: rot13\n", id="the third line never counts"),
        pytest.param("s = '# coding: rot13'\n", id="not a comment"),
        pytest.param("# my encoding is rot13\n", id="no colon and no equals sign"),
    ],
)
def test_other_mentions_of_an_encoding_do_not_count(source: str) -> None:
    decoded = decode(source.encode())
    assert (decoded.text, decoded.problems) == (source, ())


@pytest.mark.parametrize(
    "name", ["rot13", "ROT-13", "unicode_escape", "utf-7", "hex", "zlib", "idna", "utf-16", "hz", "cp037"]
)
def test_encoding_that_could_hide_a_program_is_refused(name: str) -> None:
    decoded = decode(f"# coding: {name}\nx = 1\n".encode())
    assert decoded.text is None
    assert [(problem.code, problem.line) for problem in decoded.problems] == [("encoding_refused", 1)]


def test_unknown_encoding_is_told_and_the_file_is_read() -> None:
    source = "# coding: uft8\n" + SLOVENE
    decoded = decode(source.encode())
    assert (decoded.text, decoded.problems[0].code, decoded.problems[0].values) == (
        source,
        "encoding_unknown",
        {"encoding": "uft8"},
    )


def test_no_codec_is_loaded_for_a_name_in_a_file() -> None:
    decode(b"# coding: bz2_codec\n")
    decode(b"# coding: os.path\n")
    assert "encodings.bz2_codec" not in sys.modules


def test_false_cookie_is_told() -> None:
    source = "# coding: utf-8\n" + SLOVENE
    decoded = decode(source.encode("cp1250"), "sl")
    assert (decoded.text, decoded.encoding) == (source, "cp1250")
    assert [problem.code for problem in decoded.problems] == ["encoding_contradicts"]


def test_mark_wins_over_a_cookie_and_the_contradiction_is_told() -> None:
    source = "# coding: cp1250\n" + SLOVENE
    assert decode(codecs.BOM_UTF8 + source.encode()).text == source
    assert codes(codecs.BOM_UTF8 + source.encode()) == ["encoding_contradicts"]


def test_utf_8_under_another_name_is_read_as_python_reads_it() -> None:
    source = "# coding: cp1250\n" + SLOVENE
    decoded = decode(source.encode())
    assert decoded.text == source.encode().decode("cp1250")
    assert [problem.code for problem in decoded.problems] == ["encoding_doubtful"]


@pytest.mark.parametrize("codec", ["cp1251", "cp866", "koi8_r"])
def test_russian_without_an_encoding_is_guessed(codec: str) -> None:
    assert decode(RUSSIAN.encode(codec), "ru").text == RUSSIAN


@pytest.mark.parametrize("language", ["ru", "sl", "en", ""])
@pytest.mark.parametrize("text", ["# сумма", "# Иванов Иван, 10 класс", "print('Введите число: ')  # «ввод» – ещё раз"])
def test_short_russian_is_known_by_its_letters(text: str, language: str) -> None:
    for codec in ("cp1251", "koi8_r", "cp866"):
        data = text.encode(codec, "ignore")
        assert decode(data, language).encoding == codec
        assert decode(data, language).text == data.decode(codec)
    assert decode(text.encode(), language).encoding == "utf_8"


@pytest.mark.parametrize("codec", ["cp1250", "iso8859_2", "cp852", "cp1252", "utf_8"])
def test_what_is_not_russian_is_none(codec: str) -> None:
    for text in (
        "# preštej črke",
        "# če je žoga",
        "# książka, żółw",
        "# São Paulo",
        "# größer",
        "# č",
        "x = '§ ° é'",
        "",
    ):
        assert codec_of_russian(text.encode(codec, "ignore")) == ""


@pytest.mark.parametrize("codec", ["cp1250", "iso8859_2", "cp852"])
@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("# ž", "sl"), ("# preštej – črke …", "sl"), ("print('Živjo! Še enkrat vnesi število.')", "sl"), ("# če", "en"),
        ("# število", ""), ("# ł", "pl"), ("# książka", "pl"), ("# zażółć gęślą jaźń", "pl"),
    ],
)  # fmt: skip
def test_letters_of_the_language_tell_the_encoding(text: str, language: str, codec: str) -> None:
    decoded = decode(text.encode(codec, "replace"), language)
    assert decoded.text == text.encode(codec, "replace").decode(codec)


def test_letters_of_others_are_left_to_their_encodings() -> None:
    assert decode("# São Paulo, à côté".encode("cp1252"), "fr").encoding == "cp1252"
    assert decode("# привет, мир".encode("cp1251"), "ru").encoding == "cp1251"


def test_language_decides_between_encodings_that_both_fit() -> None:
    short = "# večja, žšč\n".encode("cp1250")
    assert decode(short, "sl").text == "# večja, žšč\n"


def test_guess_tells_the_line_and_the_usual_name() -> None:
    problem = decode(("x = 1\r\ny = 2\r\n" + SLOVENE).encode("cp1250"), "sl").problems[0]
    assert (problem.code, problem.values, problem.line) == ("encoding_guessed", {"encoding": "windows-1250"}, 3)


def test_one_broken_character_does_not_turn_utf_8_into_something_else() -> None:
    data = SLOVENE.encode() * 5 + b"# \xe8\n"
    decoded = decode(data)
    assert decoded.encoding == "utf_8"
    assert [(problem.code, problem.values) for problem in decoded.problems] == [("encoding_damaged", {"count": 1})]


def test_bytes_of_no_text_at_all_are_still_some_text() -> None:
    assert decode(bytes(range(256)) * 20).text is not None


def test_allowed_codecs_leave_ascii_alone() -> None:
    ascii_bytes = bytes(range(9, 127))
    for codec in SIMPLE_CODECS:
        assert ascii_bytes.decode(codec) == ascii_bytes.decode("ascii"), codec


def test_codec_tables_are_disjoint_and_real() -> None:
    assert not SIMPLE_CODECS & REFUSED_CODECS
    assert set(LIKELY) <= SIMPLE_CODECS
    for codec in SIMPLE_CODECS:
        codecs.lookup(codec)


@pytest.mark.parametrize(
    ("name", "codec"), [("Latin-1", "latin_1"), ("ISO_8859-1", "latin_1"), ("u8", "utf_8"), ("nonsense", "nonsense")]
)
def test_codec_of_knows_python_s_other_names(name: str, codec: str) -> None:
    assert codec_of(name) == codec


def test_titles_are_the_usual_names() -> None:
    assert [title(codec) for codec in ("cp1250", "iso8859_2", "koi8_r", "utf_8", "cp866")] == [
        "windows-1250",
        "ISO 8859-2",
        "KOI8-R",
        "UTF-8",
        "CP866",
    ]


def test_every_problem_has_a_text() -> None:
    for code in ("guessed", "unknown", "refused", "contradicts", "doubtful", "damaged"):
        assert f"encoding_{code}" in MESSAGES
