"""Short ways to ask `inspect` in tests."""

from __future__ import annotations

from typing import Any

from grader.source.inspect import inspect


def rule(kind: str, *names: str, verb: str = "forbid", count: int = 0, preset: str = "") -> dict[str, Any]:
    return {"verb": verb, "kind": kind, "names": list(names), "count": count, "preset": preset}


def uses(source: str, *rules: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    """The uses of the function `f`."""
    functions = [{"name": "f", "rules": list(rules), "uses": more.pop("uses", []), "also": more.pop("also", [])}]
    functions += more.pop("functions", [])
    answer = inspect(source, {"functions": functions, **more})
    assert answer.get("fault") is None, answer["fault"]
    found: list[dict[str, Any]] = answer["uses"].get("f", [])
    return found


def told(found: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    return [(use["name"], use["line"], use["certain"]) for use in found]
