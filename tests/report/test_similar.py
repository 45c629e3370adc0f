"""Sources that share what is rare in their class, and those that only share what everybody has."""

from __future__ import annotations

import dataclasses
import random

from grader.model.result import SubmissionResult
from grader.report.similar import MOST, similar_pairs
from tests.report.samples import BEST

TEMPLATE = "from random import randint\n\n\ndef najvecja_potenca(n):\n    # write here\n    return 0\n" * 6


def own(number: int) -> str:
    """A source that nobody else would write."""
    draw = random.Random(number)
    names = [f"v{draw.randrange(10**6)}" for _ in range(30)]
    return "".join(f"    {draw.choice(names)} = {draw.choice(names)} + {draw.randrange(1000)}\n" for _ in range(40))


def hand_in(source: str, digest: str = "") -> SubmissionResult:
    return dataclasses.replace(BEST, source=source, digest=digest)


def pairs(*sources: str) -> list[tuple[int, int, bool]]:
    found = similar_pairs([hand_in(source, str(hash(source))) for source in sources])
    return [(pair.first, pair.second, pair.identical) for pair in found]


def test_nobody_is_similar_by_what_all_have() -> None:
    assert pairs(*(TEMPLATE + own(number) for number in range(12))) == []
    assert pairs(*([TEMPLATE] * 9)) == []


def test_copy_is_found_also_with_other_layout_and_a_few_other_lines() -> None:
    copied = own(3).replace(" + ", "+").replace("    ", "\t").split("\n")
    changed = "\n".join([*copied[:10], "\tnew = 1", *copied[14:]])
    assert pairs(*(TEMPLATE + own(number) for number in range(12)), TEMPLATE + changed) == [(3, 12, False)]


def test_equal_files_are_told_as_such() -> None:
    assert pairs(*(TEMPLATE + own(number) for number in (0, 1, 2, 1, 4))) == [(1, 3, True)]


def test_next_to_nothing_is_no_evidence() -> None:
    assert pairs("", "", "x = 1\n", "x = 1\n") == []
    assert similar_pairs([]) == similar_pairs([hand_in("x")]) == []


def test_large_class_and_odd_sources_are_bounded() -> None:
    sources = [TEMPLATE + own(number) for number in range(320)] + ["\udc80" * 500, "x " * 100_000, own(5)]
    found = pairs(*sources, *(own(number) for number in range(40)))
    assert (5, 322, False) in found
    assert len(found) <= MOST


def test_what_was_given_is_no_evidence() -> None:
    """An untouched template, and functions that nobody but two has left as they were."""
    text = own(98) + own(99) + own(100)
    given = dataclasses.replace(BEST.functions[0], status="not_done", line=1, end_line=text.count("\n"))
    done = dataclasses.replace(BEST.functions[0], name="other", line=None)
    untouched = [dataclasses.replace(hand_in(text, "t"), functions=(given,)) for _ in range(2)]
    others = [hand_in(own(number), str(number)) for number in range(9)]
    assert similar_pairs([*untouched, *others]) == []
    started = [dataclasses.replace(hand_in(text + own(n)), functions=(given, done)) for n in (20, 21)]
    assert similar_pairs([*started, *others]) == []
    assert len(similar_pairs([*(dataclasses.replace(one, functions=(done,)) for one in started), *others])) == 1
