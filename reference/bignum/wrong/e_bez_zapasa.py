"""Without digits in reserve the last ones are wrong.

fails: e_digits
ru: Каждое деление отбрасывает остаток: считайте с запасом в несколько знаков.
en: Each division drops a remainder: compute with a few digits more.
sl: Vsako deljenje zavrže ostanek: računaj z nekaj števkami več.
pl: Każde dzielenie gubi resztę: licz z zapasem kilku cyfr.
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
    if perenos:
        c.append(perenos)
    return c


def mul_short(a, k):
    c = []
    perenos = 0
    for x in a:
        perenos += x * k
        c.append(perenos % BASE)
        perenos //= BASE
    if perenos:
        c.append(perenos)
    return strip(c)


def div_short(a, k):
    c = []
    ostatok = 0
    for x in reversed(a):
        ostatok = ostatok * BASE + x
        c.insert(0, ostatok // k)
        ostatok %= k
    return strip(c)


def to_decimal(a):
    s = str(a[-1])
    for x in a[-2::-1]:
        s += str(x).zfill(4)
    return s


def e_digits(n):
    chlen = [1]
    for i in range(n):
        chlen = mul_short(chlen, 10)
    summa = [0]
    k = 1
    while chlen != [0]:
        summa = add(summa, chlen)
        ostatok = 0
        novyi = []
        for x in reversed(chlen):
            ostatok = ostatok * BASE + x
            novyi.insert(0, ostatok // k)
            ostatok %= k
        chlen = strip(novyi)
        k += 1
    s = to_decimal(summa)
    return s[0] + "." + s[1:n + 1]
