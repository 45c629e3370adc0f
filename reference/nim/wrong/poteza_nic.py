"""May take no coin at all: randint(0, ...).

fails: poteza_racunalnik
sl: Včasih ne vzameš nobenega kovanca; vzeti je treba vsaj enega: randint(1, …).
en: Sometimes you take no coin; at least one has to be taken: randint(1, …).
ru: Иногда вы не берёте ни одной монеты; нужна хотя бы одна: randint(1, …).
pl: Czasem nie bierzesz żadnej monety; trzeba wziąć co najmniej jedną: randint(1, …).
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
    return v, randint(0, s[v])
