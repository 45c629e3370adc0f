"""An exception in plain words: which of the texts `error_...` fits, and what to fill in.

The words of Python are read with patterns that fit Python 3.9 to 3.14; what fits none is told by its name and words.
"""

from __future__ import annotations

import re

from grader.feedback.messages import MESSAGES
from grader.feedback.show import escape
from grader.feedback.texts import placeholders
from grader.model.outcome import Raised
from grader.model.result import Message

MAX_WORDS = 120
_MEANT_FOR_THIS = ("AssertionError", "NotImplementedError", "SystemExit")
"""what a program raises itself, if anybody does"""

_OPERANDS = (
    r"unsupported operand type\(s\) for (?P<operator>\S+?)(?: or pow\(\))?:? "
    r"'(?P<left>[\w.]+)' and '(?P<right>[\w.]+)'"
)
_TEXT_AND_NUMBER = r"(?:'str' and '(?:int|float)'|'(?:int|float)' and 'str')$"
_CAUSES: dict[str, tuple[tuple[str, str], ...]] = {
    "AttributeError": (
        ("none", r"'NoneType' object has no attribute '(?P<name>\w+)'"),
        ("", r"'(?P<type>[\w.]+)' object has no attribute '(?P<name>\w+)'"),
    ),
    "FileNotFoundError": (("", r"No such file or directory: (?P<name>.+)$"),),
    "ImportError": (("", r"cannot import name '(?P<name>\w+)'"),),
    "IndexError": (
        ("text", r"^string index out of range$"),
        ("empty", r"^pop from (?:an )?empty "),
        ("", r"index out of range|range object index"),
    ),
    "KeyError": (("", r"^(?P<name>.+)$"),),
    "ModuleNotFoundError": (("", r"No module named '(?P<name>[\w.]+)'"),),
    "NameError": (
        ("similar", r"name '(?P<name>\w+)' is not defined\. Did you mean: '(?P<similar>\w+)'"),
        ("", r"name '(?P<name>\w+)' is not defined"),
    ),
    "RuntimeError": (("changed", r"changed size during iteration|mutated during iteration|keys changed"),),
    "TypeError": (
        ("none", r"unsupported operand type\(s\) for .*'NoneType'|'NoneType' object is not (?:subscriptable|iterable)"),
        ("none", r"not supported between instances of .*'NoneType'"),
        ("none", r"'NoneType' object (?:cannot be interpreted as an integer|is not callable)"),
        ("none", r"(?:type|not|unary \S:) '?NoneType'?(?:$| (?:is not|has no))|cannot unpack non-iterable NoneType"),
        (
            "text_and_number",
            r"unsupported operand type\(s\) for (?P<operator>[-+*/%=]+)(?: or pow\(\))?: " + _TEXT_AND_NUMBER,
        ),
        ("text_and_number", r"can only (?P<operator>concatenate) str \(not \"(?:int|float)\"\)"),
        ("operands", _OPERANDS),
        ("operands", r"can only (?P<operator>concatenate) (?P<left>\w+) \(not \"(?P<right>\w+)\"\)"),
        ("compare", r"not supported between instances of '(?P<left>[\w.]+)' and '(?P<right>[\w.]+)'"),
        ("index", r"indices must be integers(?: or slices)?, not '?(?P<type>float)'?$"),
        ("index_other", r"indices must be integers(?: or slices)?, not '?(?P<type>\w+)'?$"),
        ("whole", r"'(?P<type>float)' object cannot be interpreted as an integer"),
        ("whole_other", r"'(?P<type>\w+)' object cannot be interpreted as an integer"),
        ("empty", r"^reduce\(\) of empty "),
        ("argument_count", r"(?:positional argument|keyword argument|required positional)"),
        ("not_callable", r"'(?P<type>[\w.]+)' object is not callable"),
        ("not_iterable", r"'(?P<type>[\w.]+)' object is not iterable"),
        ("no_container", r"argument of type '(?P<type>[\w.]+)' is not"),
        ("no_length", r"object of type '(?P<type>[\w.]+)' has no len\(\)"),
        ("unpack", r"cannot unpack non-iterable (?P<type>[\w.]+) object"),
        ("not_subscriptable", r"'(?P<type>[\w.]+)' object is not subscriptable"),
        ("read_only", r"'(?P<type>[\w.]+)' object does not support item (?:assignment|deletion)"),
        ("unhashable", r"unhashable type: '(?P<type>[\w.]+)'"),
        ("", r""),
    ),
    "UnboundLocalError": (("", r"local variable '(?P<name>\w+)'"),),
    "ValueError": (
        ("float", r"could not convert string to float: (?P<text>.+)$"),
        ("int", r"invalid literal for int\(\) with base \d+: (?P<text>.+)$"),
        ("empty", r"(?:arg is an empty sequence|iterable argument is empty)"),
        ("math", r"math domain error|expected a (?:nonnegative|positive) (?:input|number)"),
        ("not_in_list", r"(?:x not in list|is not in list|not in deque|substring not found|not in tuple)"),
        ("unpack", r"(?:too many|not enough) values to unpack"),
        ("", r""),
    ),
}


def explain(raised: Raised) -> Message:
    """The message for an exception, without its line. Of one that the hand-in raises itself its own words are told."""
    if raised.own and raised.type not in _MEANT_FOR_THIS:
        words = _short(raised.message)
        code = "raised_by_program_text" if words else "raised_by_program"
        return Message(code, {"error": _short(raised.type), **({"text": words} if words else {})})
    name = "UnicodeError" if "UnicodeError" in raised.bases else raised.type
    found = _of_cause(name, raised.message)
    if found is not None:
        return found
    words = _short(raised.message)
    if words:
        return Message("error_other_message", {"error": _short(raised.type), "text": words})
    return Message("error_other", {"error": _short(raised.type)})


def _of_cause(name: str, words: str) -> Message | None:
    for cause, pattern in _CAUSES.get(name, (("", ""),)):
        code = f"error_{name}_{cause}" if cause else f"error_{name}"
        match = re.search(pattern, words[:500])
        if match is None or code not in MESSAGES:
            continue
        values = {key: _short(value) for key, value in match.groupdict().items() if value is not None}
        if values.get("operator") == "concatenate":
            values["operator"] = "+"
        if placeholders(MESSAGES[code].text) <= values.keys():
            return Message(code, dict(values))
    return None


def _short(text: str) -> str:
    text = escape(text.strip(), "")
    return text if len(text) <= MAX_WORDS else text[: MAX_WORDS - 2] + " …"
