"""Returns the first power that is too large.

fails: najvecja_potenca
sl: Vračaš prvo potenco, ki je že prevelika; potrebuješ tisto pred njo.
en: You return the first power that is already too large; the one before it is needed.
ru: Вы возвращаете первую слишком большую степень; нужна предыдущая.
pl: Zwracasz pierwszą potęgę, która jest już za duża; potrzebna jest poprzednia.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    while p <= n:
        p *= 2
    return p


def razbij(n):
    deli = []
    while n > 0:
        p = najvecja_potenca(n)
        deli.append(p)
        n -= p
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
