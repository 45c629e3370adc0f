"""From the text of YAML to numbers, flags, names: each with a message that says what may stand there."""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable
from typing import Any

from pydantic_core import PydanticCustomError

from grader.model.exercise import Compare, Text
from grader.spec.errors import nearest
from grader.spec.places import Path
from grader.spec.traps import quote

_NUMBER = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?")
_FLAGS = {"true": True, "yes": True, "false": False, "no": False}
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*")
_MODE = re.compile(r"(?P<mode>[A-Za-z_]+)\s*(?:\((?P<parameter>.*)\))?")

LEFT_OUT = object()
"""in the place of an item of a list that was faulty: the items after it keep their places"""

MODES = ("equal", "strict", "truthy", "unordered", "set", "approximate", "text", "iterable", "ignored")
"""Ways to compare a result with the reference's."""
_MODES_MEANT = {
    "sorted": "unordered",
    "any_order": "unordered",
    "exact": "strict",
    "bool": "truthy",
    "close": "approximate",
    "none": "ignored",
}

EXCEPTIONS = tuple(
    name for name in dir(builtins) if isinstance(getattr(builtins, name), type)
    and issubclass(getattr(builtins, name), BaseException)
)  # fmt: skip


def wrong(
    message: str, *, fix: str = "", suggestion: str | None = None, inside: Path = (), key: bool = False
) -> Exception:
    """A fault of a value; `inside` leads from the value to the part that is meant (or to its `key`)."""
    context: dict[str, Any] = {"message": message, "fix": fix, "suggestion": suggestion, "inside": inside, "key": key}
    return PydanticCustomError("spec", "{message}", context)


def text(value: Any) -> str:
    """A text that is not empty."""
    if isinstance(value, str) and value.strip():
        return value
    if isinstance(value, (dict, list)):
        kind = "a mapping" if isinstance(value, dict) else "a list"
        raise wrong(f"one line of text is meant here, not {kind}", fix=_one_line(value))
    raise wrong("nothing stands here", fix="Write a value, or remove the key.")


def _one_line(value: Any) -> str:
    """What a mapping of names to domains would be in one line, as for `given`."""
    if isinstance(value, dict) and value and all(isinstance(item, str) for item in value.values()):
        inner = ", ".join(f"{name}={item}" for name, item in value.items())
        return f"Write it in one line:\ngiven: {quote(inner)}"
    return "Put the whole text in single quotes."


def number(value: Any, *, above: float = 0, strictly: bool = False) -> float:
    """A decimal number, not below (or `strictly` above) a bound."""
    source = text(value).strip()
    if not _NUMBER.fullmatch(source):
        point = source.replace(",", ".")
        fix = f"Write {point}" if _NUMBER.fullmatch(point) else "Write a number, as 2 or 0.5."
        raise wrong(f"{source!r} is no number", fix=fix)
    result = float(source)
    if result > 1e9:
        raise wrong(f"{source} is too large", fix="Write a number up to 1000000000.")
    if result < above or (strictly and result == above):
        bound = "larger than" if strictly else "at least"
        raise wrong(f"{source} is not possible here", fix=f"Write a number that is {bound} {above:g}.")
    return result


def points(value: Any) -> float:
    """Points: 0 (told, costs nothing) or more."""
    return number(value)


def seconds(value: Any) -> float:
    """More than 0 seconds."""
    return number(value, strictly=True)


def whole(value: Any) -> int:
    """A whole number from 1."""
    source = text(value).strip()
    if not re.fullmatch(r"\d{1,9}", source) or int(source) == 0:
        raise wrong(f"{source!r} is no whole number from 1", fix="Write a number without a unit, as 100.")
    return int(source)


def up_to(most: int, unit: str) -> Callable[[Any], int]:
    """A whole number that is safe to ask for."""

    def limited(value: Any) -> int:
        number = whole(value)
        if number > most:
            raise wrong(f"{number} {unit} is more than is safe", fix=f"Write a number up to {most}.")
        return number

    return limited


def flag(value: Any) -> bool:
    """true, false, yes or no."""
    source = text(value).strip()
    if source.lower() not in _FLAGS:
        raise wrong(f"{source!r} is neither true nor false", fix="Write true or false.")
    return _FLAGS[source.lower()]


