"""The recursion ends with [0], so that a zero closes every list.

fails: razbij
sl: Na koncu seznama je odveč 0: razbij(0) mora biti prazen seznam.
en: There is a 0 too many at the end: razbij(0) has to be the empty list.
ru: В конце списка лишний 0: razbij(0) должен быть пустым списком.
pl: Na końcu listy jest zbędne 0: razbij(0) ma być pustą listą.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p


def razbij(n):
    if n == 0:
        return [0]
    p = najvecja_potenca(n)
    return [p] + razbij(n - p)


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
