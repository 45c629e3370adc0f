"""What YAML's parser complains about, in words that say what to do."""

from __future__ import annotations

import re

import yaml

from grader.spec.document import Document

_TAB = re.compile(r" *\t")

_PLAIN = {
    "mapping values are not allowed": (
        "a colon is not expected here",
        "Either the text before it needs single quotes, or the line stands too far to the right.",
    ),
    "did not find expected key": (
        "this does not fit the lines above it",
        "Check the indentation; a text that starts with a bracket or a quote stands in single quotes as a whole.",
    ),
    "did not find expected '-' indicator": (
        "this does not fit the list above it",
        "Each entry of a list starts with '- ', all in the same column.",
    ),
    "did not find expected ',' or '}'": (
        "a comma or the closing } is missing",
        "A text with commas or brackets inside { } stands in single quotes.",
    ),
    "did not find expected ',' or ']'": (
        "a comma or the closing ] is missing",
        "A text with commas or brackets inside [ ] stands in single quotes.",
    ),
    "could not find expected ':'": ("a key without a colon", "Write key: value, with a blank after the colon."),
    "did not find expected ':'": ("a key without a colon", "Write key: value, with a blank after the colon."),
    "found unexpected end of stream": ("the quote that opens here is never closed", "Close it."),
    "found undefined alias": (
        "text that starts with * means something else to YAML",
        "Put it in single quotes.",
    ),
    "found character that cannot start any token": (
        "a text cannot start with this character",
        "Put it in single quotes.",
    ),
    "found unknown escape character": (
        "inside double quotes YAML reads the backslashes itself",
        "Use single quotes, in which a backslash is a backslash and '' is one quote.",
    ),
    "found another document": ("a second document starts here", "A spec is one document: remove the line ---."),
    "but found another document": ("a second document starts here", "A spec is one document: remove the line ---."),
    "found duplicate anchor": ("this anchor (&) is there already", "Put the text in single quotes if none is meant."),
    "block sequence entries are not allowed": (
        "a list cannot start on the line of its key",
        "Start it on the next line, or write [a, b]; a text that starts with '- ' stands in single quotes.",
    ),
}


def explained(document: Document, error: yaml.MarkedYAMLError) -> None:
    """Tells the fault in the document; all indentations by tabs at once."""
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line, mark.column) if mark else (0, 0)
    problem = error.problem or str(error.context)
    if "end of stream" in problem and error.context_mark:
        line, column = error.context_mark.line, error.context_mark.column
    at = document.read_as[line] if line < len(document.read_as) else ""
    if _TAB.match(at):
        for index, text in enumerate(document.read_as):
            if _TAB.match(text) and text.strip():
                message = "indentation by a tab: YAML allows blanks only"
                document.fault_at(index, text.index("\t"), message, fix="Put blanks in the place of the tab.")
        return
    for known, (message, fix) in _PLAIN.items():
        if known in problem:
            document.fault_at(line, column, message, fix=fix)
            return
    document.fault_at(line, column, f"YAML cannot read this: {problem}")
