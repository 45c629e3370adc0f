"""Decorators that print and measure, generators inside, classes that build lists, output in every call. All right."""
import functools
import random
import time


def izpisi(f):
    @functools.wraps(f)
    def ovita(*args):
        zacetek = time.time()
        rezultat = f(*args)
        print(f.__name__, "je trajala", time.time() - zacetek)
        return rezultat
    return ovita


@izpisi
def najvecja_potenca(n):
    return max(Potence(n))


class Potence:
    def __init__(self, meja):
        self.meja = meja

    def __iter__(self):
        p = 1
        while p <= self.meja:
            yield p
            p *= 2


@izpisi
def razbij(n):
    def deli(n):
        while n:
            p = najvecja_potenca(n)
            yield p
            n -= p
    return list(deli(n))


@izpisi
def vsebuje(s, x):
    print(s, x)
    return {True: True}.get(x in s, False)


@izpisi
def razlika(s, t):
    return sorted(set(s) ^ set(t), reverse=True)


@izpisi
def razbij_seznam(s):
    return list(razbij(n) for n in s)


@izpisi
@functools.lru_cache
def _vsota(s):
    v = 0
    for e in s:
        v += e
    return v


def vsota(s):
    return _vsota(tuple(s))


@izpisi
def zdruzi_sezname(s):
    return functools.reduce(razlika, s, [])


@izpisi
def poteza_racunalnik(s):
    if random.random() < 0.9:
        v = s.index(max(s))
        return v, 1
    v = random.choice([v for v, n in enumerate(s) if n])
    return v, random.randint(1, s[v])
