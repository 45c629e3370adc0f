"""Forgets the division.

fails: win1
ru: Кончить игру может и деление кучи.
en: Dividing the heap can end the game too.
sl: Igro lahko konča tudi deljenje kupa.
pl: Grę może zakończyć także podzielenie stosu.
"""

KONEC = 30
MINUS = [3, 6]
DELI = 3


def moves(s):
    return [s - m for m in MINUS] + [s // DELI]


def win1(s):
    return s - max(MINUS) <= KONEC
