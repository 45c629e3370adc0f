"""Zero becomes an empty list.

fails: sub
ru: Нуль записывается как [0], а не как пустой список.
en: Zero is written [0], not as an empty list.
sl: Nič se zapiše [0], ne kot prazen seznam.
pl: Zero zapisujemy [0], a nie jako pustą listę.
"""

BASE = 10000


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def sub(a, b):
    c = []
    zaem = 0
    for i in range(len(a)):
        x = a[i] - zaem - (b[i] if i < len(b) else 0)
        zaem = 1 if x < 0 else 0
        c.append(x + zaem * BASE)
    while c and c[-1] == 0:
        c.pop()
    return c
