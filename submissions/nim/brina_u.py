# Brina U., vpisna številka 0
from random import *

def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p = p * 2
    return p

def razbij(n):
    razbitje = []
    while n != 0:
        razbitje.append(najvecja_potenca(n))
        n = n - razbitje[-1]
    return razbitje

def vsebuje(s, x):
    return x in s

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
    for e in s:
        r.append(razbij(e))
    return r

def vsota(s):
    """Sešteje vse, kar je v košu."""
    v = 0
    for e in s:
        v = v + e
    return v

def zdruzi_sezname(s):
    r = []
    for e in s:
        r = razlika(r, e)
    return r

def poteza_racunalnik(s):
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return v, randint(1, s[v])

print("Končano, živjo!")
