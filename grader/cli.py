"""The commands, one line each. A command's module is loaded when it is called: `check` should not wait for `grade`."""

from __future__ import annotations

import importlib
import signal
import sys

import click

from grader import __version__

COMMANDS = {
    "init": ("grader.commands.init", "Make a folder to start in, with a small exercise."),
    "new": ("grader.commands.new", "Write a first spec for a solution."),
    "grade": ("grader.commands.grade", "Grade a class: hand-ins in submissions/ (or the given paths) into reports/."),
    "check": ("grader.commands.check", "Check your own file before you hand it in."),
    "pack": ("grader.commands.pack", "Write a file by which students check themselves without the reference."),
    "ci": ("grader.commands.ci", "Grade a repository that its student writes, in continuous integration."),
    "verify": ("grader.commands.verify", "Is the spec sound? The reference and right/ pass, wrong/ fail as they say."),
    "freeze": ("grader.commands.freeze", "Renew the stored suite beside a spec, and show what changes."),
    "report": ("grader.commands.report", "Render stored results again: formats, languages, decisions by hand."),
    "diff": ("grader.commands.diff", "Who would gain and who would lose if you graded now, and why."),
    "replay": ("grader.commands.replay", "Make a stored verdict once more, or say what has changed since."),
    "schema": ("grader.commands.schema", "Print the JSON Schema of the spec language, for editors."),
    "doctor": ("grader.commands.doctor", "What isolation is in force on this machine, and what is missing."),
}

EPILOG = """\b
Examples:
  grader grade                     grade submissions/ by specs/ and reference/ into reports/
  grader grade class.zip --exercise nim
  grader check my_nim.py           what a student runs
  grader verify                    what a teacher runs after a change of the spec

\b
Exit codes: 0 fine; 1 something failed (check, verify, ci, replay); 2 the spec, the options or the
files named are wrong; 3 something could not be graded; 130 interrupted.
"""


class LazyGroup(click.Group):
    """A group that imports a command's module only when that command is wanted."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(COMMANDS[cmd_name][0]).command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            import difflib

            near = difflib.get_close_matches(args[0], COMMANDS, n=1)
            hint = f" Did you mean {near[0]!r}?" if near else f" There are: {', '.join(COMMANDS)}."
            raise click.UsageError(f"There is no command {args[0]!r}.{hint}", ctx) from error

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])


@click.group(cls=LazyGroup, epilog=EPILOG, invoke_without_command=True)
@click.version_option(__version__, prog_name="grader")
@click.pass_context
def group(ctx: click.Context) -> None:
    """Grades programming exercises in Python: a correct solution and a short spec in, verdicts and explanations out.

    A teacher puts a spec into specs/nim.yaml, a correct solution into reference/nim/solution.py and the hand-ins into
    submissions/nim/. Then `grader grade` writes reports/index.html and a page for each student.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """The entry point; Ctrl-C ends it with 130, and so does whoever else asks it to end."""
    _end_like_by_ctrl_c()
    try:
        code = group.main(standalone_mode=False)
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


def _end_like_by_ctrl_c() -> None:
    """A closed terminal, `timeout` and a cancelled job lose no more of what is graded than Ctrl-C does."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:  # not under nohup
            signal.signal(number, signal.default_int_handler)
