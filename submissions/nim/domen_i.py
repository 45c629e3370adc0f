from random import randint


def najvecja_potenca(n):
    return 2 ** int(__import__("math").log2(n))


def razbij(n):
    return [2 ** i for i in range(66, -1, -1) if n & 2 ** i]


def vsebuje(s, x):
    return x in s


def razlika(s, t):
    return [x for x in s + t if (x in s) ^ (x in t)]


def razbij_seznam(s):
    return list(map(razbij, s))


def vsota(s):
    return sum(s)


def zdruzi_sezname(s):
    r = []
    for x in s:
        r = razlika(r, x)
    return r


def poteza_racunalnik(s):
    while True:
        i = randint(0, len(s) - 1)
        if s[i]:
            return i, randint(1, s[i])
