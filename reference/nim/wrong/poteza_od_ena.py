"""Counts the rows from 1.

fails: poteza_racunalnik
sl: Vrstice šteješ od 1; prva vrstica ima številko 0.
en: You count the rows from 1; the first row is number 0.
ru: Вы считаете строки с 1; первая строка имеет номер 0.
pl: Liczysz wiersze od 1; pierwszy wiersz ma numer 0.
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
    v = randint(1, len(s))
    while s[v - 1] == 0:
        v = randint(1, len(s))
    return v, randint(1, s[v - 1])
