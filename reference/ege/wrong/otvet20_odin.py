"""Gives one value instead of two.

fails: otvet20
ru: В задании 20 нужны два наименьших значения.
en: Task 20 asks for the two smallest values.
sl: Naloga 20 sprašuje po dveh najmanjših vrednostih.
pl: Zadanie 20 pyta o dwie najmniejsze wartości.
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


otvet20 = [s for s in range(KONEC + 1, 400) if not win1(s) and win2(s)][0]
