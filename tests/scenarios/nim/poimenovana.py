"""Right: a named tuple is a tuple, and a list of an own class is a list; minus numbers of rows are no rows."""
from collections import namedtuple
from random import choice, randint

Poteza = namedtuple("Poteza", "vrstica kovancev")


class Kup(list):
    def odstrani_ali_dodaj(self, e):
        if e in self:
            self.remove(e)
        else:
            self.append(e)


def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p


def razbij(n):
    r = []
    while n:
        r.append(najvecja_potenca(n))
        n -= r[-1]
    return r


def vsebuje(s, x):
    return x in s


def razlika(s, t):
    kup = Kup(s)
    for e in t:
        kup.odstrani_ali_dodaj(e)
    return kup


def razbij_seznam(s):
    return [razbij(n) for n in s]


def vsota(s):
    v = 0
    for e in s:
        v += e
    return v


def zdruzi_sezname(s):
    kup = Kup()
    for deli in s:
        for e in deli:
            kup.odstrani_ali_dodaj(e)
    return kup


def poteza_racunalnik(s):
    v = choice([i for i, n in enumerate(s) if n])
    return Poteza(v, randint(1, s[v]))
