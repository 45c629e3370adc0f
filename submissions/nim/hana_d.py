# Hana D., 1. letnik
from random import *

# najvecja potenca stevila 2
def najvecja_potenca(n):
    rezultat = 0
    for stevec in range(0, n + 1):
        potenca = 2 ** stevec
        if potenca <= n:
            rezultat = potenca
        else:
            break
    return rezultat

# razbitje na potence
def razbij(n):
    seznam = []
    while n > 0:
        potenca = najvecja_potenca(n)
        seznam.append(potenca)
        n = n - potenca
    return seznam

def vsebuje(s, x):
    if x in s:
        return True
    else:
        return False

def razlika(s, t):
    seznam = []
    for m in s:
        if not m in t:
            seznam.append(m)
    for n in t:
        if not n in s:
            seznam.append(n)
    return seznam

def razbij_seznam(s):
    seznam = []
    for m in s:
        seznam.append(razbij(m))
    return seznam

def vsota(s):
    sestevek = 0
    for m in s:
        sestevek += m
    return sestevek

def zdruzi_sezname(s):
    seznam = []
    for m in s:
        seznam = razlika(m, seznam)
    return seznam

def poteza_racunalnik(s):
    while True:
        vrstica = randint(0, len(s) - 1)
        if s[vrstica] != 0:
            kovanci = randint(1, s[vrstica])
            return vrstica, kovanci
