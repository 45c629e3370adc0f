from itertools import count
from random import choice, randint


def najvecja_potenca(n):
    return next(2 ** i for i in count() if 2 ** (i + 1) > n)


def razbij(n):
    r = []
    while n:
        r.append(najvecja_potenca(n))
        n -= r[-1]
    return r


def vsebuje(s, x):
    return x in s


def razlika(s, t):
    return [e for e in s if e not in t] + [e for e in t if e not in s]


def razbij_seznam(s):
    return [razbij(e) for e in s]


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
    v = choice([i for i, e in enumerate(s) if e])
    return v, randint(1, s[v])


if __name__ == '__main__':
    print(razbij_seznam([22, 5, 13]))
