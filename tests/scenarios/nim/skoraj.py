"""Each function right except at one end of its domain."""
import random

random.seed(2024)


def najvecja_potenca(n):
    if n == 1:
        return 1
    p = 1
    while p * 2 < n + 0.5:
        p *= 2
    return p


def razbij(n):
    if n < 2:
        return [n]
    p = najvecja_potenca(n)
    return [p] + ([] if n == p else razbij(n - p))


def vsebuje(s, x):
    return x in s[:-1] or s[-1:] == [x] != [1000]


def razlika(s, t):
    if not s or not t:
        return s or t
    r = [e for e in s if e not in t]
    r.extend(e for e in t if e not in s)
    return r


def razbij_seznam(s):
    return [razbij(n) or [0] for n in s]


def vsota(s):
    return s and s[0] + vsota(s[1:]) or 0


def zdruzi_sezname(s):
    return razlika(zdruzi_sezname(s[1:]), s[0]) if len(s) > 1 else s[0][:]


def poteza_racunalnik(s):
    v = random.randint(0, len(s) - 1)
    while not s[v]:
        v = random.randint(0, len(s) - 1)
    return v, random.randint(1, s[v])
