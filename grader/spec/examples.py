"""`f(1, 2) == 3`, `f(1) raises ValueError`, `f(1)`: what stands under `examples`."""

from __future__ import annotations

import ast

from grader.expressions import syntax
from grader.model.exercise import Example
from grader.spec.document import Document
from grader.spec.errors import nearest
from grader.spec.outline import Signature
from grader.spec.places import RAISES, Path, parsed, start_of
from grader.spec.scalars import EXCEPTIONS
from grader.spec.scope import Scope


def read_example(document: Document, path: Path, source: str, function: str, scope: Scope) -> Example | None:
    """The example at `path`; None if it has a fault (told in the document)."""
    raising = None if parsed(source) else RAISES.fullmatch(source)
    tree = parsed(raising["call"] if raising else source)
    if tree is None:
        _tell_syntax(document, path, source)
        return None
    known = len(document.errors)
    call, expected = _sides(document, path, source, tree, function)
    if call is None:
        return None
    if not isinstance(call.func, ast.Name) or call.func.id != function:
        _tell_wrong_name(document, path, source, call, function, scope)
        return None
    signature = scope.reference.signatures.get(function) if scope.reference else None
    arguments = _arguments(document, path, source, call, function, signature)
    for node in (*call.args, *(keyword.value for keyword in call.keywords), *([expected] if expected else [])):
        inner = node.value if isinstance(node, ast.Starred) else node
        scope.tell_faults(document, path, _text(source, inner), (), start_of(source, inner))
    exception = raising["exception"] if raising else None
    if raising and exception and not _is_exception(exception, scope):
        suggestion = nearest(exception, EXCEPTIONS)
        message = f"there is no exception {exception}"
        document.fault(path, message, offset=raising.start("exception"), suggestion=suggestion)
    if len(document.errors) > known or arguments is None:
        return None
    wanted = _text(source, expected) if expected else None
    return Example(source, arguments, wanted, exception, document.line(path))


def _is_exception(name: str, scope: Scope) -> bool:
    return name in EXCEPTIONS or "." in name or scope.reference is None or name in scope.reference.names


def _tell_syntax(document: Document, path: Path, source: str) -> None:
    fault = next(iter(syntax.check(source, ())), None)
    message = fault.message if fault else "Python cannot read this."
    fix = "Write f(1) == 2, f(1) raises ValueError, or only f(1)."
    if parsed(source.replace("=", "==", 1)) is not None:
        fix = f"Write two equals signs:\n{source.replace('=', '==', 1)}"
    for arrow in ("->", "=>"):
        if parsed(source.replace(arrow, "==", 1)) is not None:
            fix = f"Write it so:\n{source.replace(arrow, '==', 1)}"
    message = message.removeprefix("This is no Python expression: ")
    message = message[:1].lower() + message[1:].rstrip(".")
    document.fault(path, f"this is no example: {message}", offset=fault.offset if fault else 0, fix=fix)


def _sides(
    document: Document, path: Path, source: str, tree: ast.expr, function: str
) -> tuple[ast.Call | None, ast.expr | None]:
    """The call and what it gives; (None, None) if the example is no call."""
    if isinstance(tree, ast.Call):
        return tree, None
    if isinstance(tree, ast.Compare) and len(tree.ops) == 1:
        left, operator, right = tree.left, tree.ops[0], tree.comparators[0]
        if isinstance(left, ast.Call) and isinstance(operator, ast.Eq):
            return left, right
        fix = ""
        if isinstance(left, ast.Call) and isinstance(operator, ast.Is):
            fix = f"Write {_text(source, left)} == {_text(source, right)}"
        elif isinstance(operator, ast.Eq) and isinstance(right, ast.Call):
            fix = f"The call comes first: {_text(source, right)} == {_text(source, left)}"
        if fix:
            document.fault(path, "an example is a call == what it gives", fix=fix)
            return None, None
    fix = f"Write {function}(…) == value, {function}(…) raises ValueError, or only {function}(…)."
    document.fault(path, "this example is no call", fix=fix)
    return None, None


def _tell_wrong_name(document: Document, path: Path, source: str, call: ast.Call, function: str, scope: Scope) -> None:
    name = _text(source, call.func)
    others = f" {name} has its own place." if name in scope.required else ""
    message = f"an example of {function} calls {name}"
    fix = f"Write {function}(…).{others}"
    document.fault(path, message, offset=start_of(source, call.func), suggestion=nearest(name, [function]), fix=fix)


def _arguments(
    document: Document, path: Path, source: str, call: ast.Call, function: str, signature: Signature | None
) -> str | None:
    """The source of the tuple of positional arguments; None after a fault."""
    given = [_text(source, argument) for argument in call.args]
    starred = any(isinstance(argument, ast.Starred) for argument in call.args)
    by_name = {keyword.arg: _text(source, keyword.value) for keyword in call.keywords}
    if None in by_name or (by_name and (starred or signature is None)):
        document.fault(path, "the arguments of an example are passed by position", fix="Write them without names.")
        return None
    if signature is not None and not starred:
        if not _fits(document, path, source, call, function, signature):
            return None
        for parameter in signature.positional[len(given) :]:
            if not by_name:
                break
            given.append(by_name.pop(parameter, signature.defaults.get(parameter, "")))
    return "(" + ", ".join(given) + ("," if len(given) == 1 else "") + ")"


def _fits(document: Document, path: Path, source: str, call: ast.Call, function: str, signature: Signature) -> bool:
    """Do the arguments fit the parameters of the reference?"""
    shown = f"{function}{signature}"
    named = [keyword.arg or "" for keyword in call.keywords]
    for keyword in call.keywords:
        if keyword.arg not in signature.positional:
            suggestion = nearest(keyword.arg or "", signature.positional)
            offset = start_of(source, keyword)
            document.fault(path, f"{shown} has no parameter {keyword.arg}", offset=offset, suggestion=suggestion)
            return False
    taken = signature.positional[: len(call.args)]
    if len(call.args) > len(signature.positional) and not signature.any_number:
        number = len(call.args)
        message = f"{shown} takes {_counted(len(signature.positional))}, here it has {number}"
        document.fault(path, message, offset=start_of(source, call.args[len(signature.positional)]))
        return False
    missing = [name for name in signature.required if name not in taken and name not in named]
    if missing:
        document.fault(path, f"the example passes nothing for {', '.join(missing)} of {shown}")
    doubled = [name for name in named if name in taken or named.count(name) > 1]
    if doubled:
        document.fault(path, f"the example passes {doubled[0]} of {shown} twice")
    return not missing and not doubled


def _counted(number: int) -> str:
    return f"{number or 'no'} argument{'' if number == 1 else 's'}"


def _text(source: str, node: ast.expr) -> str:
    """The source of a node; brackets around it are no part of it."""
    lead = len(source) - len(source.lstrip())
    return ast.get_source_segment(source[lead:], node) or ast.unparse(node)
