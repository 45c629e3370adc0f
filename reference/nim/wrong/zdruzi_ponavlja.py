"""An element that occurs three times is listed three times.

fails: zdruzi_sezname
sl: Element, ki se pojavi trikrat, si naštel trikrat; vsak sme biti v rezultatu le enkrat.
en: An element that occurs three times is listed three times; each may be there only once.
ru: Элемент, который встречается три раза, перечислен трижды; каждый нужен только один раз.
pl: Element występujący trzy razy jest wymieniony trzy razy; każdy ma być tylko raz.
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
        if vsi.count(e) % 2 == 1:
            r.append(e)
    return r


def poteza_racunalnik(s):
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return v, randint(1, s[v])
