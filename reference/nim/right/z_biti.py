"""Shifts and bit operations; nothing that counts the bits for it."""
from random import Random

kocka = Random()


def najvecja_potenca(n):
    b = 1
    while b << 1 <= n:
        b <<= 1
    return b


def razbij(n):
    od_spodaj = []
    b = 1
    while b <= n:
        if n & b:
            od_spodaj.insert(0, b)
        b <<= 1
    return od_spodaj


def vsebuje(s, x):
    return not all(e != x for e in s)


def razlika(s, t):
    r = []
    for e in s + t:
        if (e in s) ^ (e in t):
            r.append(e)
    return r


def razbij_seznam(s):
    return [*map(razbij, s)]


def vsota(s):
    v = 0
    for e in iter(s):
        v += e
    return v


def zdruzi_sezname(s):
    x = 0
    for podseznam in s:
        for e in podseznam:
            x ^= e
    return razbij(x)


def poteza_racunalnik(s):
    x = 0
    for e in s:
        x ^= e
    mozne = [(i, e - (e ^ x)) for i, e in enumerate(s) if e ^ x < e]
    if not mozne:
        mozne = [(i, k + 1) for i, e in enumerate(s) for k in range(e)]
    return kocka.choice(mozne)
