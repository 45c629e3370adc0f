"""Divides each limb by itself.

fails: div_short
ru: Остаток старшего разряда переходит в младший: он там стоит 10000 раз.
en: The remainder of a limb goes down to the next: it counts 10000 times there.
sl: Ostanek višjega mesta gre v nižje: tam šteje 10000-krat.
pl: Reszta starszej pozycji przechodzi do młodszej: liczy się tam 10000 razy.
"""


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def div_short(a, k):
    c = []
    for x in a:
        c.append(x // k)
    return strip(c)
