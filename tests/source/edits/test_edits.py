"""Each family of edits: what it does, and where it stays silent; and that an edit leaves no trace."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import indent

import pytest

from grader.source.edits.registry import OF_BLOCK, OF_SITE, OF_UNIT, edits_of
from grader.source.edits.shown import before_and_after

ROOT = Path(__file__).resolve().parents[3]


def definition(body: str) -> ast.stmt:
    return ast.parse("def f(s, x):\n" + indent(body, "    ")).body[0]


def changes(body: str, kind: str, repair: bool = True) -> list[tuple[str, str]]:
    root = definition(body)
    return [before_and_after(root, edit) for edit in edits_of(root, repair) if edit.kind == kind]


MADE: list[tuple[str, str, tuple[str, str]]] = [
    ("compare_operator", "return s < x", ("return s < x", "return s <= x")),
    ("compare_in", "return x in s", ("return x in s", "return x not in s")),
    ("compare_identity", "return s is x", ("return s is x", "return s == x")),
    ("arithmetic_operator", "return s - x", ("return s - x", "return s + x")),
    ("arithmetic_operator", "s *= x", ("s *= x", "s += x")),
    ("operand_alone", "return s - x", ("return s - x", "return s")),
    ("sign_dropped", "return -x", ("return -x", "return x")),
    ("and_or", "return s and x", ("return s and x", "return s or x")),
    ("condition_part_dropped", "return s and x", ("return s and x", "return x")),
    ("condition_negated", "if s:\n    return x", ("if s:", "if not s:")),
    ("condition_never", "while s:\n    x = 1", ("while s:", "while False:")),
    ("not_dropped", "return not s", ("return not s", "return s")),
    ("number_one_larger", "return x + 1", ("return x + 1", "return x + 2")),
    ("number_one_smaller", "return [0]", ("return [0]", "return [-1]")),
    ("truth_flipped", "return True", ("return True", "return False")),
    ("variable_other", "return s", ("return s", "return x")),
    ("function_other", "return min(s)", ("return min(s)", "return max(s)")),
    ("method_other", "s.append(x)", ("s.append(x)", "s.extend(x)")),
    ("call_dropped", "return list(s)", ("return list(s)", "return s")),
    ("range_bounds", "return range(x)", ("return range(x)", "return range(1, x + 1)")),
    ("call_added", "return s - x", ("return s - x", "return abs(s - x)")),
    ("sorted_for_sort", "return s.sort()", ("return s.sort()", "return sorted(s)")),
    ("subscript_dropped", "return s[x]", ("return s[x]", "return s")),
    ("slice_bound_dropped", "return s[1:]", ("return s[1:]", "return s[:]")),
    ("one_less", "return range(len(s))", ("return range(len(s))", "return range(len(s) - 1)")),
    ("return_nothing", "return s", ("return s", "return")),
    ("return_as", "return s", ("return s", "return list(s)")),
    ("printed_for_returned", "print(s)", ("print(s)", "return s")),
    ("assigned_for_added", "s += x", ("s += x", "s = x")),
    ("sign_after_assignment", "s =+ x", ("s = +x", "s += x")),
    ("sign_after_assignment", "s[0] =- x", ("s[0] = -x", "s[0] -= x")),
    ("parameters_swapped", "return f(x, s)", ("def f(s, x): return f(x, s)", "def f(x, s): return f(s, x)")),
    ("result_kept", "s + x", ("s + x", "s = s + x")),
    ("copied", "r = s", ("r = s", "r = list(s)")),
    ("start_other", "r = 0", ("r = 0", "r = None")),
    ("break_continue", "while s:\n    break", ("    break", "    continue")),
    ("condition_for_loop", "while s:\n    x = 1", ("while s:", "if s:")),
    ("loop_over_indices", "for i in s:\n    x = i", ("for i in s:", "for i in range(len(s)):")),
    ("loop_over_elements", "for i in range(len(s)):\n    x = i", ("for i in range(len(s)):", "for i in s:")),
    ("parts_swapped", "return (s, x)", ("return (s, x)", "return (x, s)")),
    ("statement_dropped", "s = 1\nreturn s", ("s = 1", "")),
    ("if_dropped", "if s:\n    x = 1\nreturn x", ("if s:\n    x = 1", "")),
    ("statements_swapped", "s = 1\nx = 2", ("s = 1\nx = 2", "x = 2\ns = 1")),
    ("indented", "for i in s:\n    x = i\nreturn x", ("return x", "    return x")),
    ("dedented", "for i in s:\n    x = i\n    return x", ("    return x", "return x")),
    ("elif_joined", "if s:\n    x = 1\nif x:\n    x = 2", ("if x:", "elif x:")),
    ("guard_added", "return s[0]", ("", "if not s:\n    return []")),
    ("return_added", "s = 1", ("", "return s")),
    ("first_value_added", "r = 1\nreturn r", ("", "r = 0")),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "body", "change"), MADE, ids=[f"{kind}: {body!r}" for kind, body, _ in MADE])
def test_an_edit_is_among_those_of_its_kind(kind: str, body: str, change: tuple[str, str]) -> None:
    found = [tuple(" ".join(part.split()) for part in pair) for pair in changes(body, kind)]
    assert tuple(" ".join(part.split()) for part in change) in found


SILENT: list[tuple[str, str, bool]] = [
    ("compare_operator", "return x in s", True),
    ("compare_in", "return s == x", True),
    ("number_one_larger", 'return "7"', True),
    ("number_one_larger", "return True", True),
    ("variable_other", "return len([])", True),
    ("variable_other", "s(1)", True),
    ("call_dropped", "return max(s, x)", True),
    ("call_dropped", "return f(*s)", True),
    ("condition_always", "while s:\n    x = 1", True),
    ("statements_swapped", "return s", True),
    ("statement_dropped", '"""Text."""\nreturn s', True),
    ("guard_added", "return s[0]", False),
    ("return_other", "return s", False),
    ("printed_for_returned", "print(s)", False),
    ("indented", "for i in s:\n    x = i\nreturn x", False),
    ("range_bounds", "return range(x)", False),
    ("first_value_added", "return s", True),
]


@pytest.mark.parametrize(("kind", "body", "repair"), SILENT)
def test_where_a_kind_makes_no_sense_it_is_silent(kind: str, body: str, repair: bool) -> None:
    assert changes(body, kind, repair) == []


def test_docstrings_parameters_decorators_and_annotations_are_left_alone() -> None:
    source = '@cache(1)\ndef f(s: list[1] = [2], *, k=3) -> {4}:\n    """5"""\n    return 6\n'
    root = ast.parse(source).body[0]
    before = {before for before, _ in (before_and_after(root, edit) for edit in edits_of(root, True)) if before}
    assert before == {"return 6"}


@pytest.mark.parametrize("repair", [False, True])
def test_edits_of_a_whole_file_are_taken_back_and_compile(repair: bool) -> None:
    tree = ast.parse((ROOT / "reference/nim/solution.py").read_text(encoding="utf-8"))
    whole = ast.dump(tree)
    kinds = set()
    for statement in tree.body[1:]:
        for edit in edits_of(statement, repair):
            kinds.add(edit.kind)
            edit.apply()
            compile(ast.Module([statement], []), "f.py", "exec")
            edit.undo()
        assert ast.dump(tree) == whole
    assert len(kinds) >= (45 if repair else 20)


def test_lines_are_those_of_the_source_and_the_order_is_always_the_same() -> None:
    root = definition("for i in s:\n    if i < x:\n        return i\nreturn None")
    edits = edits_of(root, True)
    assert {edit.line for edit in edits if edit.kind == "compare_operator"} == {3}
    assert [(edit.kind, edit.line) for edit in edits] == [(edit.kind, edit.line) for edit in edits_of(root, True)]


def test_families_have_functions_of_their_own() -> None:
    families = [family.__module__ for family in (*OF_SITE, *OF_BLOCK, *OF_UNIT)]
    assert len(families) == len(set(families))
