"""The last carry of the product is lost.

fails: mul_short
ru: После цикла остаётся перенос: его тоже нужно записать.
en: A carry is left after the loop: it must be written too.
sl: Po zanki ostane prenos: tudi tega je treba zapisati.
pl: Po pętli zostaje przeniesienie: je też trzeba zapisać.
"""

BASE = 10000


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def mul_short(a, k):
    c = []
    perenos = 0
    for x in a:
        c.append((x * k + perenos) % BASE)
        perenos = (x * k + perenos) // BASE
    return strip(c)
