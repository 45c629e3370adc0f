"""Returns the exponent and not the power.

fails: najvecja_potenca
sl: Vračaš eksponent namesto potence: za 22 je prav 16, ne 4.
en: You return the exponent, not the power: for 22 the answer is 16, not 4.
ru: Вы возвращаете показатель, а не саму степень: для 22 ответ 16, а не 4.
pl: Zwracasz wykładnik, a nie potęgę: dla 22 wynikiem jest 16, a nie 4.
"""

from random import randint


def najvecja_potenca(n):
    i = 0
    while 2 ** (i + 1) <= n:
        i += 1
    return i


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
    return v, randint(1, s[v])
