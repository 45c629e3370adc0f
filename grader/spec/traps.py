"""YAML's traps: lines where an expression lacks the quotes that YAML needs, and the same lines with them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from grader.spec.places import Path, is_expression, is_sentence, reads_as_python

_LINE = re.compile(r"(?P<indent>[ ]*)(?P<dashes>(?:-[ ]+)*)(?:(?P<key>[\w-]+)[ ]*:(?:[ ]+|$))?")
_NEXT_KEY = re.compile(r",\s*(?:[\w-]+|'[^']*'|\"[^\"]*\")\s*:(?:\s|$)|,\s*}")
_KEY = re.compile(r"\s*(?P<key>[\w-]+)\s*:(?:\s+|$)")
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_TIGHT = re.compile(r" *[A-Za-z_][\w-]*:(?=[^\s:/])")
_BARE = re.compile(r" *(?P<key>[A-Za-z_][\w-]*)(?: +(?P<value>[^\s:#][^:]*))?\s*$")
KEYS = frozenset(
    (
        "accept also arguments assign avoid bonus calls cases checks classes compare depth domains examples exercise "
        "forbid functions given grows hidden hint holds imports input language limits lines load memory methods "
        "output packages points prefer prints program python raises recursion repair require salvage seconds size "
        "syntax texts title total uses variables variants varies where"
    ).split()
)
"""All keys of the language, held against its models by a test."""
_NO_COLONS = "in given each name stands with = and its domain, without braces"
_EXAMPLE = "an example has two equals signs before its result"
_SPECIAL = "[{*&!%@`'\"|>?#,]}"


@dataclass(frozen=True)
class Edit:
    """A piece of a line (start and end from 0) and what is to stand there: the piece in quotes, or a blank."""

    start: int
    end: int
    quoted: str
    why: str


def edits(lines: Sequence[str], index: int) -> list[Edit]:
    """What is to be put on line `index` (from 0), quotes above all; empty if that would not make it right."""
    line = lines[index]
    tight = _TIGHT.match(line)
    if tight:
        return [Edit(tight.end(), tight.end(), " ", "after the colon of a key there must be a blank")]
    bare = _BARE.match(line)
    if bare and (bare["key"] in KEYS if bare["value"] else _is_deeper(lines, index)):
        return [Edit(bare.end("key"), bare.end("key"), ":", "a key without a colon")]
    match = _LINE.match(line)
    if match is None:
        return []
    path = enclosing(lines, index)
    path += (0,) * match["dashes"].count("-")
    if match["key"]:
        path += (match["key"],)
    return list(_of_value(line, match.end(), len(line), path, flow=False))


def _is_deeper(lines: Sequence[str], index: int) -> bool:
    """Is the next line that says something further to the right?"""
    following = next((line for line in lines[index + 1 :] if line.strip() and not line.lstrip().startswith("#")), "")
    return _shape(following)[0] > _shape(lines[index])[0]


def applied(line: str, changes: Sequence[Edit]) -> str:
    """The line with the pieces in quotes."""
    for edit in sorted(changes, key=lambda edit: edit.start, reverse=True):
        line = line[: edit.start] + edit.quoted + line[edit.end :]
    return line


def original_column(column: int, changes: Sequence[Edit]) -> int:
    """The column (from 0) before the changes of what stands at `column` after them."""
    shift = 0
    for edit in sorted(changes, key=lambda edit: edit.start):
        inside = column - (edit.start + shift)
        if inside < 0:
            break
        if inside < len(edit.quoted):
            added = 1 + edit.quoted[1:inside].count("''")
            return min(edit.end, edit.start + max(0, inside - added))
        shift += len(edit.quoted) - (edit.end - edit.start)
    return column - shift


def enclosing(lines: Sequence[str], index: int) -> Path:
    """The keys above a line, by indentation alone: it is asked when YAML cannot read the file."""
    indent, dashed = _shape(lines[index])
    path: Path = ()
    for line in reversed(lines[:index]):
        match = _LINE.match(line)
        if match is None or not line.strip() or line.lstrip().startswith("#"):
            continue
        above, above_dashed = _shape(line)
        # a list may stand as far left as its key
        if match["key"] and not above_dashed and (above < indent or (dashed and above == indent)):
            path = (match["key"], *path)
            indent, dashed = above, False
    return path


def _shape(line: str) -> tuple[int, bool]:
    text = line.lstrip(" ")
    return len(line) - len(text), text.startswith("- ")


def _of_value(line: str, start: int, end: int, path: Path, flow: bool) -> Iterator[Edit]:
    """The edits for the value that stands in line[start:end]."""
    if not flow:
        end = _code_end(line, start, end)
    start, end = _trimmed(line, start, end)
    text = line[start:end]
    if not text or _is_quoted(text):
        return
    if is_expression(path):
        why = _why(text, flow)
        pairs = _as_given(line, start, end) if path[-1:] == ("given",) else ""
        equation = _as_example(text, path) if path[-2:-1] == ("examples",) else ""
        if equation:
            yield Edit(start, end, quote(equation) if _why(equation, flow) else equation, _EXAMPLE)
        elif pairs:
            yield Edit(start, end, quote(pairs) if flow or _why(pairs, flow) else pairs, _NO_COLONS)
        elif why and reads_as_python(path, text):
            yield Edit(start, end, quote(text), why)
    elif text[0] in "{[":
        for item_start, item_end in _items(line, start):
            yield from _of_item(line, item_start, item_end, path, mapping=text[0] == "{")
    elif is_sentence(path):
        why = _why(text, flow)
        if why:
            yield Edit(start, end, quote(text), why)


def _as_given(line: str, start: int, end: int) -> str:
    """`{s: text(), n: integers()}` or `s: text()`, meant as `s=text(), n=integers()`; "" if it is something else."""
    pieces = _items(line, start) if line[start] == "{" else [(start, end)]
    found = []
    for begin, stop in pieces:
        key = _KEY.match(line, begin, stop)
        if key is None or not key["key"].isidentifier() or not line[key.end() : stop].strip():
            return ""
        found.append(f"{key['key']}={line[key.end() : stop].strip()}")
    return ", ".join(found)


def _as_example(text: str, path: Path) -> str:
    """`f(1): 2`, meant as `f(1) == 2`; "" if it is something else."""
    depth = 0
    for position, character in _code(text, 0):
        depth += (character in _CLOSING) - (character in _CLOSING.values())
        call = text[:position].rstrip()
        if character == ":" and not depth and call.endswith(")"):
            equation = f"{call} == {text[position + 1 :].strip()}"
            return equation if reads_as_python(path, equation) else ""
    return ""


def _of_item(line: str, start: int, end: int, path: Path, mapping: bool) -> Iterator[Edit]:
    if not mapping:
        yield from _of_value(line, start, end, (*path, 0), flow=True)
        return
    key = _KEY.match(line, start, end)
    if key:
        yield from _of_value(line, key.end(), end, (*path, key["key"]), flow=True)


def _items(line: str, start: int) -> list[tuple[int, int]]:
    """The pieces between the commas of the `{…}` or `[…]` that opens at `start`, as its writer meant them."""
    mapping = line[start] == "{"
    items: list[tuple[int, int]] = []
    closing: list[str] = []
    begin = start + 1
    for position, character in _code(line, start + 1):
        if character in _CLOSING:
            closing.append(_CLOSING[character])
        elif closing and character == closing[-1]:
            closing.pop()
        elif not closing and character == _CLOSING[line[start]]:
            return [*items, (begin, position)]
        elif not closing and character == "," and (not mapping or _NEXT_KEY.match(line, position)):
            items.append((begin, position))
            begin = position + 1
    return []


def _code(line: str, start: int) -> Iterator[tuple[int, str]]:
    """The characters that are not inside Python's quotes. An apostrophe in a word is no quote."""
    opened = ""
    position = start
    while position < len(line):
        character = line[position]
        if opened:
            if character == "\\":
                position += 1
            elif character == opened:
                opened = ""
        elif character in "'\"" and not (position > start and line[position - 1].isalnum()):
            opened = character
        else:
            yield position, character
        position += 1


