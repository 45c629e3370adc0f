"""Wants to leave a position that is won.

fails: win
ru: Сопернику нужно отдать проигрышную позицию: not win(h).
en: The other player must get a lost position: not win(h).
sl: Nasprotniku je treba prepustiti izgubljeno pozicijo: not win(h).
pl: Przeciwnikowi trzeba oddać pozycję przegraną: not win(h).
"""

from functools import lru_cache
KONEC = 30
MINUS = [3, 6]
DELI = 3


def moves(s):
    return [s - m for m in MINUS] + [s // DELI]


@lru_cache(None)
def win(s):
    return any(h <= KONEC or win(h) for h in moves(s))
