"""Compares with `is`: equal numbers need not be the same object.

fails: vsebuje
sl: Števila primerjaj z ==, ne z is: is deluje le po naključju, pri majhnih številih.
en: Compare numbers with ==, not with is: is works by chance only, for small numbers.
ru: Сравнивайте числа через ==, а не is: is работает лишь случайно, для малых чисел.
pl: Porównuj liczby przez ==, a nie is: is działa tylko przypadkiem, dla małych liczb.
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
        if e is x:
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
