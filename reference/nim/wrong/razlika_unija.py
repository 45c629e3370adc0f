"""All elements of both lists: the union.

fails: razlika
sl: Vračaš vse elemente obeh seznamov; tistih, ki so v obeh, ne sme biti.
en: You return all elements of both lists; those that are in both must not be there.
ru: Вы возвращаете все элементы обоих списков; тех, что есть в обоих, быть не должно.
pl: Zwracasz wszystkie elementy obu list; tych, które są w obu, nie powinno być.
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
    r = s[:]
    for e in t:
        if e not in r:
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
