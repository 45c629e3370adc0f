"""int(n / 2) in the place of n // 2: wrong from about 2**53 on.

fails: razbij
sl: Pri zelo velikih številih je int(n / 2) nenatančen; uporabi celoštevilsko deljenje n // 2.
en: For very large numbers int(n / 2) is not exact; use whole division, n // 2.
ru: Для очень больших чисел int(n / 2) неточно; используйте целочисленное деление n // 2.
pl: Dla bardzo dużych liczb int(n / 2) jest niedokładne; użyj dzielenia całkowitego n // 2.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p


def razbij(n):
    deli = []
    p = 1
    while n > 0:
        if n % 2 == 1:
            deli = [p] + deli
        p = p * 2
        n = int(n / 2)
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
