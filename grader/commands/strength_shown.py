"""How strong the cases of an exercise are, as `grader verify` says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from grader.commands.options import plural

if TYPE_CHECKING:
    from grader.grading.edged import Edge
    from grader.grading.strength import FunctionStrength, Strength, Survivor
    from grader.grading.verifying import Verification
    from grader.report.html.strength_page import StrengthView

MOST_SHOWN = 6
"""of the weak places of one function"""


def tries_little(verification: Verification, strength: Strength | None) -> bool:
    """Whether parts of the reference are never reached, or might be anything."""
    from grader.suite.branches import WIDEN

    functions = strength.functions.values() if strength is not None else ()
    return any(WIDEN in one for one in verification.warnings) or any(one.tries_little for one in functions)


def show_strength(strength: Strength, everything: bool) -> None:
    """A line for each function; then what is weak, and the line of the spec that mends it."""
    width = max((len(name) for name in strength.functions), default=0)
    for name, function in strength.functions.items():
        click.echo(f"  {name:<{width}}  {_summary(function)}")
    for name, function in strength.functions.items():
        if function.tries_little:
            click.echo(f"  little: {name}: {_little(function)}")
        for survivor in function.weak[:MOST_SHOWN]:
            _show_weak(survivor)
        left = len(function.weak) - MOST_SHOWN
        if left > 0:
            click.echo(f"  weak: {name}: {left} more")
        for edge in function.edges:
            _show_edge(name, edge)
        if everything:
            for survivor in function.survivors:
                if not survivor.call:
                    click.echo(f"  equal: {_place(survivor)}: {_change(survivor)}")
    for note in strength.notes:
        click.echo(f"  note: {note}")


def _summary(function: FunctionStrength) -> str:
    equal = len(function.survivors) - len(function.weak)
    parts = [
        plural(function.cases, "case", "cases"),
        f"{plural(function.tried, 'mutant', 'mutants')} ({function.of_reference} of the reference)",
        f"{function.killed} told",
    ]
    if function.weak:
        parts.append(f"{len(function.weak)} NOT told")
    if equal:
        wider = f"{function.wider} more inputs, up to size {function.up_to}"
        tried = wider if function.wider else "on all inputs there are"
        parts.append(f"{equal} {'probably ' * bool(function.wider)}equivalent ({tried})")
    if function.left_out > 0:
        parts.append(f"{function.left_out} not tried")
    return ", ".join(parts)


def _little(function: FunctionStrength) -> str:
    """Most of the reference might be another, and no case would show it."""
    without = function.of_reference - function.told_of_reference
    lines = function.untold_lines[:MOST_SHOWN]
    more = ", …" * (len(function.untold_lines) > MOST_SHOWN)
    where = f", among them all of {'line' if len(lines) == 1 else 'lines'} {', '.join(map(str, lines))}{more}"
    return (
        f"{without} of {function.of_reference} small changes of the reference make no difference in any case"
        f"{where if lines else ''}. The cases try little of it: widen `given`, or add examples."
    )


def _show_weak(survivor: Survivor) -> None:
    click.echo(f"  weak: {_place(survivor)}: no case tells {_change(survivor)}")
    click.echo(f"        an example that does: - {survivor.example}")


def _show_edge(name: str, edge: Edge) -> None:
    about, lines = _of_edge(name, edge)
    click.echo(f"  edge: {about}, and lose all of its points")
    if edge.only:
        click.echo(f"        two checks would make that cheaper, in the place of its points: {edge.points:g}")
    else:
        click.echo(f"        two checks would make that cheaper, both with all else that {edge.check} has")
    for line in lines.splitlines():
        click.echo(f"            {line}")


def _of_edge(name: str, edge: Edge) -> tuple[str, str]:
    """What is rare, and the lines of the spec."""
    where = f"where {edge.where}, in {edge.cases} of {edge.of} cases"
    rest, own = edge.points - edge.points_of_edge, edge.points_of_edge
    others = f"{edge.check}: {{points: {rest:g}, where: {_quoted(f'not ({edge.where})')}}}"
    alone = f"edge: {{points: {own:g}, where: {_quoted(edge.where)}, cases: {edge.cases}}}"
    lines = f"checks:\n  {others}\n  {alone}" if edge.only else f"{others}\n{alone}"
    return f"{name}, check {edge.check}: {edge.mistakes} mistakes show only {where}", lines


def as_view(verification: Verification, strength: Strength | None) -> StrengthView:
    """The same for the page."""
    from grader.report.html.strength_page import FunctionStrengthView, Proposed, StrengthView

    functions = strength.functions if strength is not None else {}
    rows = []
    for name, one in functions.items():
        equal = len(one.survivors) - len(one.weak)
        counts = (one.cases, one.tried, one.killed, len(one.weak), equal, max(0, one.left_out))
        rows.append(FunctionStrengthView(name, *counts))
    little = [f"{name}: {_little(one)}" for name, one in functions.items() if one.tries_little]
    weak = [survivor for one in functions.values() for survivor in one.weak]
    edges = [_of_edge(name, edge) for name, one in functions.items() for edge in one.edges]
    notes = strength.notes if strength is not None else []
    return StrengthView(
        exercise=verification.exercise,
        sound=verification.sound,
        said=(*verification.problems, *verification.warnings, *little, *notes),
        functions=tuple(rows),
        weak=tuple(Proposed(f"{_place(one)}: {_change(one)}", f"- {one.example}") for one in weak),
        edges=tuple(Proposed(*edge) for edge in edges),
    )


def _quoted(expression: str) -> str:
    """As YAML writes it."""
    return "'" + expression.replace("'", "''") + "'"


def _place(survivor: Survivor) -> str:
    return f"{survivor.function} ({survivor.file.parent.name}/{survivor.file.name}, line {survivor.line})"


def _change(survivor: Survivor) -> str:
    before, after = (" / ".join(text.splitlines()) for text in (survivor.before, survivor.after))
    if not after:
        return f"`{before}` left out"
    return f"`{before}` -> `{after}`"