def varying(value: Any) -> bool | str:
    """true or false, or an expression for what must vary."""
    source = text(value).strip()
    return _FLAGS.get(source.lower(), source)


def choice(*options: str) -> Callable[[Any], str]:
    """One of a few words."""

    def read(value: Any) -> str:
        source = text(value).strip()
        if source not in options:
            fix = f"Possible here: {', '.join(options)}."
            raise wrong(f"{source!r} is not possible here", fix=fix, suggestion=nearest(source, options))
        return source

    return read


def names(value: Any) -> tuple[str, ...]:
    """Names of functions, modules or types: a list, or a text with commas."""
    parts = value if isinstance(value, list) else text(value).split(",")
    result = []
    for position, part in enumerate(parts):
        inside = (position,) if isinstance(value, list) else ()
        if not isinstance(part, str) or not part.strip():
            raise wrong("a name is meant here", inside=inside, fix="Write a list of names, as [first, second].")
        name = part.strip()
        if not all(piece.isidentifier() for piece in name.split(".")):
            raise wrong(f"{name!r} is no name", inside=inside, fix="Write a list of names, as [first, second].")
        result.append(name)
    return tuple(result)


def rule_names(value: Any) -> tuple[str, ...]:
    """What a rule is about: names of modules, functions, methods (with a dot or without), kinds of syntax, presets."""
    if isinstance(value, list):
        for position, part in enumerate(value):
            if not isinstance(part, str) or not part.strip() or re.search(r"[\s,]", part.strip()):
                raise wrong(f"{part!r} is no name", inside=(position,), fix="Write a list of names, as [sum, max].")
        return tuple(part.strip() for part in value)
    return tuple(part.strip() for part in text(value).split(",") if part.strip())


def one_or_list(value: Any) -> Any:
    """A list, be it of one."""
    return value if isinstance(value, list) else [value]


def example(value: Any) -> str:
    """One line; "" for one that is left out because it is faulty."""
    if value is LEFT_OUT:
        return ""
    if not isinstance(value, str) or not value.strip():
        message = "nothing stands here" if value is None or value == "" else "an example is one line of text"
        raise wrong(message, fix="Write f(1) == 2, in single quotes if there is ': ' or ' #' in it.")
    return value


def sentences(value: Any) -> Text:
    """A text, or one for each language: {sl: …, en: …}."""
    if not isinstance(value, dict):
        return {"": text(value)}
    for language, sentence in value.items():
        if not _LANGUAGE.fullmatch(language):
            fix = "Write {en: …, sl: …}, or one text alone in single quotes."
            raise wrong(f"{language!r} is no code of a language", inside=(language,), key=True, fix=fix)
        if not isinstance(sentence, str) or not sentence.strip():
            raise wrong("a text is meant here", inside=(language,), fix="Write the text in single quotes.")
    return dict(value)


def language(value: Any) -> str:
    """The code of a language."""
    source = text(value).strip()
    if not _LANGUAGE.fullmatch(source):
        raise wrong(f"{source!r} is no code of a language", fix="Write its code, as en, sl, ru or pl.")
    return source


def compare(value: Any) -> Compare:
    """The mode of comparison, `approximate` with its tolerance in brackets or without."""
    source = text(value).strip()
    match = _MODE.fullmatch(source)
    mode = match["mode"] if match else source
    if match is None or mode not in MODES:
        fix = f"Possible here: {', '.join(MODES)} (as approximate(1e-6))."
        raise wrong(
            f"{mode!r} is no way to compare", fix=fix, suggestion=_MODES_MEANT.get(mode) or nearest(mode, MODES)
        )
    parameter = match["parameter"]
    if parameter is None:
        return Compare(mode)
    if mode != "approximate":
        raise wrong(f"{mode} takes nothing in brackets", fix=f"Write compare: {mode}")
    return Compare(mode, number(parameter or None, strictly=True))


def literal(value: Any) -> str:
    """The Python source of a value of a variant, from text or from YAML's lists."""
    if isinstance(value, list):
        return "[" + ", ".join(map(literal, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {literal(item)}" for key, item in value.items()) + "}"
    return text(value).strip()
