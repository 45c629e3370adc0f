"""Each element overwrites the answer, only the last one counts.

fails: vsebuje
sl: Vsak element povozi prejšnji odgovor, zato šteje le zadnji v seznamu.
en: Every element overwrites the answer before, so only the last one of the list counts.
ru: Каждый элемент затирает прежний ответ, поэтому учитывается только последний.
pl: Każdy element nadpisuje poprzednią odpowiedź, więc liczy się tylko ostatni.
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
    odgovor = False
    for e in s:
        odgovor = e == x
    return odgovor


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
