"""Starts at 2, so that 1 is never returned.

fails: najvecja_potenca
sl: Najmanjša potenca števila 2 je 1 (2 ** 0); tvoja funkcija je ne najde.
en: The smallest power of 2 is 1 (2 ** 0); your function never finds it.
ru: Наименьшая степень двойки равна 1 (2 ** 0); ваша функция её не находит.
pl: Najmniejsza potęga dwójki to 1 (2 ** 0); twoja funkcja jej nie znajduje.
"""

from random import randint


def najvecja_potenca(n):
    p = 2
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
    return v, randint(1, s[v])
