"""Hand-ins whose functions are the same but for names, comments and layout, with how common each of these forms is.

Evidence, never an accusation: short functions are written alike by many, so what counts is how rare the shared forms
are in this class. What the students were given has no form, and weighs nothing.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from grader.model.result import SubmissionResult

FEWEST_FUNCTIONS = 2
SHORTEST = 3
"""lines of a function that is looked at"""
FEWEST_LINES = 8
"""of all shared functions together"""
EVIDENCE = 4.5
"""sum of the logarithms of how rare the shared forms are: two forms, each of one hand-in in ten, are enough"""

Form = tuple[str, str]
"""function, digest"""


@dataclass(frozen=True)
class Alike:
    """A group: positions of hand-ins, the functions they share, and in how many of how many the rarest form occurs."""

    members: tuple[int, ...]
    functions: tuple[str, ...]
    rarest: int
    of: int


def alike_groups(submissions: Sequence[SubmissionResult]) -> list[Alike]:
    """Those with the most, and the rarest, forms first."""
    owners: dict[Form, list[int]] = defaultdict(list)
    lines: dict[Form, int] = {}
    having: dict[str, int] = defaultdict(int)
    for position, submission in enumerate(submissions):
        for function in submission.functions:
            having[function.name] += bool(function.form)
            if function.form and function.lines >= SHORTEST:
                owners[function.name, function.form].append(position)
                lines[function.name, function.form] = function.lines
    shared: dict[tuple[int, int], set[Form]] = defaultdict(set)
    for form, positions in owners.items():
        for pair in combinations(positions, 2):
            shared[pair].add(form)
    weights = {form: math.log(having[form[0]] / len(positions)) for form, positions in owners.items()}
    pairs = {
        pair: forms
        for pair, forms in shared.items()
        if len(forms) >= FEWEST_FUNCTIONS
        and sum(lines[form] for form in forms) >= FEWEST_LINES
        and sum(weights[form] for form in forms) >= EVIDENCE
    }
    groups = sorted(_joined(pairs), key=lambda group: (-sum(weights[form] for form in group[1]), group[0]))
    return [_group(members, forms, owners, having) for members, forms in groups]


def _joined(pairs: dict[tuple[int, int], set[Form]]) -> list[tuple[tuple[int, ...], set[Form]]]:
    """Pairs that share the same forms are one group."""
    by_forms: dict[frozenset[Form], set[int]] = defaultdict(set)
    for pair, forms in pairs.items():
        by_forms[frozenset(forms)].update(pair)
    return [(tuple(sorted(members)), set(forms)) for forms, members in by_forms.items()]


def _group(members: tuple[int, ...], forms: set[Form], owners: dict[Form, list[int]], having: dict[str, int]) -> Alike:
    rarest = min(forms, key=lambda form: (len(owners[form]) / having[form[0]], form))
    names = tuple(name for name, _ in sorted(forms))
    return Alike(members, names, len(owners[rarest]), having[rarest[0]])
