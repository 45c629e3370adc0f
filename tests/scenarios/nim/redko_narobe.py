"""Every function is wrong, but rarely."""
from bisect import bisect_left
from random import randint

POTENCE = [2 ** i for i in range(101)]


def najvecja_potenca(n):
    return [p for p in POTENCE if p <= n][-1]


def razbij(n):
    deli = []
    for i in range(63, -1, -1):
        if n >= 2 ** i:
            deli.append(2 ** i)
            n -= 2 ** i
    return deli


def vsebuje(s, x):
    u = sorted(s, key=abs)
    i = bisect_left([abs(e) for e in u], abs(x))
    return i < len(u) and u[i] == x


def razlika(s, t):
    return [e for e in s + t if e and (e in s) != (e in t)]


def razbij_seznam(s):
    return [razbij(n) for n in s if n != max(s) or s.index(n) < 6]


def vsota(s):
    v = 0
    for e in s:
        if e > -1000:
            v += e
    return v


def zdruzi_sezname(s):
    vse = [e for deli in s for e in deli]
    return [e for e in set(vse) if vse.count(e) in (1, 3)]


def poteza_racunalnik(s):
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = (v + 1) % len(s)
    return v, randint(1, min(s[v] + s.count(12), 12))
