import math
from random import randint


def najvecja_potenca(n):
    return 2 ** math.floor(math.log(n, 2))


def razbij(n):
    razbitje = []
    while n > 0:
        razbitje.append(najvecja_potenca(n))
        n -= razbitje[-1]
    return razbitje


def vsebuje(s, x):
    return x in s


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
    return [razbij(e) for e in s]


def vsota(s):
    v = 0
    for e in s:
        v += e
    return v


def zdruzi_sezname(s):
    v = []
    for e in s:
        v = razlika(v, e)
    return v


def poteza_racunalnik(s):
    while True:
        v = randint(0, len(s) - 1)
        if s[v]:
            return v, randint(1, s[v])
