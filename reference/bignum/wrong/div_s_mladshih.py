"""Begins with the lowest limb.

fails: div_short
ru: Деление начинается со старшего разряда.
en: A division begins with the highest limb.
sl: Deljenje se začne pri najvišjem mestu.
pl: Dzielenie zaczyna się od najstarszej pozycji.
"""

BASE = 10000


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def div_short(a, k):
    c = []
    ostatok = 0
    for x in a:
        ostatok = ostatok * BASE + x
        c.append(ostatok // k)
        ostatok %= k
    return strip(c)
