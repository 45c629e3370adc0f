"""Elements that occur exactly once: three times is odd too.

fails: zdruzi_sezname
sl: Vračaš elemente, ki se pojavijo natanko enkrat; tudi trikrat in petkrat je liho.
en: You return what occurs exactly once; three times and five times are odd too.
ru: Вы возвращаете то, что встречается ровно один раз; три и пять раз тоже нечётно.
pl: Zwracasz to, co występuje dokładnie raz; trzy i pięć razy to też nieparzyście.
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
    vsi = []
    for sez in s:
        vsi = vsi + sez
    r = []
    for e in vsi:
        if vsi.count(e) == 1:
            r.append(e)
    return r


def poteza_racunalnik(s):
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return v, randint(1, s[v])
