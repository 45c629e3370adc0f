"""Wins with any move instead of one.

fails: win
ru: Ходящему достаточно одного выигрышного хода: any, а не all.
en: One winning move is enough: any, not all.
sl: Dovolj je ena zmagovalna poteza: any, ne all.
pl: Wystarczy jeden wygrywający ruch: any, a nie all.
"""

from functools import lru_cache
KONEC = 30
MINUS = [3, 6]
DELI = 3


def moves(s):
    return [s - m for m in MINUS] + [s // DELI]


@lru_cache(None)
def win(s):
    return all(h <= KONEC or not win(h) for h in moves(s))
