"""The texts themselves: complete in every language, short, and in words that a first-year student knows."""

from __future__ import annotations

import ast
import gettext
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from babel.messages.catalog import Message as Translation

import grader
from grader.feedback.catalogue import catalogues, missing, mo_bytes, po_bytes, read
from grader.feedback.messages import MESSAGES
from grader.feedback.texts import languages, placeholders
from grader.model.exercise import RuleKind, RuleVerb
from grader.model.result import CheckStatus, FunctionStatus, SubmissionStatus

ROOT = Path(grader.__file__).parent
LANGUAGES = sorted(catalogues())
MAKERS = ("Message", "Problem", "text_of", "words")
MAX_WORDS = 25
MAX_SENTENCES = 2
JARGON = re.compile(
    r"(?<!\w\.)\b(assert\w*|traceback\w*|falsif\w*|hypothesis|nonetype|stdin|stdout|stderr|parse\w*|iterable|iterator|mutable"
    r"|instance|boolean|callable|hashable|syntax|token\w*|segmentation|sigsegv|signal|pickle\w*|sandbox\w*|seed|stack"
    r"|exception|invalid|illegal|fatal|abort\w*|deterministic|predicate|domain|suite|reference|exitcode)\b",
    re.IGNORECASE,
)
"""but not where it is a name that stands in the student's file, as random.seed"""
ERROR_NAME = re.compile(r"\b[A-Z]\w*(Error|Exit|Iteration)\b")


def texts_of(language: str) -> Iterator[tuple[str, str]]:
    if language == "en":
        for code, entry in MESSAGES.items():
            yield from ((code, text) for text in (entry.text, entry.plural) if text is not None)
        return
    for message in translations(language):
        for string in strings(message):
            yield str(message.context), string


def translations(language: str) -> list[Translation]:
    return [message for message in read(language, catalogues()[language]) if message.id]


def strings(message: Translation) -> tuple[str, ...]:
    return tuple(message.string) if isinstance(message.string, (list, tuple)) else (str(message.string),)


@pytest.mark.parametrize("language", ["sl", "ru", "pl"])
def test_language_has_a_catalogue(language: str) -> None:
    assert language in languages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated(language: str) -> None:
    assert missing(read(language, catalogues()[language])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_up_to_date(language: str) -> None:
    path = catalogues()[language]
    assert path.read_bytes() == po_bytes(read(language, path)), "run: python -m grader.feedback.catalogue"


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_catalogue_is_that_of_the_source(language: str) -> None:
    path = catalogues()[language]
    committed = gettext.GNUTranslations(io.BytesIO(path.with_suffix(".mo").read_bytes()))
    compiled = gettext.GNUTranslations(io.BytesIO(mo_bytes(read(language, path))))
    assert vars(committed)["_catalog"] == vars(compiled)["_catalog"], "run: python -m grader.feedback.catalogue"


@pytest.mark.parametrize(("language", "forms"), [("sl", 4), ("ru", 3), ("pl", 3)])
def test_plurals_have_all_forms(language: str, forms: int) -> None:
    counted = [message for message in translations(language) if isinstance(message.id, (list, tuple))]
    assert counted
    assert {len(strings(message)) for message in counted} == {forms}


@pytest.mark.parametrize("language", LANGUAGES)
def test_translation_has_the_placeholders_of_the_text(language: str) -> None:
    wrong = [
        (str(message.context), string)
        for message in translations(language)
        for string in strings(message)
        if placeholders(string) != placeholders(MESSAGES[str(message.context)].text)
    ]
    assert wrong == []


def test_both_english_forms_have_the_same_placeholders_and_count() -> None:
    for code, entry in MESSAGES.items():
        if entry.plural is not None:
            assert placeholders(entry.text) == placeholders(entry.plural), code
            assert "count" in placeholders(entry.text), code


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_braces_are_only_around_placeholders(language: str) -> None:
    plain = ((code, re.sub(r"\{[a-z_]+\}", "", text)) for code, text in texts_of(language))
    assert [code for code, text in plain if "{" in text or "}" in text] == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_texts_are_short(language: str) -> None:
    long = [(code, text) for code, text in texts_of(language) if len(text.split()) > MAX_WORDS]
    assert long == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_texts_have_at_most_two_sentences(language: str) -> None:
    many = [
        (code, text) for code, text in texts_of(language) if len(re.findall(r"[.?!](?=\s|$)", text)) > MAX_SENTENCES
    ]
    assert many == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_texts_are_without_jargon(language: str) -> None:
    found = [(code, word[0]) for code, text in texts_of(language) if (word := JARGON.search(ERROR_NAME.sub("", text)))]
    assert found == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_texts_have_no_odd_spaces(language: str) -> None:
    assert [code for code, text in texts_of(language) if text != text.strip() or "  " in text or "\n" in text] == []


def test_every_code_that_a_part_uses_has_a_text() -> None:
    used = {(str(path.relative_to(ROOT)), code) for path in sorted(ROOT.rglob("*.py")) for code in codes_in(path)}
    assert used
    assert [(path, code) for path, code in sorted(used) if code not in MESSAGES] == []


def test_every_code_in_a_template_has_a_text() -> None:
    templates = sorted((ROOT / "report" / "templates").glob("*.html"))
    used = {code for path in templates for code in re.findall(r"\b[tw]\(\"(\w+)\"", path.read_text(encoding="utf-8"))}
    assert used
    assert sorted(used - set(MESSAGES)) == []


def codes_in(path: Path) -> Iterator[str]:
    """Codes written out where a message is made."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


def test_statuses_and_reasons_of_the_result_have_texts() -> None:
    assert [s for s in (*get_args(FunctionStatus), *get_args(CheckStatus)) if f"status_{s}" not in MESSAGES] == []
    assert [s for s in get_args(SubmissionStatus) if f"submission_{s}" not in MESSAGES] == []
    reasons = [code.removeprefix("reason_") for code in MESSAGES if code.startswith("reason_")]
    assert [reason for reason in reasons if reason not in MESSAGES] == []


def test_every_verb_and_kind_of_rule_has_a_text() -> None:
    codes = [f"{verb}_{kind}" for verb in get_args(RuleVerb) for kind in get_args(RuleKind)]
    assert [code for code in codes if code not in MESSAGES] == []
