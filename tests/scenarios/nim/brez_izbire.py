"""The bonus, unusually: all moves are tried, wins are remembered; on a lost position the clock is the die."""
from time import perf_counter_ns


def najvecja_potenca(n):
    p = 1
    while n >= p:
        p = p * 4
    return p // 4 if n < p // 2 else p // 2


def razbij(n):
    deli = []
    while n:
        deli += [najvecja_potenca(n)]
        n -= deli[-1]
    return deli


def vsebuje(s, x):
    return x in s


def razlika(s, t):
    u = {}
    for e in s + t:
        u[e] = u.get(e, 0) + 1
    return [e for e in u if u[e] == 1]


def razbij_seznam(s):
    return [razbij(n) for n in s]


def vsota(s):
    v = 0
    for e in s:
        v += e
    return v


def zdruzi_sezname(s):
    u = []
    for e in s:
        u = razlika(u, e)
    return u


def poteza_racunalnik(s):
    poteze = {(v, k) for v in range(len(s)) for k in range(1, s[v] + 1)}
    for v, k in poteze:
        if not zdruzi_sezname(razbij_seznam([n - k * (i == v) for i, n in enumerate(s)])):
            return v, k
    return sorted(poteze)[perf_counter_ns() // 100 % len(poteze)]
