from random import *


def najvecja_potenca(n):
    p = 1
    while True:
        if p * 2 > n:
            return p
        p = p * 2


def razbij(n):
    s = []
    p = najvecja_potenca(max(n, 1))
    while p >= 1:
        if n >= p:
            s.append(p)
            n -= p
        p //= 2
    return s


def vsebuje(s, x):
    return s.count(x) > 0


def razlika(s, t):
    return [e for e in s if e not in t] + [e for e in t if e not in s]


def razbij_seznam(s):
    r = []
    for e in s:
        r += [razbij(e)]
    return r


def vsota(s):
    v = 0
    for e in s:
        v += e
    return v


def zdruzi_sezname(s):
    r = []
    for e in s:
        r = razlika(e, r)
    return r


def poteza_racunalnik(s):
    vrstice = list(range(len(s)))
    shuffle(vrstice)
    odstrani = vsota(zdruzi_sezname(razbij_seznam(s)))
    for v in vrstice:
        if s[v] ^ odstrani < s[v]:
            return v, s[v] - (s[v] ^ odstrani)
    for v in vrstice:
        if s[v] > 0:
            return v, randint(1, s[v])


def pokazi(kupi):
    for st, kup in enumerate(kupi, 1):
        print(st, ":", "o " * kup)


kupi = [randint(3, 10) for _ in range(4)]
while any(kupi):
    pokazi(kupi)
    v = int(input("Iz katere vrstice? ")) - 1
    k = int(input("Koliko kovancev? "))
    kupi[v] -= k
    if any(kupi):
        v, k = poteza_racunalnik(kupi)
        kupi[v] -= k
        print("Vzamem", k, "iz", v + 1)
print("Konec igre.")
