"""The templates, read and compiled once, and what every page has in its head."""

from __future__ import annotations

import base64
import hashlib
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from grader.report.escape import html

TEMPLATES = Path(__file__).resolve().parent.parent / "templates"


def render(template: str, **values: object) -> bytes:
    """The page in UTF-8."""
    return _environment().get_template(template).render(**values).encode("utf-8")


@cache
def _environment() -> Environment:
    style = (TEMPLATES / "style.css").read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(style.encode("utf-8")).digest()).decode("ascii")
    found = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=html,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["style"] = Markup(style)  # our own file: markup in it would be a mistake of ours
    found.globals["policy"] = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    return found
