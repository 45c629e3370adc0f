"""Text of a hand-in made harmless for a medium: one function for each.

All of them first make visible what a reader cannot see, or what a medium would obey: control characters, marks that
turn the direction of writing, characters without width, lone surrogates. These become escapes such as `\\u202e`.
"""

from __future__ import annotations

import re

_HIDDEN = re.compile(
    "["
    "\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters, without tab and line feed
    "\ud800-\udfff"  # lone surrogates
    "\xad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0"  # without width, or filling
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff"  # the same, and directions of writing
    "\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2"  # the same
    "\U000110bd\U000110cd\U00013430-\U0001345f"  # the same
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"  # the same, and tags
    "]"
)
_MARKUP = re.compile(r"[\\`*_{}\[\]()#+!|~>$-]")
_TICKS = re.compile("`+")
_FORMULA = re.compile(r"^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]")
_XML = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}


def visible(text: str) -> str:
    """The text with hidden characters as escapes; tabs and line feeds stay."""
    return _HIDDEN.sub(lambda found: _escape(found[0]), text)


def one_line(text: str) -> str:
    """The same with tabs and line feeds as escapes too."""
    return visible(text).replace("\n", "\\n").replace("\t", "\\t")


def html(value: object) -> object:
    """What templates print, before it is escaped by them: the `finalize` of Jinja. Markup was made visible already."""
    if value is None:
        return ""
    if isinstance(value, str) and not hasattr(value, "__html__"):
        return visible(value)
    return value


def terminal(text: str, lines: bool = False) -> str:
    """For a terminal: no sequence of it can move the cursor, colour or hide anything. `lines`: line feeds may stay."""
    return visible(text) if lines else one_line(text)


def csv_cell(text: str) -> str:
    """For a table: a cell that a spreadsheet would calculate gets an apostrophe before it; one line."""
    shown = one_line(text)
    return f"'{shown}" if _FORMULA.match(text) else shown


def xml(text: str) -> str:
    """For text and attributes of XML 1.0, which has no form at all for most control characters."""
    return "".join(_XML.get(character, character) for character in visible(text))


def github_message(text: str) -> str:
    """For the message of a GitHub workflow command."""
    return visible(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def github_property(text: str) -> str:
    """For a property (`file`, `title`) of a GitHub workflow command."""
    return github_message(text).replace(":", "%3A").replace(",", "%2C")


def markdown(text: str) -> str:
    """For running text in Markdown, as GitHub and GitLab show it: one line in which nothing is markup, a link or a
    mention."""
    shown = _MARKUP.sub(r"\\\g<0>", one_line(text)).replace("&", "&amp;").replace("<", "&lt;")
    return shown.replace("@", "&#64;").replace("://", "&#58;//").replace("www.", "www&#46;")


def markdown_code(text: str) -> str:
    """As code within running text of Markdown, also within a table."""
    shown = one_line(text).replace("|", "\\|")
    ticks = "`" * (max(map(len, _TICKS.findall(shown)), default=0) + 1)
    space = " " if shown.startswith("`") or shown.endswith("`") or not shown else ""
    return f"{ticks}{space}{shown or ' '}{space}{ticks}"


def markdown_block(text: str) -> str:
    """As a block of code in Markdown; its fence is longer than any in the text."""
    shown = visible(text)
    fence = "`" * max(3, max(map(len, _TICKS.findall(shown)), default=0) + 1)
    return f"{fence}text\n{shown}\n{fence}"


def _escape(character: str) -> str:
    code = ord(character)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
