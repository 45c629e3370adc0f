"""The types of the keys of a spec: how each is read from text, and what the JSON Schema tells editors about it.

Editors read YAML's own types, so the schema allows a number where the loader reads its text.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, PlainValidator, WithJsonSchema

from grader.model import exercise as model
from grader.spec import scalars

Schema = dict[str, Any]

_NAME: Schema = {"type": "string", "pattern": r"^[^\s,]+$"}
_SENTENCES: Schema = {
    "anyOf": [
        {"type": "string", "minLength": 1},
        {
            "type": "object",
            "propertyNames": {"pattern": "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},
            "additionalProperties": {"type": "string", "minLength": 1},
        },
    ]
}


def _list_or_one(item: Schema) -> Schema:
    return {"anyOf": [item | {"pattern": r"\S"}, {"type": "array", "items": item}]}


def _choice(*options: str) -> Schema:
    # YAML 1.1 reads a plain `no` as false
    return {"enum": [*options, *([False] if "no" in options else [])]}


def _up_to(most: int) -> Schema:
    return {"type": "integer", "minimum": 1, "maximum": most}


Points = Annotated[float | None, PlainValidator(scalars.points), WithJsonSchema({"type": "number", "minimum": 0})]
Seconds = Annotated[
    float | None, PlainValidator(scalars.seconds), WithJsonSchema({"type": "number", "exclusiveMinimum": 0})
]
Whole = Annotated[int | None, PlainValidator(scalars.whole), WithJsonSchema({"type": "integer", "minimum": 1})]


Memory = Annotated[int | None, PlainValidator(scalars.up_to(8192, "MB")), WithJsonSchema(_up_to(8192))]
Output = Annotated[int | None, PlainValidator(scalars.up_to(4096, "kB")), WithJsonSchema(_up_to(4096))]
Size = Annotated[int | None, PlainValidator(scalars.up_to(1024, "kB")), WithJsonSchema(_up_to(1024))]
Depth = Annotated[int | None, PlainValidator(scalars.up_to(64, "levels")), WithJsonSchema(_up_to(64))]
Flag = Annotated[bool | None, PlainValidator(scalars.flag), WithJsonSchema({"enum": [True, False, "yes", "no"]})]
Varying = Annotated[
    bool | str | None,
    PlainValidator(scalars.varying),
    WithJsonSchema({"type": ["string", "boolean"], "minLength": 1}),
]
Expression = Annotated[
    str | None, PlainValidator(scalars.text), WithJsonSchema({"type": ["string", "number", "boolean"], "minLength": 1})
]
Word = Annotated[str | None, PlainValidator(scalars.text), WithJsonSchema({"type": "string", "minLength": 1})]
Version = Annotated[str | None, PlainValidator(scalars.text), WithJsonSchema({"type": ["string", "number"]})]
Language = Annotated[str | None, PlainValidator(scalars.language), WithJsonSchema({"type": "string", "minLength": 2})]
Names = Annotated[tuple[str, ...], PlainValidator(scalars.names), WithJsonSchema(_list_or_one(_NAME))]
RuleNames = Annotated[tuple[str, ...], PlainValidator(scalars.rule_names), WithJsonSchema(_list_or_one(_NAME))]
Examples = Annotated[
    tuple[Annotated[str, PlainValidator(scalars.example)], ...],
    BeforeValidator(scalars.one_or_list),
    WithJsonSchema(_list_or_one({"type": "string", "minLength": 1})),
]
Sentences = Annotated[model.Text, PlainValidator(scalars.sentences), WithJsonSchema(_SENTENCES)]
Comparison = Annotated[
    model.Compare | None,
    PlainValidator(scalars.compare),
    WithJsonSchema(
        {
            "anyOf": [
                {"enum": list(scalars.MODES)},
                {"type": "string", "pattern": r"^approximate\s*\(.+\)$"},
            ]
        }
    ),
]
Printed = Annotated[
    str | None,
    PlainValidator(scalars.choice("exact", "lines", "words", "numbers")),
    WithJsonSchema(_choice("exact", "lines", "words", "numbers")),
]
Arguments = Annotated[
    str | None,
    PlainValidator(scalars.choice("unchanged", "told")),
    WithJsonSchema(_choice("unchanged", "told")),
]
Salvage = Annotated[str | None, PlainValidator(scalars.choice("no", "points")), WithJsonSchema(_choice("no", "points"))]
Repair = Annotated[str | None, PlainValidator(scalars.choice("none", "show")), WithJsonSchema(_choice("none", "show"))]
Literal = Annotated[
    str,
    PlainValidator(scalars.literal),
    WithJsonSchema({"type": ["string", "number", "boolean", "array", "object"]}),
]
