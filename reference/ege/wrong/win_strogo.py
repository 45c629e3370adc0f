"""The game goes on with exactly KONEC stones.

fails: win, win1
ru: Игра кончается и тогда, когда осталось ровно KONEC камней: <=, а не <.
en: The game ends with exactly KONEC stones too: <=, not <.
sl: Igra se konča tudi pri natanko KONEC kamnih: <=, ne <.
pl: Gra kończy się także przy dokładnie KONEC kamieniach: <=, a nie <.
"""

from functools import lru_cache
KONEC = 30
MINUS = [3, 6]
DELI = 3


def moves(s):
    return [s - m for m in MINUS] + [s // DELI]


@lru_cache(None)
def win(s):
    return any(h < KONEC or not win(h) for h in moves(s))


def win1(s):
    return any(h < KONEC for h in moves(s))
