"""Tries the first 64 powers only.

fails: najvecja_potenca
sl: Preizkusiš le omejeno število potenc, pri večjih številih obstaneš pri zadnji. Ponavljaj, dokler je treba.
en: You try a fixed number of powers and stay at the last one for larger numbers. Repeat as long as needed.
ru: Вы пробуете лишь фиксированное число степеней и для больших чисел застреваете на последней. Повторяйте, сколько нужно.
pl: Sprawdzasz tylko ustaloną liczbę potęg i przy większych liczbach zostajesz na ostatniej. Powtarzaj, ile trzeba.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    for i in range(64):
        if 2 ** i <= n:
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
