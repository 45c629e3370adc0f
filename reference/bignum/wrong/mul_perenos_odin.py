"""Carries at most 1.

fails: mul_short
ru: Перенос при умножении бывает больше 1: это x * k // BASE.
en: The carry of a product can be more than 1: it is x * k // BASE.
sl: Prenos pri množenju je lahko večji od 1: to je x * k // BASE.
pl: Przeniesienie przy mnożeniu bywa większe od 1: to x * k // BASE.
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
        s = x * k + perenos
        perenos = 0
        if s >= BASE:
            s %= BASE
            perenos = 1
        c.append(s)
    if perenos:
        c.append(perenos)
    return strip(c)
