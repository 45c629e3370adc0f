"""A message in a language: catalogue, plural, and filling in that never fails.

Only the standard library is needed here, and a catalogue is read once and only when its language is asked for.
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from grader.feedback.entry import Entry
from grader.feedback.messages import MESSAGES
from grader.model.result import CheckResult, Message, TaskCheck

SOURCE_LANGUAGE = "en"
DOMAIN = "messages"
LOCALE = Path(__file__).resolve().parent.parent / "locale"
UNKNOWN = "…"
"""stands for a value that a message lacks"""

_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")

Value = str | int | float


def languages() -> tuple[str, ...]:
    """Codes of all languages with a catalogue, the source language first, the others by name."""
    found = {path.parent.parent.name for path in LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")}
    return SOURCE_LANGUAGE, *sorted(found - {SOURCE_LANGUAGE})


def text(message: Message, language: str) -> str:
    """The message in that language, else in English; an unknown code gives the code itself. Never fails.

    A value stands as it is: the medium that shows the text has to escape it. `{line}` is the message's own line, unless
    its values have one.
    """
    return "".join(piece for piece, _ in pieces(message, language))


def pieces(message: Message, language: str) -> list[tuple[str, bool]]:
    """The same in pieces, each with whether it is a value that is code: a medium may show these in another font."""
    entry = MESSAGES.get(message.code)
    own = pick(message.own, language)
    if entry is None and not own:
        return [(message.code, False)]
    values: dict[str, Value] = dict(message.values)
    if message.line is not None:
        values.setdefault("line", message.line)
    template = own if own or entry is None else _template(message.code, entry, language, values.get("count"))
    parts = _PLACEHOLDER.split(template)
    found: list[tuple[str, bool]] = []
    for position, part in enumerate(parts):
        if position % 2:
            names = {key[len(part) + 1 :]: str(known) for key, known in values.items() if key.startswith(f"{part}.")}
            if names:
                found.append((pick(names, language), False))
                continue
            value = values.get(part)
            phrase = _phrase(message.code, part, value, language)
            found.append((phrase, False) if phrase else (_shown(value, language), isinstance(value, str)))
        elif part:
            found.append((part, False))
    return found


def text_of(code: str, language: str, /, **values: Value) -> str:
    """The text of that code with these values; see `text`."""
    return text(Message(code, values), language)


def pick(texts: Mapping[str, str], language: str) -> str:
    """Of texts per language: this one, the one without a language, English, any; "" if there is none."""
    for key in (language, language.partition("-")[0], "", SOURCE_LANGUAGE):
        if texts.get(key):
            return texts[key]
    return next((found for found in texts.values() if found), "")


def check_name(check: CheckResult | TaskCheck, language: str) -> str:
    """Of a check, for people: its title, else its name."""
    return pick(check.title, language) or check.check


def placeholders(template: str) -> frozenset[str]:
    """The names in braces."""
    return frozenset(_PLACEHOLDER.findall(template))


def names_line(message: Message, language: str = SOURCE_LANGUAGE) -> bool:
    """Whether the text of the message tells the line itself, so that the page need not add it."""
    own = pick(message.own, language)
    return "line" in placeholders(own or (MESSAGES[message.code].text if message.code in MESSAGES else ""))


def number(value: float, language: str) -> str:
    """A number for people: `3`, `2.5`; at most two decimals, with the language's decimal mark."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return ("0" if shown == "-0" else shown).replace(".", text_of("decimal_mark", language))


def _phrase(code: str, name: str, value: Value | None, language: str) -> str:
    """The name of a kind of syntax in words; "" for everything else."""
    if name != "name" or not code.endswith("_syntax") or not isinstance(value, str):
        return ""
    if f"syntax_name_{value}" not in MESSAGES:
        return ""
    return text_of(f"syntax_name_{value}", language)


def _shown(value: Value | None, language: str) -> str:
    if value is None:
        return UNKNOWN
    if isinstance(value, float) and value == value and abs(value) < 1e15:
        return number(value, language)
    try:
        return str(value)
    except ValueError:  # an int of thousands of digits
        return hex(value) if isinstance(value, int) else UNKNOWN


def _template(code: str, entry: Entry, language: str, count: Value | None) -> str:
    catalogue = _catalogue(language)
    if entry.plural is None:
        if catalogue is None:
            return entry.text
        found = catalogue.pgettext(code, entry.text)
        return found or entry.text
    whole = int(count) if isinstance(count, (int, float)) and abs(count) < 1e15 else 0
    if catalogue is None:
        return entry.text if whole == 1 else entry.plural
    return catalogue.npgettext(code, entry.text, entry.plural, whole)


@cache
def _catalogue(language: str) -> gettext.GNUTranslations | None:
    """Of `sl-SI` or `sl_SI` also the one of `sl`; None for the source language and for languages without one."""
    if not re.fullmatch(r"[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*", language):
        return None
    for name in (language.replace("-", "_"), re.split("[-_]", language)[0].lower()):
        path = LOCALE / name / "LC_MESSAGES" / f"{DOMAIN}.mo"
        if name != SOURCE_LANGUAGE and path.is_file():
            with path.open("rb") as file:
                return gettext.GNUTranslations(file)
    return None
