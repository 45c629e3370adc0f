"""Always the same move: the whole of the first row that is not empty.

fails: poteza_racunalnik
sl: Poteza je vedno ista: vsa prva neprazna vrstica. Izberi jo naključno.
en: The move is always the same: the whole first row that is not empty. Choose at random.
ru: Ход всегда один и тот же: вся первая непустая строка. Выбирайте случайно.
pl: Ruch jest zawsze ten sam: cały pierwszy niepusty wiersz. Wybieraj losowo.
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
    for v in range(len(s)):
        if s[v] > 0:
            return v, s[v]
