"""High zeros stay in the difference.

fails: sub
ru: Уберите старшие нули результата, но у нуля оставьте [0].
en: Take the high zeros of the result away; zero stays [0].
sl: Odstrani vodilne ničle rezultata; nič ostane [0].
pl: Usuń wiodące zera wyniku; zero zostaje [0].
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
        x = a[i] - zaem
        if i < len(b):
            x -= b[i]
        zaem = 1 if x < 0 else 0
        c.append(x + zaem * BASE)
    return c
