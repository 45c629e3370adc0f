from random import random


def najvecja_potenca(n):
    potence = [1]
    while potence[-1] <= n:
        potence.append(potence[-1] * 2)
    return potence[-2]


def razbij(n):
    razbitje = []
    ostanek = n
    while vsota(razbitje) < n:
        p = najvecja_potenca(ostanek)
        razbitje.append(p)
        ostanek = n - vsota(razbitje)
    return razbitje


def vsebuje(s, x):
    try:
        s.index(x)
        return True
    except ValueError:
        return False


def razlika(s, t):
    u = s[:]
    for e in t:
        if vsebuje(u, e):
            u.remove(e)
        else:
            u.append(e)
    return u


def razbij_seznam(s):
    u = s.copy()
    for i in range(len(u)):
        u[i] = razbij(u[i])
    return u


def vsota(s):
    a = 0
    for e in s[::-1]:
        a += e
    return a


def zdruzi_sezname(s):
    u = []
    for podseznam in s:
        for e in podseznam:
            if e in u:
                u.remove(e)
            else:
                u.append(e)
    return u


def poteza_racunalnik(s):
    while True:
        v = int(random() * len(s))
        k = int(random() * s[v]) + 1
        if k <= s[v]:
            return v, k
