from math import log2 as logaritem, trunc as odrezi
from random import choice, randint

def najvecja_potenca(n):
    eksponent = odrezi(logaritem(n))
    while 2 ** eksponent > n:
        eksponent -= 1
    return 2 ** eksponent

def razbij(n):
    deli = []
    p = 1
    while p * 2 <= n:
        p *= 2
    while p > 0:
        if n >= p:
            deli.append(p)
            n -= p
        p //= 2
    return deli

def vsebuje(s, x):
    return x in s

def razlika(s, t):
    return [e for e in s + t if e not in s or e not in t]

def razbij_seznam(s):
    return [razbij(e) for e in s]

def vsota(s):
    rezultat = 0
    for e in s:
        rezultat += e
    return rezultat

def zdruzi_sezname(s):
    rezultat = []
    for e in s:
        rezultat = razlika(rezultat, e)
    return rezultat

def poteza_racunalnik(s):
    i = choice([i for i, e in enumerate(s) if e > 0])
    return i, randint(1, s[i])
