"""Searches in the text of the list: 1 is found in [10].

fails: vsebuje
sl: Iščeš v besedilu seznama, zato najdeš tudi 1 v [10]; primerjaj elemente.
en: You search the text of the list and so find 1 in [10]; compare the elements.
ru: Вы ищете в тексте списка и потому находите 1 в [10]; сравнивайте элементы.
pl: Szukasz w tekście listy, więc znajdujesz też 1 w [10]; porównuj elementy.
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
    return str(x) in str(s)


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
