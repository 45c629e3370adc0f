"""`r = s` is no copy: the list of the caller changes.

fails: razlika
sl: Z r = s ne narediš kopije, zato spremeniš seznam s; kopijo narediš s s[:].
en: r = s makes no copy, so you change the list s itself; s[:] makes a copy.
ru: r = s не создаёт копию, и вы меняете сам список s; копию создаёт s[:].
pl: r = s nie tworzy kopii, więc zmieniasz samą listę s; kopię tworzy s[:].
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
    r = s
    for e in t:
        if e in r:
            r.remove(e)
        else:
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
