"""Loads a hand-in: its top-level statements one by one, so that one that fails costs itself and nothing else.

Real files play the game at their end, ask for input, run pasted tests, exit. What they define is wanted all the same.
A statement that hangs or kills the process is named by the last progress frame; the grader then starts a fresh child
with that statement on the list of those to skip.
"""

from __future__ import annotations

import ast
import contextlib
import struct
import sys
import types
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Set, Tuple

from grader.runner.clock import Watch
from grader.runner.described import describe, innermost_line
from grader.runner.protocol import STATEMENT
from grader.runner.settings import FUTURE_FLAGS, run_source
from grader.runner.streams import Keyboard
from grader.runner.wire import send

_parsed: Dict[str, Any] = {}
_codes: Dict[Tuple[int, int, str], types.CodeType] = {}
_compile = compile
_exec = exec


class Loader:
    """Runs the statements of one source in one module."""

    def __init__(self, module: types.ModuleType, file_name: str, watch: Watch, keyboard: Keyboard) -> None:
        self._module = module
        self._file_name = file_name
        self._watch = watch
        self._keyboard = keyboard
        self.statement = -1
        """the position of the statement under way"""
        self.skipped: List[Dict[str, Any]] = []

    def load(self, text: str, skip: Sequence[int], after_each: Callable[[Dict[str, Any]], None]) -> None:
        """SyntaxError and the like if the text as a whole does not parse."""
        to_skip: Set[int] = set(skip)
        flags = 0
        for position, statement in enumerate(_statements(text, self._file_name)):
            if position in to_skip:
                continue
            flags |= self._run(position, statement, flags)
            after_each(self._module.__dict__)
        self.statement = -1

    def _run(self, position: int, statement: ast.stmt, flags: int) -> int:
        """Runs one statement; the flags of a `from __future__ import` are handed on to those that follow."""
        self.statement = position
        if not _is_plain_definition(statement):
            send(STATEMENT, struct.pack("<I", position))
        self._watch.work = position
        try:
            code = _code(statement, self._file_name, flags)
            _exec(code, self._module.__dict__)
        except BaseException as error:  # SystemExit, KeyboardInterrupt and a hand-in's own kinds too
            self._note(statement, error)
            return 0
        finally:
            self._watch.work = -1
        found: int = code.co_flags & FUTURE_FLAGS
        return found

    def _note(self, statement: ast.stmt, error: BaseException) -> None:
        kind = "raised"
        if isinstance(error, SystemExit):
            kind = "exited"
        elif isinstance(error, EOFError) and self._keyboard.starved:
            kind = "wanted_input"
        raised = describe(error, self._file_name)
        self.skipped.append(
            {
                "line": statement.lineno,
                "end_line": getattr(statement, "end_lineno", None) or statement.lineno,
                "kind": kind,
                "type": raised["type"],
                "message": raised["message"],
                "at": innermost_line(raised) or statement.lineno,
            }
        )


def _statements(text: str, file_name: str) -> List[ast.stmt]:
    """Of the source; a hand-in is loaded more than once by the same process, and parsed once."""
    if _parsed.get("text") != text:
        _parsed.clear()
        _codes.clear()
        _parsed.update(text=text, body=ast.parse(text, file_name).body)
    body: List[ast.stmt] = _parsed["body"]
    return body


def _code(statement: ast.stmt, file_name: str, flags: int) -> types.CodeType:
    """Compiled once too."""
    key = id(statement), flags, file_name
    if key not in _codes:
        _codes[key] = _compile(ast.Module([statement], []), file_name, "exec", flags, True)
    return _codes[key]


def run_program(text: str, file_name: str, namespace: Dict[str, Any], settings: Mapping[str, Any]) -> None:
    """As `python file.py`: with `exit()` it comes to its end like any other way."""
    with contextlib.suppress(SystemExit):
        run_source(text, file_name, namespace, settings)


def _is_plain_definition(statement: ast.stmt) -> bool:
    """A `def` without decorators and defaults runs nothing of its own."""
    return (
        isinstance(statement, ast.FunctionDef)
        and not statement.decorator_list
        and not statement.args.defaults
        and not any(statement.args.kw_defaults)
    )


def defined_names(namespace: Dict[str, Any], own_modules: Sequence[str], limit: int = 2000) -> Dict[str, str]:
    """Name -> function, callable, class, module, value, or library for what a star import brought along."""
    names = {}
    for name, value in list(namespace.items())[:limit]:
        if type(name) is str and not (name.startswith("__") and name.endswith("__")):
            names[name[:200]] = _kind_of(value, own_modules)
    return names


def _kind_of(value: Any, own_modules: Sequence[str]) -> str:
    kind = type(value)
    if kind is types.FunctionType:
        return "function" if value.__module__ in own_modules else "library"
    if kind in (types.BuiltinFunctionType, types.MethodType):
        return "library"
    if kind is types.ModuleType:
        return "module"
    if kind is type:
        return "class"
    try:
        return "callable" if callable(value) else "value"
    except Exception:  # `callable` looks at the class, and a metaclass may do anything
        return "value"


def new_module(name: str, file_name: str) -> types.ModuleType:
    """An empty module that imports find under its name; `__main__` becomes an empty one, if that is not its name."""
    module = types.ModuleType(name)
    module.__file__ = file_name
    sys.modules["__main__"] = types.ModuleType("__main__")
    sys.modules[name] = module
    return module


def statement_lines(text: str, positions: Sequence[int]) -> Optional[List[List[int]]]:
    """First and last line of the top-level statements at these positions."""
    body = ast.parse(text).body
    return [
        [body[i].lineno, getattr(body[i], "end_lineno", None) or body[i].lineno] for i in positions if i < len(body)
    ]
