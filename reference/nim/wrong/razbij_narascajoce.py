"""The powers are right, but in ascending order.

fails: razbij
sl: Potence so prave, a v obratnem vrstnem redu: največja mora biti prva.
en: The powers are right, but the other way round: the largest comes first.
ru: Степени верные, но порядок обратный: наибольшая должна стоять первой.
pl: Potęgi są dobre, ale kolejność odwrotna: największa ma być pierwsza.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p


def razbij(n):
    deli = []
    p = 1
    while n > 0:
        if n % 2 == 1:
            deli.append(p)
        p *= 2
        n //= 2
    return deli


def vsebuje(s, x):
    for e in s:
        if e == x:
            return True
    return False


def razlika(s, t):
    r = []
    for e in s:
        if e not in t:
            r.append(e)
    for e in t:
        if e not in s:
            r.append(e)
    return r


def razbij_seznam(s):
    r = []
    for n in s:
        r.append(razbij(n))
    return r


def vsota(s):
    v = 0
    for e in s:
        v += e
    return v


def zdruzi_sezname(s):
    r = []
    for sez in s:
        r = razlika(r, sez)
    return r


def poteza_racunalnik(s):
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return v, randint(1, s[v])
