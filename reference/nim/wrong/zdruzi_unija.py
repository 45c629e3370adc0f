"""Each element that is in any of the lists, once.

fails: zdruzi_sezname
sl: Vračaš vse elemente po enkrat; tisti, ki so v sodem številu seznamov, morajo izpasti.
en: You return all elements once; those in an even number of the lists have to drop out.
ru: Вы возвращаете все элементы по разу; те, что в чётном числе списков, должны выпасть.
pl: Zwracasz wszystkie elementy po razie; te z parzystej liczby list muszą wypaść.
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
        for e in sez:
            if e not in r:
                r.append(e)
    return r


def poteza_racunalnik(s):
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return v, randint(1, s[v])
