"""State: one that spoils the answers (a mutable default), one that is harmless (a memory of earlier answers)."""
from random import randint

znane = {}
klici = 0


def najvecja_potenca(n):
    global klici
    klici += 1
    if n not in znane:
        p = 1
        while p * 2 <= n:
            p *= 2
        znane[n] = p
    return znane[n]


def razbij(n, deli=[]):
    while n > 0:
        p = najvecja_potenca(n)
        deli.append(p)
        n -= p
    return deli


def vsebuje(s, x):
    return x in s


def razlika(s, t):
    return [e for e in s + t if (e in s) != (e in t)]


def razbij_seznam(s):
    return [razbij(n, []) for n in s]


skupaj = 0


def vsota(s):
    global skupaj
    for e in s:
        skupaj += e
    return skupaj


def zdruzi_sezname(s):
    r = []
    for e in s:
        r = razlika(r, e)
    return r


def poteza_racunalnik(s):
    while True:
        v = randint(0, len(s) - 1)
        if s[v]:
            return v, randint(1, s[v])
