"""Leaves out the last number.

fails: vsota
sl: Zadnjega števila ne prišteješ: range(len(s)) že sam konča pri zadnjem.
en: The last number is not added: range(len(s)) already ends at the last one.
ru: Последнее число не прибавляется: range(len(s)) и так заканчивается на последнем.
pl: Ostatnia liczba nie jest dodawana: range(len(s)) i tak kończy się na ostatniej.
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
    for i in range(len(s) - 1):
        v += s[i]
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
