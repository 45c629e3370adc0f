"""The borrow does not go on beyond the end of b.

fails: sub
ru: Заём может идти дальше конца числа b, через несколько нулей.
en: A borrow can go on beyond the end of b, through several zeros.
sl: Izposoja lahko gre prek konca števila b, skozi več ničel.
pl: Pożyczka może iść dalej niż koniec liczby b, przez kilka zer.
"""

BASE = 10000


def strip(a):
    c = list(a)
    while len(c) > 1 and c[-1] == 0:
        c.pop()
    return c


def sub(a, b):
    c = a[:]
    for i in range(len(b)):
        c[i] -= b[i]
        if c[i] < 0:
            c[i] += BASE
            c[i + 1] -= 1
    return strip(c)
