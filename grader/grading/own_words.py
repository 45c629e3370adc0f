"""What stands in a student's function: its text, and whether it has an operator or a name. Nothing is parsed."""

from __future__ import annotations

import re

from grader.grading.place import Place

MAX_CHARACTERS = 100_000
_TEXTS = re.compile(r'''"""(?s:.*?)"""|\'\'\'(?s:.*?)\'\'\'|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|#[^\n]*''')
_WORDS = re.compile(r"\w+|\*\*=?|//=?|>>=?|<<=?|:=|[<>=!+\-*/%&|^@]=?|~")


def text_of(place: Place, called: str) -> str:
    """The lines of the function of that name; all of the file where it is not known which they are."""
    definition = place.inspection.definitions.get(called)
    if definition is None:
        return place.source.text
    return "\n".join(place.source.text.split("\n")[definition.line - 1 : definition.end_line])


def has_word(text: str, word: str) -> bool:
    """Does that operator or name (`<=`, `not in`, `max`) stand in the code, outside of texts and comments?"""
    found = set(_WORDS.findall(_TEXTS.sub(" ", text[:MAX_CHARACTERS])))
    return all(part in found for part in word.split())
