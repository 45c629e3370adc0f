"""Sets and dictionaries inside, lists outside."""
from collections import Counter
from random import sample, randint


def potence():
    p = 1
    while True:
        yield p
        p *= 2


def najvecja_potenca(n):
    zadnja = 1
    for p in potence():
        if p > n:
            break
        zadnja = p
    return zadnja


def razbij(n):
    deli = set()
    while n > 0:
        deli.add(najvecja_potenca(n))
        n -= najvecja_potenca(n)
    return sorted(deli, reverse=True)


def vsebuje(s, x):
    return x in set(s)


def razlika(s, t):
    return list(set(s) ^ set(t))


def razbij_seznam(s):
    slovar = {n: razbij(n) for n in s}
    return [list(slovar[n]) for n in s]


def vsota(s):
    koliko = Counter(s)
    rez = 0
    for x in koliko:
        rez += x * koliko[x]
    return rez


def zdruzi_sezname(s):
    kolikokrat = {}
    for podseznam in s:
        for x in podseznam:
            kolikokrat[x] = kolikokrat.get(x, 0) + 1
    return [x for x, k in kolikokrat.items() if k % 2]


def poteza_racunalnik(s):
    [v] = sample([i for i, e in enumerate(s) if e], 1)
    return [v, randint(1, s[v])]
