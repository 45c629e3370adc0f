"""Everything stands twice: first a wrong or unfinished version, then the right one, which counts."""
import math
from random import *


def najvecja_potenca(n):
    return 2 ** int(math.log2(n))


def razlika(s, t):
    pass


def vsota(s):
    print(s)


def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p


razbij = None


if razbij is None:
    def razbij(n):
        r = []
        while n:
            r.append(najvecja_potenca(n))
            n -= r[-1]
        return r


try:
    from nim_pomoc import vsebuje
except ImportError:
    def vsebuje(s, x):
        return x in s


def razlika(s, t):
    return [e for e in s + t if vsebuje(s, e) != vsebuje(t, e)]


for _ in range(1):
    def razbij_seznam(s):
        return [razbij(n) for n in s]


def vsota(s):
    v = 0
    for e in s:
        v += e
    return v


def zdruzi_sezname(s):
    r = []
    for e in s:
        r = razlika(r, e)
    return r


def poteza_racunalnik(s):
    return 0, s[0]


def nakljucna(s):
    v = choice([v for v in range(len(s)) if s[v]])
    return v, randint(1, s[v])


poteza_racunalnik = nakljucna