def _code_end(line: str, start: int, end: int) -> int:
    """Where Python's comment begins, if there is one."""
    for position, character in _code(line, start):
        if character == "#" and (position == start or line[position - 1].isspace()):
            return position
    return end


def _why(text: str, flow: bool) -> str:
    """Why YAML does not read the text as it stands; "" if it does."""
    if text[0] in _SPECIAL:
        return f"text that starts with {text[0]} means something else to YAML"
    if flow and re.search(r"[,\[\]{}]", text):
        return "inside { } and [ ] YAML ends a text at each comma or bracket"
    if re.search(r":(\s|$)", text):
        return "YAML takes ': ' for the end of a key"
    if re.search(r"\s#", text):
        return "YAML takes ' #' for the start of a comment"
    return ""


def _trimmed(line: str, start: int, end: int) -> tuple[int, int]:
    text = line[start:end]
    return start + len(text) - len(text.lstrip()), end - (len(text) - len(text.rstrip()))


def _is_quoted(text: str) -> bool:
    if text[0] == "'":
        return re.fullmatch(r"'(?:[^']|'')*'", text) is not None
    return re.fullmatch(r'"(?:[^"\\]|\\.)*"', text) is not None


def quote(text: str) -> str:
    """The text as a scalar of YAML in single quotes, or in double ones where that is easier to read."""
    if "'" in text and not set('"\\') & set(text):
        return f'"{text}"'
    return "'" + text.replace("'", "''") + "'"
