"""Chooses an empty row too.

fails: poteza_racunalnik
sl: Izbereš lahko tudi prazno vrstico; iz nje ni mogoče vzeti ničesar.
en: You may choose an empty row; nothing can be taken from it.
ru: Вы можете выбрать пустую строку; из неё нечего брать.
pl: Możesz wybrać pusty wiersz; nie da się z niego nic wziąć.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
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
    return v, randint(1, max(s[v], 1))
