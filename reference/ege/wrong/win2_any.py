"""Is content with one good reply.

fails: win2
ru: Выиграть нужно при любом ответе противника: all, а не any.
en: One has to win after every reply: all, not any.
sl: Zmagati je treba po vsakem odgovoru: all, ne any.
pl: Wygrać trzeba po każdej odpowiedzi: all, a nie any.
"""

KONEC = 30
MINUS = [3, 6]
DELI = 3


def moves(s):
    return [s - m for m in MINUS] + [s // DELI]


def win1(s):
    for h in moves(s):
        if h <= KONEC:
            return True
    return False


def win2(s):
    for h in moves(s):
        if h > KONEC and any(g > KONEC and win1(g) for g in moves(h)):
            return True
    return False
