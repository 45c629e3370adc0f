"""The last carry is lost.

fails: add
ru: Последний перенос тоже нужно записать: сумма бывает на разряд длиннее.
en: The last carry must be kept too: the sum can be one limb longer.
sl: Tudi zadnji prenos je treba zapisati: vsota je lahko za eno mesto daljša.
pl: Ostatnie przeniesienie też trzeba zapisać: suma może być dłuższa o jedną pozycję.
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
        c.append(x % BASE)
        perenos = x // BASE
    return c
