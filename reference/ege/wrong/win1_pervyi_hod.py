"""Looks at the first move only.

fails: win1
ru: return False в цикле заканчивает проверку уже после первого хода.
en: return False inside of the loop ends the test after the first move.
sl: return False v zanki konča preverjanje že po prvi potezi.
pl: return False w pętli kończy sprawdzanie już po pierwszym ruchu.
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
        else:
            return False
