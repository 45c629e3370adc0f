"""Takes the first list without asking whether there is one.

fails: zdruzi_sezname
sl: Kadar v s ni nobenega seznama, s[0] ne obstaja; začni s praznim seznamom.
en: Where s holds no lists there is no s[0]; start with an empty list.
ru: Если в s нет ни одного списка, то s[0] не существует; начните с пустого списка.
pl: Gdy w s nie ma żadnej listy, s[0] nie istnieje; zacznij od pustej listy.
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
    r = s[0]
    for sez in s[1:]:
        r = razlika(r, sez)
    return r


def poteza_racunalnik(s):
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return v, randint(1, s[v])
