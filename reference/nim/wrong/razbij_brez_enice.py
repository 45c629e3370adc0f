"""Stops at 1: the 1 of odd numbers is lost.

fails: razbij
sl: Pri lihih številih manjka 1: ponavljaj, dokler ne ostane 0.
en: For odd numbers the 1 is missing: go on until 0 is left.
ru: Для нечётных чисел не хватает 1: продолжайте, пока не останется 0.
pl: Przy liczbach nieparzystych brakuje 1: powtarzaj, aż zostanie 0.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p


def razbij(n):
    deli = []
    while n > 1:
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
