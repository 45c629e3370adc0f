"""The templates, read and compiled once, and what every page has in its head."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import sys
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined
from jinja2.bccache import Bucket
from markupsafe import Markup

from grader.report.escape import html

TEMPLATES = Path(__file__).resolve().parent.parent / "templates"
GENERATOR = '<meta name="generator" content="grader">'
"""by which pages are known as ours"""


def render(template: str, **values: object) -> bytes:
    """The page in UTF-8."""
    return _environment().get_template(template).render(**values).encode("utf-8")


def part(macro: str, *values: object) -> Markup:
    """What a macro of `parts.html` makes of the values."""
    return Markup(getattr(_environment().get_template("parts.html").module, macro)(*values))


@cache
def _environment() -> Environment:
    style, script = (_read(name) for name in ("style.css", "table.js"))
    found = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=html,
        auto_reload=False,
        bytecode_cache=_Compiled(str(TEMPLATES / "__pycache__")),
        trim_blocks=True,
        lstrip_blocks=True,
    )
    # Our own files: markup in them would be a mistake of ours.
    found.globals["style"] = Markup(style)
    found.globals["script"] = Markup(script)
    found.globals["generator"] = Markup(GENERATOR)
    allowed = f"style-src 'sha256-{_digest(style)}'; base-uri 'none'; form-action 'none'"
    found.globals["policy"] = f"default-src 'none'; {allowed}"
    found.globals["policy_with_script"] = f"default-src 'none'; script-src 'sha256-{_digest(script)}'; {allowed}"
    return found


class _Compiled(FileSystemBytecodeCache):
    """Compiled templates lie beside them, as Python's own compiled files do; where they may not, none are kept."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        if not sys.dont_write_bytecode:
            with contextlib.suppress(OSError):
                Path(self.directory).mkdir(exist_ok=True)
                super().dump_bytecode(bucket)


def _read(name: str) -> str:
    return (TEMPLATES / name).read_text(encoding="utf-8")


def _digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")
