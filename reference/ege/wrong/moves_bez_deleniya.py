"""Leaves the division out.

fails: moves
ru: Разделить кучу - тоже ход.
en: To divide the heap is a move too.
sl: Tudi deljenje kupa je poteza.
pl: Podzielenie stosu też jest ruchem.
"""

MINUS = [3, 6]


def moves(s):
    return [s - m for m in MINUS]
