"""Takes the coins out of s itself.

fails: poteza_racunalnik
sl: Funkcija naj potezo le vrne; kovance iz s bo odstranila igra.
en: The function only returns the move; the game takes the coins out of s.
ru: Функция только возвращает ход; монеты из s уберёт сама игра.
pl: Funkcja ma tylko zwrócić ruch; monety z s zabierze gra.
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
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    k = randint(1, s[v])
    s[v] -= k
    return v, k
