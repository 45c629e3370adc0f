"""Counting without an end, and one loop over both orders of the two lists."""
from itertools import count
from random import *


def najvecja_potenca(n):
    for stopnja in count(1):
        if 2 ** stopnja > n:
            return 2 ** (stopnja - 1)


def razbij(n):
    kosi = []
    for stopnja in count():
        if n == 0:
            break
        kosi.append(najvecja_potenca(n))
        n -= kosi[stopnja]
    return kosi


def vsebuje(s, x):
    return x in s


def razlika(s, t):
    loceni = []
    for prvi, drugi in [(s, t), (t, s)]:
        for kos in prvi:
            if kos not in drugi:
                loceni.append(kos)
    return loceni


def razbij_seznam(s):
    kosi = [None] * len(s)
    for mesto, n in enumerate(s):
        kosi[mesto] = razbij(n)
    return kosi


def vsota(s):
    r = 0
    for i in range(len(s)):
        r += s[i]
    return r


def zdruzi_sezname(s):
    kup = []
    for i in range(len(s)):
        kup = razlika(kup, s[i])
    return kup


def poteza_racunalnik(s):
    """Best move through the functions above; on a lost position a random one."""
    skupni = zdruzi_sezname(razbij_seznam(s))
    if skupni:
        for i, e in enumerate(s):
            pusti = vsota(razlika(razbij(e), skupni))
            if pusti < e:
                return i, e - pusti
    while 1:
        i = randrange(len(s))
        if s[i] > 0:
            return i, randrange(s[i]) + 1
