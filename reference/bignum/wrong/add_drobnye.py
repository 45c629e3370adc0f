"""The carry is a fraction.

fails: add
ru: Перенос - целая часть от деления: // вместо /.
en: The carry is the whole part of the quotient: // instead of /.
sl: Prenos je celi del količnika: // namesto /.
pl: Przeniesienie to część całkowita ilorazu: // zamiast /.
"""

BASE = 10000


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def add(a, b):
    c = []
    perenos = 0
    for i in range(max(len(a), len(b))):
        x = perenos
        if i < len(a):
            x += a[i]
        if i < len(b):
            x += b[i]
        c.append(int(x % BASE))
        perenos = x / BASE
    if perenos >= 1:
        c.append(int(perenos))
    return c
