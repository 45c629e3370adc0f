"""A first move that ends the game counts.

fails: win2
ru: Первый ход не должен кончать игру: иначе это выигрыш первым ходом.
en: The first move must not end the game: that would be a win with the first move.
sl: Prva poteza ne sme končati igre: to bi bila zmaga s prvo potezo.
pl: Pierwszy ruch nie może kończyć gry: byłaby to wygrana pierwszym ruchem.
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
        if h <= KONEC or all(g > KONEC and win1(g) for g in moves(h)):
            return True
    return False
