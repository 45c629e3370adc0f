from random import *
import math as m

def dolzina(n):
    st = m.frexp(n)
    return st[1] - 1

def eksponent(n):
    return dolzina(n)

def najvecja_potenca(n):
    return 2 ** eksponent(n)

def razbij(n):
    kosi = []
    while n > 0:
        kos = najvecja_potenca(n)
        kosi.append(kos)
        n -= kos
    return kosi

def vsebuje(s, x):
    for kos in s:
        if kos == x:
            return True
    return False

def razlika(s, t):
    kosi = []
    for kos in s:
        if not vsebuje(t, kos):
            kosi.append(kos)
    for kos in t:
        if not vsebuje(s, kos):
            kosi.append(kos)
    return kosi

def razbij_seznam(s):
    kosi = []
    for n in s:
        kosi.append(razbij(n))
    return kosi

def vsota(s):
    n = 0
    for kos in s:
        n += kos
    return n

def zdruzi_sezname(s):
    kosi = []
    for e in s:
        kosi = razlika(kosi, e)
    return kosi

def poteza_racunalnik(s):
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return v, randint(1, s[v])
