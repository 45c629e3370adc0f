"""Right, but computes the same again and again.

fails: win
ru: Без lru_cache одни и те же позиции считаются миллионы раз.
en: Without lru_cache the same positions are computed millions of times.
sl: Brez lru_cache se iste pozicije računajo milijonkrat.
pl: Bez lru_cache te same pozycje są liczone miliony razy.
"""

KONEC = 30
MINUS = [3, 6]
DELI = 3


def moves(s):
    return [s - m for m in MINUS] + [s // DELI]


def win(s):
    if s <= KONEC:
        return False
    return not all([win(h) for h in moves(s)])
