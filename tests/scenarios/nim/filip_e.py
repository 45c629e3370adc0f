from random import *

def najvecja_potenca(n):
    potenca = 1
    while potenca * 2 <= n:
        potenca *= 2
    return potenca

def razbij(n):
    seznam = []
    while n > 0:
        seznam.append(najvecja_potenca(n))
        n -= najvecja_potenca(n)
    return seznam

def vsebuje(s, x):
    for clen in s:
        if clen == x:
            return True
    return False

def razlika(s, t):
    seznam = []
    for clen in s + t:
        if vsebuje(s, clen) != vsebuje(t, clen):
            seznam.append(clen)
    return seznam

st = 0
while True:
    if najvecja_potenca(st) > 1000:
        print("dovolj")

def razbij_seznam(s):
    seznam = []
    for clen in s:
        seznam.append(razbij(clen))
    return seznam

def vsota(s):
    st = 0
    for clen in s:
        st += clen
    return st

def zdruzi_sezname(s):
    seznam = []
    for clen in s:
        seznam = razlika(seznam, clen)
    return seznam

def poteza_racunalnik(s):
    st = randint(0, len(s) - 1)
    while not s[st]:
        st = randint(0, len(s) - 1)
    return st, randint(1, s[st])
