"""`grader schema`: the JSON Schema of the spec language."""

from __future__ import annotations

import json

import click


@click.command("schema")
def command() -> None:
    """Print the JSON Schema of the spec language.

    Editors with a YAML language server complete and check specs by it: put
    `# yaml-language-server: $schema=../spec.schema.json` on the first line of a spec.
    """
    from grader.spec.schema import json_schema

    click.echo(json.dumps(json_schema(), indent=2, ensure_ascii=False))
