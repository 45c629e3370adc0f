"""Takes positions that are lost at once.

fails: otvet21
ru: В задании 21 хотя бы в одном случае нужен второй ход.
en: In task 21 the second move is needed at least once.
sl: V nalogi 21 je vsaj enkrat potrebna druga poteza.
pl: W zadaniu 21 przynajmniej raz potrzebny jest drugi ruch.
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
        if h > KONEC and all(g > KONEC and win1(g) for g in moves(h)):
            return True
    return False


otvet21 = [s for s in range(KONEC + 1, 400) if not win1(s) and all(win1(h) or win2(h) for h in moves(s))][0]
