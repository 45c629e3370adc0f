from random import randint
from pomozne import najvecja_potenca, razbij, razlika
import pomozne


def vsebuje(s, x):
    return pomozne.prestej(s, x) != 0


def razbij_seznam(s):
    return [razbij(n) for n in s]


def vsota(s):
    v = 0
    for n in s:
        v += n
    return v


def zdruzi_sezname(s):
    r = []
    for n in s:
        r = razlika(r, n)
    return r


def poteza_racunalnik(s):
    while True:
        v = randint(0, len(s) - 1)
        k = randint(1, 12)
        if k <= s[v]:
            return v, k
