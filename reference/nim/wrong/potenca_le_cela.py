"""Works for whole numbers only: range(n + 1) refuses a float.

fails: najvecja_potenca
sl: Za n, ki ni celo število, se funkcija ustavi z napako: range potrebuje cela števila.
en: The function stops with an error where n is not a whole number: range needs whole numbers.
ru: Если n не целое, функция падает с ошибкой: range принимает только целые числа.
pl: Gdy n nie jest całkowite, funkcja kończy się błędem: range wymaga liczb całkowitych.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    for i in range(n + 1):
        if 2 ** i > n:
            break
        p = 2 ** i
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
