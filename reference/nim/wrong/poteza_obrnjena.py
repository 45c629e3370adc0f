"""Returns (coins, row) and not (row, coins).

fails: poteza_racunalnik
sl: Prva mora biti številka vrstice, druga število kovancev; pri tebi je obratno.
en: The row comes first and the coins second; yours are the other way round.
ru: Сначала номер строки, потом число монет; у вас наоборот.
pl: Najpierw numer wiersza, potem liczba monet; u ciebie jest odwrotnie.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p


def razbij(n):
    deli = []
    while n > 0:
        p = najvecja_potenca(n)
        deli.append(p)
        n -= p
    return deli


def vsebuje(s, x):
    for e in s:
        if e == x:
            return True
    return False


def razlika(s, t):
    r = []
    for e in s:
        if e not in t:
            r.append(e)
    for e in t:
        if e not in s:
            r.append(e)
    return r


def razbij_seznam(s):
    r = []
    for n in s:
        r.append(razbij(n))
    return r


def vsota(s):
    v = 0
    for e in s:
        v += e
    return v


def zdruzi_sezname(s):
    r = []
    for sez in s:
        r = razlika(r, sez)
    return r


def poteza_racunalnik(s):
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return randint(1, s[v]), v
