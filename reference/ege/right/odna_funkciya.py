"""Одна функция f(s, m): можно ли выиграть ровно за столько ходов; m чётно - ходит тот, кто выигрывает."""
from functools import cache

KONEC, MINUS, DELI = 30, [3, 6], 3


def moves(s):
    yield from (s - m for m in MINUS)
    yield s // DELI


@cache
def f(s, m):
    if s <= KONEC:
        return m % 2 == 0
    if m == 0:
        return False
    deti = [f(h, m - 1) for h in moves(s)]
    return any(deti) if m % 2 else all(deti)


def win(s):
    return any(f(s, m) for m in range(1, s, 2))


def win1(s):
    return f(s, 1)


def win2(s):
    return f(s, 3) and not f(s, 1)


vse = range(KONEC + 1, 300)
print("19)", min(s for s in vse if f(s, 2)))
print("20)", *[s for s in vse if f(s, 3) and not f(s, 1)][:2])
print("21)", next(s for s in vse if not f(s, 2) and all(f(h, 1) or f(h, 3) for h in moves(s))))
