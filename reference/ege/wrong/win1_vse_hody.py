"""Asks that every move ends the game.

fails: win1
ru: Достаточно одного хода, который кончает игру.
en: One move that ends the game is enough.
sl: Dovolj je ena poteza, ki konča igro.
pl: Wystarczy jeden ruch, który kończy grę.
"""

KONEC = 30
MINUS = [3, 6]
DELI = 3


def moves(s):
    return [s - m for m in MINUS] + [s // DELI]


def win1(s):
    return all(h <= KONEC for h in moves(s))
