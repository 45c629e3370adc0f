"""The page docs/commands.md, made of the commands' own help: `python -m grader.manual`."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from grader.cli import COMMANDS, group

PAGE = Path("docs/commands.md")
HEAD = """# Commands

Made of the commands' own help (`python -m grader.manual`); `grader COMMAND --help` says the same.

Results go to the output, progress and messages to the error output. Exit codes: 0 fine; 1 something failed (`check`,
`ci`, `verify`, `replay`); 2 the spec, the options or the files named are wrong; 3 something could not be graded; 130
interrupted. A student's mistake is never an error of `grade`.
"""


def page() -> str:
    """The whole page as Markdown."""
    context = click.Context(group, info_name="grader")
    parts = [HEAD, *(_section(name, context) for name in COMMANDS)]
    return "\n".join(part.strip() + "\n" for part in parts)


def _section(name: str, context: click.Context) -> str:
    command = group.get_command(context, name)
    assert command is not None
    text, _, rest = inspect.cleandoc(command.help or "").partition("\n\b\n")
    usage = " ".join(command.collect_usage_pieces(click.Context(command, context, name)))
    lines = [f"## grader {name}", "", f"```\ngrader {name} {usage}".rstrip() + "\n```", "", _plain(text.strip()), ""]
    if rest:
        lines += ["```", *_examples(rest), "```", ""]
    lines += ["| option | |", "|---|---|"]
    lines += [row for parameter in command.params for row in _row(parameter)]
    return "\n".join(lines) + "\n"


def _examples(text: str) -> list[str]:
    lines = [line for line in text.splitlines() if line.strip() and not re.fullmatch(r"Examples?:", line.strip())]
    return [line.strip() for line in lines]


def _row(parameter: click.Parameter) -> Iterator[str]:
    if not isinstance(parameter, click.Option):
        return
    names = ", ".join(parameter.opts) + ("" if parameter.is_flag else f" {_value(parameter)}")
    text = parameter.help or ""
    if parameter.show_default and parameter.default is not None:
        text += f" [default: {parameter.default}]"
    yield f"| `{names}` | {_plain(text)} |"


def _value(option: click.Option) -> str:
    """What is to be put behind the option."""
    if option.metavar is not None:
        return option.metavar
    if isinstance(option.type, click.Choice):
        return "\\|".join(map(str, option.type.choices))
    return "N" if isinstance(option.type, click.types.IntParamType) else "PATH"


def _plain(text: str) -> str:
    """`<exercise>` is no tag, and a star no emphasis."""
    return text.replace("<", "&lt;").replace("|", "\\|").replace("*", "\\*")


def main() -> int:
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
