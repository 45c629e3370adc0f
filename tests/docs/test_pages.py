"""What the documentation says of the program is what the program says of itself; and its links lead somewhere."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from grader.cli import COMMANDS, group
from grader.manual import PAGE, page
from grader.model import result
from grader.model.exercise import RuleKind, RuleVerb
from grader.spec.models import Spec
from tests.docs.pages import PAGES, ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)\s]+)?\)")


def test_commands_are_those_of_the_program() -> None:
    assert (ROOT / PAGE).read_text(encoding="utf-8") == page(), "run: python -m grader.manual"


def test_every_key_of_the_result_file_is_explained() -> None:
    text = (ROOT / "docs/results.md").read_text(encoding="utf-8")
    kinds = [kind for kind in vars(result).values() if dataclasses.is_dataclass(kind)]
    inner = {"TaskCheck", "TaskRule", "Origin", "Problem"}
    keys = {field.name for kind in kinds if kind.__name__ not in inner for field in dataclasses.fields(kind)}
    explained = set(re.findall(r"`([a-z_]+)`", text))
    assert sorted(keys - explained) == []


def test_every_status_and_reason_is_explained() -> None:
    text = (ROOT / "docs/results.md").read_text(encoding="utf-8")
    words = [*result.FunctionStatus.__args__, *result.CheckStatus.__args__, *result.SubmissionStatus.__args__]  # type: ignore[attr-defined]
    assert [word for word in words if f"`{word}`" not in text] == []


def test_the_short_list_has_every_key_of_the_spec() -> None:
    table = README.partition("### What a spec may say")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([a-z_]+)`", table))
    keys = set(_keys(Spec.model_json_schema()))
    assert sorted(keys - named) == []
    assert {*RuleVerb.__args__, *RuleKind.__args__} <= named  # type: ignore[attr-defined]


def _keys(schema: Any) -> list[str]:
    """All keys at the top of a spec, and of its functions and checks."""
    kinds = [schema, *(schema.get("$defs", {})[name] for name in ("Function", "Check") if name in schema["$defs"])]
    return [key for kind in kinds for key in kind.get("properties", {})]


def test_the_readme_names_the_two_commands_of_a_newcomer() -> None:
    assert "make demo " in README
    assert "make test " in README


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target, anchor in LINK.findall(text):
        if not target.startswith("http"):
            there = path.parent / target
            assert there.exists(), f"{path.name}: {target}"
            if anchor:
                assert anchor[1:] in _anchors(there), f"{path.name}: {target}{anchor}"


def _anchors(path: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def test_the_site_has_every_page_once() -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    pages = [
        page for entry in site["nav"] for page in (sum(entry.values(), []) if isinstance(entry, dict) else [entry])
    ]
    assert sorted(pages) == sorted(path.name for path in (ROOT / "docs").glob("*.md"))


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_is_on_a_page_for_people(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in PAGES if path.name != PAGE.name]
    assert any(f"grader {name}" in text for text in texts), name


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_option_says_what_it_does(name: str) -> None:
    command = group.get_command(click.Context(group), name)
    assert command is not None
    options = [parameter for parameter in command.params if isinstance(parameter, click.Option)]
    assert [option.name for option in options if not (option.help or "").endswith((".", "]"))] == []
