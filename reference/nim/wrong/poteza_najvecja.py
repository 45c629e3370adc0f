"""The bonus: takes the surplus of the largest row always, though another row may be the one.

fails: poteza_racunalnik
sl: Odvečno jemlješ vedno iz največje vrstice; prava je tista, v kateri po odvzemu ostane manj.
en: You always take from the largest row; the right one is that which gets smaller by the difference.
ru: Вы всегда берёте из самой большой строки; нужна та, которая от разности становится меньше.
pl: Zawsze bierzesz z największego wiersza; właściwy to ten, który po różnicy maleje.
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
    odvec = vsota(zdruzi_sezname(razbij_seznam(s)))
    v = s.index(max(s))
    ostane = s[v] ^ odvec
    if odvec and ostane < s[v]:
        return v, s[v] - ostane
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return v, randint(1, s[v])
