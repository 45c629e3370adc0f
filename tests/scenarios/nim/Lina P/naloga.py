# Lina P
# -*- coding: utf-8 -*-
from random import choice, randint

nakljucno = randint

def najvecja_potenca(n):
    vse = [1]
    while vse[-1] * 2 <= n:
        vse.append(vse[-1] * 2)
    return vse.pop()

def razbij(n):
    vse = []
    while n:
        vse.append(najvecja_potenca(n))
        n -= vse[-1]
    return vse

def vsebuje(s, x):
    return bool(s.count(x))

def razlika(s, t):
    skupni = [e for e in s if e in t]
    return [e for e in s + t if e not in skupni]

def razbij_seznam(s):
    return [razbij(e) for e in s]

def vsota(s):
    st = 0
    for e in s:
        st += e
    return st

def zdruzi_sezname(s):
    vse = []
    for e in s:
        vse = razlika(vse, e)
    return vse

def poteza_racunalnik(s):
    ostanek = zdruzi_sezname(razbij_seznam(s))
    if not ostanek:
        v = choice([i for i in range(len(s)) if s[i]])
        return v, nakljucno(1, s[v])
    # v eni od vrstic je gotovo najvecja od potenc, ki jih je treba odstraniti
    najvecja = najvecja_potenca(vsota(ostanek))
    for v in range(len(s)):
        if najvecja in razbij(s[v]):
            return v, s[v] - vsota(razlika(razbij(s[v]), ostanek))
