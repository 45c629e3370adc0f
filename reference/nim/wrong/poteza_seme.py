"""Seeds the generator with a constant, so that the same move comes every time.

fails: poteza_racunalnik
sl: Z istim semenom dobiš vsakič isto potezo; seed izpusti.
en: The same seed gives the same move every time; leave seed out.
ru: С одним и тем же seed ход каждый раз одинаковый; уберите seed.
pl: Z tym samym ziarnem ruch jest zawsze taki sam; usuń seed.
"""

from random import randint, seed


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
    seed(42)
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return v, randint(1, s[v])
