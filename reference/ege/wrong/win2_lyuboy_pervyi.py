"""Asks it of every first move.

fails: win2
ru: Первый ход выбираем мы сами: достаточно одного подходящего.
en: We choose the first move ourselves: one that does is enough.
sl: Prvo potezo izberemo sami: dovolj je ena prava.
pl: Pierwszy ruch wybieramy sami: wystarczy jeden odpowiedni.
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
        if h <= KONEC:
            return False
        for g in moves(h):
            if g <= KONEC or not win1(g):
                return False
    return True
