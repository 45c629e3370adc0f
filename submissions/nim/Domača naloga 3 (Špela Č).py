# Špela Č.
from random import randint

def najvecja_potenca(n):
    največja = 1
    while največja * 2 <= n:
        največja = največja * 2
    return največja

def razbij(n):
    členi = []
    while n > 0:
        člen = najvecja_potenca(n)
        členi.append(člen)
        n -= člen
    return členi

def vsebuje(s, x):
    for člen in s:
        if člen == x:
            return True
    return False

def razlika(s, t):
    členi = []
    for člen in s:
        if not vsebuje(t, člen):
            členi.append(člen)
    for člen in t:
        if not vsebuje(s, člen):
            členi.append(člen)
    return členi

def razbij_seznam(s):
    seznami = []
    for število in s:
        seznami.append(razbij(število))
    return seznami

def vsota(s):
    vsota = 0
    for število in s:
        vsota += število
    return vsota

def zdruzi_sezname(s):
    združen = []
    for členi in s:
        združen = razlika(združen, členi)
    return združen

def poteza_racunalnik(s):
    možne = []
    for vrstica, kovancev in enumerate(s):
        if kovancev > 0:
            možne.append(vrstica)
    vrstica = možne[randint(0, len(možne) - 1)]
    return vrstica, randint(1, s[vrstica])
