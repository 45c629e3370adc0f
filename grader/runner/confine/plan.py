"""What is to be set up, decided before anything is changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, Mapping

from grader.runner.confine.library import Library, library
from grader.runner.confine.platforms import LAYERS, unsupported

MEMORY_MB = 256
CPU_SECONDS = 60


@dataclass(frozen=True)
class Plan:
    """The layers that are tried, and why the others are not."""

    isolation: str = "best"
    left_out: Dict[str, str] = field(default_factory=dict)
    """layer -> why"""
    library: Library = Library(())
    memory_mb: int = MEMORY_MB
    cpu_seconds: int = CPU_SECONDS

    def tries(self, layer: str) -> bool:
        return layer not in self.left_out


def plan(options: Mapping[str, Any]) -> Plan:
    """Reads the options {isolation: best|require|none, memory_mb, cpu_seconds, packages_paths: folders, layers_off:
    layers not wanted, refused: {layer: reason of an earlier attempt}}; others are left alone. ValueError for names
    that do not exist, FileNotFoundError for folders."""
    isolation = str(options.get("isolation", "best"))
    if isolation not in ("best", "require", "none"):
        raise ValueError(f"isolation: {isolation!r} is none of best, require, none")
    unwanted = list(options.get("layers_off") or ())
    refused = dict(options.get("refused") or {})
    for layer in (*unwanted, *refused):
        if layer not in LAYERS:
            raise ValueError(f"{layer!r} is no layer; there are {', '.join(LAYERS)}")
    left_out = unsupported()
    if isolation == "none":
        left_out.update({layer: "isolation is switched off" for layer in LAYERS if layer != "rlimits"})
    left_out.update(dict.fromkeys(unwanted, "switched off"))
    left_out.update({layer: f"refused: {reason}" for layer, reason in refused.items()})
    return Plan(
        isolation=isolation,
        left_out=left_out,
        library=library(tuple(options.get("packages_paths") or ())),
        memory_mb=int(options.get("memory_mb") or MEMORY_MB),
        cpu_seconds=int(options.get("cpu_seconds") or CPU_SECONDS),
    )
