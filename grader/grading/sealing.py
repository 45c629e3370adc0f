"""Known mistakes for a pack. What is said of a mistake can only be read by who has made it.

A list of the mutants of the reference says which operators and loops it has. So what is told of each stands under a
digest of its behaviour, and is masked by another digest of it: whoever has a function that behaves like that can read
it, and nobody can read the list. A behaviour is a digest of all wrong answers, of 64 bits: it cannot be tried out.
"""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any

from grader.grading.mistakes import Known, Mistakes
from grader.model.result import Message

BLOCK = 96
"""bytes: a multiple of it is what is said; one for each likeness, and more where a teacher has written a sentence"""
Sealed = dict[str, dict[str, str]]
"""function -> where it stands -> what is said, masked"""


def seal(mistakes: Mistakes, functions: list[str]) -> Sealed:
    """All that is known of these functions."""
    found: Sealed = {}
    for name in functions:
        mutants, known = mistakes.mutants.get(name, {}), mistakes.known.get(name, {})
        entries = {}
        for signature in {*mutants, *known}:
            said: dict[str, Any] = {}
            if signature in mutants:
                said["like"] = [mutants[signature].code, mutants[signature].values]
            if signature in known:
                said["known"] = known[signature].sentences
            text = json.dumps(said, sort_keys=True).encode()
            padded = text.ljust(-(-len(text) // BLOCK) * BLOCK)  # no length tells what is said
            entries[_place(name, signature)] = _mask(name, signature, padded)
        if entries:
            found[name] = dict(sorted(entries.items()))
    return found


class SealedMistakes(Mistakes):
    """The mistakes of a pack, of which one is read at a time."""

    def __init__(self, sealed: Sealed) -> None:
        super().__init__()
        self._sealed = sealed

    def like(self, function: str, signature: str) -> Message | None:
        said = self._said(function, signature).get("like")
        return Message(str(said[0]), dict(said[1])) if said else None

    def described(self, function: str, signature: str) -> Known | None:
        said = self._said(function, signature).get("known")
        return Known({str(language): str(text) for language, text in said.items()}) if said else None

    def _said(self, function: str, signature: str) -> dict[str, Any]:
        """Nothing where there is no such entry, or none that can be read."""
        masked = self._sealed.get(function, {}).get(_place(function, signature)) if signature else None
        if masked is None:
            return {}
        try:
            said = json.loads(_masked(function, signature, base64.b64decode(masked)))
        except ValueError:
            return {}
        return said if isinstance(said, dict) else {}


def _place(function: str, signature: str) -> str:
    return hashlib.sha256(f"place {function} {signature}".encode()).hexdigest()[:16]


def _mask(function: str, signature: str, data: bytes) -> str:
    return base64.b64encode(_masked(function, signature, data)).decode()


def _masked(function: str, signature: str, data: bytes) -> bytes:
    """The same once more takes the mask off."""
    mask = b""
    while len(mask) < len(data):
        mask += hashlib.sha256(f"mask {len(mask)} {function} {signature}".encode()).digest()
    return bytes(a ^ b for a, b in zip(data, mask, strict=False))
