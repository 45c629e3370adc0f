"""What is known of two strategies for Mastermind, held against the shipped reference over all 1,296 codes.

python -m benchmarks.mastermind

Ends with 1 if a fact does not come out: Knuth's strategy opens with the form xxyy and needs at most five guesses;
Cooley's opens with one repeated digit and needs about six: not more in nineteen games of twenty, never more than nine.
"""

from __future__ import annotations

import random
import runpy
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from benchmarks.contenders import ROOT

Code = tuple[int, ...]
SEED = 1


@dataclass(frozen=True)
class Games:
    """Of one strategy, against every code."""

    openings: frozenset[tuple[int, ...]]
    """how often the digits of the first guesses occur, descending"""
    lengths: Mapping[int, int]
    """so many guesses, the last one right -> of how many codes"""

    @property
    def codes(self) -> int:
        return sum(self.lengths.values())

    @property
    def mean(self) -> float:
        return sum(length * count for length, count in self.lengths.items()) / self.codes

    def within(self, guesses: int) -> float:
        """The share of the codes that are found with so many."""
        return sum(count for length, count in self.lengths.items() if length <= guesses) / self.codes

    def in_words(self) -> str:
        spread = ", ".join(f"{length}: {count}" for length, count in sorted(self.lengths.items()))
        return f"at most {max(self.lengths)}, {self.mean:.2f} in the mean ({spread})"


def form_of(code: Iterable[int]) -> tuple[int, ...]:
    """How often its digits occur: (2, 2) for xxyy, (2, 1, 1) for one repeated digit."""
    return tuple(sorted(Counter(code).values(), reverse=True))


def games_of_knuth(reference: Mapping[str, Any], colors: int = 6, pegs: int = 4) -> Games:
    """All games at once: codes that gave the same answers so far get the same guess."""
    codes = reference["all_codes"](colors, pegs)
    lengths: Counter[int] = Counter()
    opening = reference["knuth"](codes, colors, pegs)
    left: list[tuple[list[Code], Code, int]] = [(codes, opening, 1)]
    while left:
        possible, guess, count = left.pop()
        parts: dict[tuple[int, int], list[Code]] = {}
        for code in possible:
            parts.setdefault(reference["feedback"](guess, code), []).append(code)
        lengths[count] += len(parts.pop((pegs, 0), []))
        left += [(part, reference["knuth"](part, colors, pegs), count + 1) for part in parts.values()]
    return Games(frozenset({form_of(opening)}), lengths)


def games_of_cooley(reference: Mapping[str, Any], codes: Iterable[Code] | None = None) -> Games:
    """One game against each code; it draws lots, so the seed is stated."""
    random.seed(SEED)
    games = [reference["game"](code) for code in codes or reference["all_codes"]()]
    return Games(frozenset(form_of(game[0]) for game in games), Counter(map(len, games)))


def mastermind_lines() -> tuple[list[str], bool]:
    """For the results, and whether all facts came out."""
    reference = runpy.run_path(str(ROOT / "reference/mastermind/solution.py"))
    knuth, cooley = games_of_knuth(reference), games_of_cooley(reference)
    line = (
        f"Mastermind with the reference, over all {knuth.codes:,} codes. Guesses by Knuth's strategy, which opens with"
        f" the form xxyy: {knuth.in_words()}. By Cooley's, which opens with one repeated digit: {cooley.in_words()};"
        f" {cooley.within(6):.1%} of the codes with six."
    )
    return [line], all(
        [
            knuth.codes == cooley.codes == 6**4,
            knuth.openings == {(2, 2)} and max(knuth.lengths) <= 5,
            cooley.openings == {(2, 1, 1)} and max(cooley.lengths) <= 9 and cooley.within(6) > 0.95,
        ]
    )


def main() -> None:
    lines, fine = mastermind_lines()
    print("\n".join(lines))
    sys.exit(not fine)


if __name__ == "__main__":
    main()
