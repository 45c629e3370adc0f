"""Always the whole of a row that is chosen at random.

fails: poteza_racunalnik
sl: Naključna je le vrstica; tudi število kovancev mora biti naključno, ne vedno vsi.
en: Only the row is random; the number of coins has to be random too, not always all of them.
ru: Случайна только строка; число монет тоже должно быть случайным, а не всегда все.
pl: Losowy jest tylko wiersz; liczba monet też ma być losowa, nie zawsze wszystkie.
"""

from random import choice


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
    v = choice([i for i in range(len(s)) if s[i] > 0])
    return v, s[v]
