"""Lists the exponents and not the powers.

fails: razbij
sl: V seznamu so eksponenti namesto potenc: za 22 je prav [16, 4, 2], ne [4, 2, 1].
en: The list holds the exponents, not the powers: for 22 it is [16, 4, 2], not [4, 2, 1].
ru: В списке показатели, а не степени: для 22 верно [16, 4, 2], а не [4, 2, 1].
pl: Na liście są wykładniki zamiast potęg: dla 22 ma być [16, 4, 2], a nie [4, 2, 1].
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p


def razbij(n):
    deli = []
    i = 0
    while n > 0:
        if n % 2:
            deli.insert(0, i)
        n //= 2
        i += 1
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
