# Èrt Ž., vpisna številka 0
from random import *

def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p

def razbij(n):
    kosi = []
    while n != 0:
        kosi.append(najvecja_potenca(n))
        n = n - kosi[-1]
    return kosi

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
        v += e
    return v

def zdruzi_sezname(s):
    r = []
    for e in s:
        r = razlika(r, e)
    return r

def poteza_racunalnik(s):
    # najprej izberemo vrstico, ki še ni prazna
    v = choice([i for i in range(len(s)) if s[i] > 0])
    return v, randint(1, s[v])

print("Konèano, živjo!")
