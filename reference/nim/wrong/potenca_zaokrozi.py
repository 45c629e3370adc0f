"""Divides with `/`: just below a large power the quotient is rounded up.

fails: najvecja_potenca
sl: Deljenje z / pri velikih številih zaokrožuje, zato je odgovor tik pod potenco prevelik. Uporabi // ali množi.
en: Division with / rounds large numbers, so just below a power the answer is too large. Use // or multiply.
ru: Деление / округляет большие числа, поэтому чуть ниже степени ответ слишком велик. Используйте // или умножение.
pl: Dzielenie / zaokrągla duże liczby, więc tuż poniżej potęgi wynik jest za duży. Użyj // albo mnożenia.
"""

from random import randint


def najvecja_potenca(n):
    p = 1
    while n >= 2:
        n = n / 2
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
    return v, randint(1, s[v])
