"""A beginner's way: flags, ranges with a fixed end, pieces of paper."""
from random import randint


def najvecja_potenca(n):
    odgovor = 1
    for i in range(5000):
        potenca = 2 ** i
        if potenca > n:
            break
        odgovor = potenca
    return odgovor


def razbij(n):
    seznam = []
    konec = False
    while not konec:
        if n == 0:
            konec = True
        else:
            a = najvecja_potenca(n)
            seznam.append(a)
            n = n - a
    return seznam


def vsebuje(s, x):
    jeNotri = False
    for i in range(0, len(s)):
        if s[i] == x:
            jeNotri = True
    return jeNotri


def razlika(s, t):
    nov = []
    for e in s + t:
        if (e in s and e not in t) or (e not in s and e in t):
            nov.append(e)
    return nov


def razbij_seznam(s):
    nov = []
    i = 0
    while i != len(s):
        nov.append(razbij(s[i]))
        i += 1
    return nov


def vsota(s):
    if s == []:
        return 0
    v = s[0]
    for i in range(1, len(s)):
        v += s[i]
    return v


def zdruzi_sezname(s):
    if s == []:
        return []
    v = s[0]
    for i in range(1, len(s)):
        v = razlika(v, s[i])
    return v


def poteza_racunalnik(s):
    a = 0
    b = 0
    while b == 0:
        a = randint(0, len(s) - 1)
        b = randint(0, s[a])
    return (a, b)
