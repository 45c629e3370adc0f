from random import *


def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p


def razbij(n):
    r = []
    while n > 0:
        r.append(najvecja_potenca(n))
        n -= r[-1]
    return r


def vsebuje(s, x):
    return x in s


def razlika(s, t):
    pass


def razbij_seznam(s):
    return [razbij(e) for e in s]


def vsota(s):
    v = 0
    for e in s:
        v += e
    return v


def zdruzi_sezname(s):
    """Tega ne znam."""
    ...


def poteza_racunalnik(s):
    pass
