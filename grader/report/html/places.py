"""Where the pages of an exercise are, seen from `index.html`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from grader.report.files import slug
from grader.report.html.groups import Group


@dataclass(frozen=True)
class Places:
    """`folder` holds the students' pages; pages that are not of one student lie in folders below it."""

    folder: str
    students: tuple[str, ...]

    @property
    def task(self) -> str:
        return f"{self.folder}/task/index.html"

    def group(self, group: Group) -> str:
        """Of a group of hand-ins that are wrong alike: the same as long as they are."""
        plain = re.sub(r"[^a-z0-9]", "", group.signature.lower())[:16] or "x"
        return f"{self.folder}/groups/{slug(group.function)}-{plain}.html"
