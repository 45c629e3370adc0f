"""Stops one step early where n is a power itself: `<` in the place of `<=`.

fails: najvecja_potenca
sl: Kadar je n sam potenca števila 2, vrneš za pol premalo: primerjaj z <=, ne z <.
en: Where n is a power of 2 itself you return half of it: compare with <=, not with <.
ru: Если n само степень двойки, вы возвращаете вдвое меньше: сравнивайте через <=, а не <.
pl: Gdy n samo jest potęgą dwójki, zwracasz połowę: porównuj przez <=, a nie <.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    while p * 2 < n:
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
    return v, randint(1, s[v])
