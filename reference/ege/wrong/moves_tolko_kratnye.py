"""Divides only what has no remainder.

fails: moves
ru: Делить можно любую кучу: остаток отбрасывается.
en: Any heap can be divided: the remainder is dropped.
sl: Deliti je mogoče vsak kup: ostanek se zavrže.
pl: Podzielić można każdy stos: resztę się odrzuca.
"""

MINUS = [3, 6]
DELI = 3


def moves(s):
    h = [s - m for m in MINUS]
    if s % DELI == 0:
        h.append(s // DELI)
    return h
