"""Why a source does not compile, in kinds that a message for beginners can be made of."""

from __future__ import annotations

import re
import sys
from typing import Any

from grader.source.bounds import MAX_SOURCE, cut

_MERGE_MARK = re.compile(r"(?:<{7}|>{7}|\|{7})(?: |$)|={7}$")
_HEADER = re.compile(r"\s*(?:async\s+)?(def|class|if|elif|else|for|while|try|except|finally|with|match|case)\b")
_CONDITION = re.compile(r"\s*(if|elif|while|return|assert|print\s*\()\b|.*\b(if|while)\b")
_PRINT = re.compile(r"\s*print\s+(?!\()[\w\"'(`\[{-]|.*[:;]\s*print\s+[\w\"']|\s*print\s*>>")
_PYTHON_2 = re.compile(
    r"\s*except\s+[\w.]+\s*,\s*[a-z_]\w*\s*:|\s*except\s*\(.*\)\s*,\s*\w+\s*:|.*\braise\s+[\w.]+\s*,|\s*exec\s+[\w\"']"
    r"|.*[^`]`[^`\n]+`|.*<>|.*\b\d+[lL]\b|.*\b0[0-7]+\b|.*\bur[\"']"
)
_SHELL = re.compile(r"\s*(?:>>>|\.\.\.)(?: |$)")
_UNSEEN = re.compile(r"invalid non-printable character (U\+[0-9A-F]+)")
_UNKNOWN = re.compile(r"invalid character '(.)' \(U\+[0-9A-F]+\)")
_NESTED_QUOTES = re.compile(r".*\b[rR]?[fF][rR]?([\"']).*\{[^}]*\1.*\}")
_STRINGS = re.compile(r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|#.*")

_UNCLOSED = (
    ("was never closed", "bracket"),
    ("unexpected EOF", "bracket"),
    ("does not match opening", "bracket"),
    ("triple-quoted", "quote"),
    ("unterminated", "quote"),
    ("EOL while scanning", "quote"),
    ("EOF while scanning", "quote"),
    ("f-string: expecting '}'", "bracket"),
)
_OPENED = re.compile(r"'([(\[{])'(?: was never closed| on line|$)")
_UNOPENED = re.compile(r"unmatched '([)\]}])'")
_TOO_DEEP = ("too many nested", "too many statically nested", "too many levels", "recursion", "too complex")

NEWER: tuple[tuple[tuple[int, int], str, re.Pattern[str]], ...] = (
    ((3, 10), "match", re.compile(r"\s*match\s+[^=]+:\s*(#.*)?$|\s*case\s+.+:")),
    ((3, 11), "except*", re.compile(r"\s*except\s*\*")),
    ((3, 12), "type", re.compile(r"\s*type\s+\w+(\[.*\])?\s*=")),
    ((3, 12), "type parameters", re.compile(r"\s*(?:async\s+)?(?:def|class)\s+\w+\s*\[")),
    ((3, 14), "except without brackets", re.compile(r"\s*except\s+[\w.]+\s*,\s*[\w.]+(\s*,\s*[\w.]+)*\s*:")),
    ((3, 14), "template string", re.compile(r"(?:.*[^\w])?t[rR]?[\"']")),
    ((3, 15), "lazy import", re.compile(r"\s*lazy\s+(?:import|from)\b")),
)
"""first Python that has it, its name, what a line with it looks like"""


def null_byte(text: str) -> dict[str, Any]:
    """The fault of a source with a null byte."""
    at = text.index("\0")
    line = text.count("\n", 0, at) + 1
    column = at - (text.rfind("\n", 0, at) + 1) + 1
    return _fault("source code cannot contain null bytes", line, column, "null_bytes")


def too_large(size: int) -> dict[str, Any]:
    """The fault of a source that is not even parsed."""
    message = f"the source has more than {MAX_SOURCE} characters"
    return _fault(message, None, None, "too_deep", {"size": size, "limit": MAX_SOURCE})


def describe(error: BaseException, lines: list[str]) -> dict[str, Any]:
    """The fault that `error` of the compiler means, as plain data of `SyntaxFault`; lines and columns from 1."""
    if isinstance(error, (RecursionError, MemoryError)):
        return _fault("too deeply nested or too large to compile", None, None, "too_deep")
    if not isinstance(error, SyntaxError):
        return _fault(str(error) or type(error).__name__, None, None, "syntax")
    message = str(error.msg or "invalid syntax")
    line = error.lineno if error.lineno and error.lineno > 0 else None
    column = error.offset if error.offset and error.offset > 0 else None
    kind, values, moved = _kind(error, message, lines, line or 0)
    if moved is not None:
        line, column = moved, None
    if line is not None and line > len(lines):
        line, column = max(len(lines), 1), None
    return _fault(message, line, column, kind, values)


def _fault(
    message: str, line: int | None, column: int | None, kind: str, values: dict[str, str | int] | None = None
) -> dict[str, Any]:
    first = message.splitlines()[0] if message.splitlines() else "invalid syntax"
    return {"message": cut(first), "line": line, "column": column, "kind": kind, "values": values or {}}


def _kind(
    error: SyntaxError, message: str, lines: list[str], line: int
) -> tuple[str, dict[str, str | int], int | None]:
    """The kind, its values, and the line to name instead of the compiler's."""
    mark = _merge_mark(lines, line)
    if mark is not None:
        return "merge_marks", {}, mark
    if any(words in message for words in _TOO_DEEP):
        return "too_deep", {}, None
    if isinstance(error, TabError):
        return "tabs", {}, None
    text = _line(lines, line)
    if "Missing parentheses in call to 'print'" in message or _PRINT.match(text):
        return "python2_print", {}, None
    if _SHELL.match(text):
        return "shell", {}, None
    for pattern, kind in ((_UNSEEN, "unseen"), (_UNKNOWN, "character")):
        named = pattern.search(message)
        if named:
            return kind, {"character": named.group(1)}, None
    if _PYTHON_2.match(_STRINGS.sub("''", text)):
        return "python2", {}, None
    newer = _newer(lines, line) or _newer_quotes(message, text)
    if newer:
        return "newer_python", newer, None
    if isinstance(error, IndentationError):
        return ("tabs" if _mixes_tabs(lines, line) else "indentation"), {}, None
    return _details(message, lines, line)


def _details(message: str, lines: list[str], line: int) -> tuple[str, dict[str, str | int], int | None]:
    colon = _without_colon(lines, line)
    if "expected ':'" in message and not _opened_before(lines, line):
        return "missing_colon", {}, None
    if "'=='" in message or '"=="' in message:
        kind = "single_equals" if _CONDITION.match(_line(lines, line)) else "syntax"
        return kind, {}, None
    unopened = _UNOPENED.search(message)
    if unopened:
        return "unopened", {"closed": unopened.group(1)}, None
    opened = _opened_before(lines, line)
    for words, what in _UNCLOSED:
        if words in message:
            named = _OPENED.search(message)
            bracket = named.group(1) if named else opened[0] if opened else ""
            return "unclosed", {"what": what, "opened": bracket}, None
    if opened and message.startswith("invalid syntax"):
        return "unclosed", {"what": "bracket", "opened": opened[0]}, opened[1]
    if colon is not None and message.startswith(("invalid syntax", "expected")):
        return "missing_colon", {}, colon
    if message == "invalid syntax" and _equals_in_condition(_line(lines, line)):
        return "single_equals", {}, None
    return "syntax", {}, None


def _line(lines: list[str], line: int) -> str:
    return lines[line - 1][:2000] if 0 < line <= len(lines) else ""


def _merge_mark(lines: list[str], line: int) -> int | None:
    for number in (line, line - 1, line + 1):
        if _MERGE_MARK.match(_line(lines, number)):
            return number
    return None


def _mixes_tabs(lines: list[str], line: int) -> bool:
    indents = [text[: len(text) - len(text.lstrip())] for text in lines[max(line - 30, 0) : line] if text.strip()]
    return any("\t" in indent for indent in indents) and any(" " in indent for indent in indents)


def _newer(lines: list[str], line: int) -> dict[str, str | int]:
    for number in (line, line - 1):
        text = _line(lines, number)
        for version, name, pattern in NEWER:
            if sys.version_info[:2] < version and pattern.match(text):
                return {"feature": name, "version": f"{version[0]}.{version[1]}"}
    return {}


def _newer_quotes(message: str, text: str) -> dict[str, str | int]:
    """Since Python 3.12 the quotes of an f-string may stand inside its braces too."""
    about_strings = "f-string" in message or "unterminated" in message or "EOL while" in message
    if sys.version_info[:2] < (3, 12) and about_strings and _NESTED_QUOTES.match(text):
        return {"feature": "quotes in an f-string", "version": "3.12"}
    return {}


def _without_colon(lines: list[str], line: int) -> int | None:
    """The line of a header that lacks its colon, at the fault or just before it."""
    for number in (line, line - 1):
        text = _STRINGS.sub("''", _line(lines, number)).rstrip()
        if _HEADER.match(text) and ":" not in text and not text.endswith(("\\", ",", "(", "[", "{")):
            return number
    return None


def _opened_before(lines: list[str], line: int) -> tuple[str, int] | None:
    """The innermost bracket that is still open where a line begins, and the line it stands in; None if none is."""
    start = max(line - 200, 0)
    open_brackets: list[tuple[str, int]] = []
    for number in range(start, min(line - 1, len(lines))):
        for character in _STRINGS.sub("", lines[number][:2000]):
            if character in "([{":
                open_brackets.append((character, number + 1))
            elif character in ")]}" and open_brackets:
                open_brackets.pop()
    return open_brackets[-1] if open_brackets else None


def _equals_in_condition(text: str) -> bool:
    bare = _STRINGS.sub("''", text)
    return bool(re.match(r"\s*(if|elif|while|assert)\b", bare) and re.search(r"[^=!<>:+\-*/%&|^]=(?!=)", bare))
