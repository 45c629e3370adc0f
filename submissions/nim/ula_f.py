import math
from random import random, choice


def najvecja_potenca(n):
    """Brez math.log2, ker je v tej funkciji prepovedan."""
    kandidat = 1
    while kandidat * 2 <= n:
        kandidat *= 2
    return kandidat


def razbij(n):
    seznam = []
    while n > 0:
        seznam.append(najvecja_potenca(n))
        n -= seznam[-1]
    return seznam


def vsebuje(s, x):
    return x in s


def razlika(s, t):
    nov = []
    for e in s:
        if e not in t:
            nov.append(e)
    for e in t:
        if e not in s:
            nov.append(e)
    return nov


def razbij_seznam(s):
    return [razbij(e) for e in s]


def vsota(s):
    rezultat = 0
    for e in s:
        rezultat += e
    return rezultat


def zdruzi_sezname(s):
    rezultat = []
    for e in s:
        rezultat = razlika(rezultat, e)
    return rezultat


def poteza_racunalnik(s):
    # math tukaj ni prepovedan
    neprazne = [i for i in range(len(s)) if s[i] > 0]
    i = choice(neprazne)
    return i, math.floor(random() * s[i]) + 1


def polmer(ploscina):
    return math.sqrt(ploscina / math.pi)


print("Polmer kovanca:", polmer(5))
