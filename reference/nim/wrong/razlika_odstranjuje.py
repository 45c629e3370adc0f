"""Removes from the list that the loop goes through, and so skips elements.

fails: razlika
sl: Brišeš iz seznama, po katerem teče zanka, zato kakšen element preskoči. Sestavi nov seznam.
en: You remove from the list that the loop goes through, so it skips elements. Build a new list.
ru: Вы удаляете из списка, по которому идёт цикл, и он пропускает элементы. Постройте новый список.
pl: Usuwasz z listy, po której idzie pętla, więc pomija ona elementy. Zbuduj nową listę.
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
    r = s[:]
    for e in r:
        if e in t:
            r.remove(e)
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
