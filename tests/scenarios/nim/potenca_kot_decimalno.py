"""Right, but in floats: 16.0 for 16. With it `razbij` loses digits beyond 2**53 by no fault of its own."""
from random import choice, randint


def najvecja_potenca(n):
    p = 1.0
    while p * 2.0 <= n:
        p = p * 2.0
    return p


def razbij(n):
    deli = []
    while n > 0:
        p = najvecja_potenca(n)
        deli.append(p)
        n = n - p
    return deli


def vsebuje(s, x):
    for e in s:
        if e == x:
            return 1
    return 0


def razlika(s, t):
    return tuple(e for e in s if e not in t) + tuple(e for e in t if e not in s)


def razbij_seznam(s):
    return tuple(razbij(n) for n in s)


def vsota(s):
    v = 0.0
    for e in s:
        v += e
    return v


def zdruzi_sezname(s):
    r = ()
    for e in s:
        r = razlika(r, tuple(e))
    return list(r)


def poteza_racunalnik(s):
    v = choice([v for v in range(len(s)) if s[v]])
    return [v, randint(1, s[v])]
