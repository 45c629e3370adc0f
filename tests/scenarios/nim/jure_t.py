from random import *

def najvecja_potenca(n):
    i = 0
    while 2 ** (i + 1) < n:
        i += 1
    return 2 ** i

def razbij(n):
    sez = []
    while n != 0:
        sez.append(najvecja_potenca(n))
        n = n - najvecja_potenca(n)
        if n == 1:
            sez.append(1)
            n = 0
    return sez

def vsebuje(s, x):
    for i in s:
        if i == x:
            return True
    return False

def razlika(s, t):
    sez = []
    for i in s:
        if i not in t:
            sez.append(i)
    for i in t:
        if i not in s:
            sez.append(i)
    return sez

def razbij_seznam(s):
    sez = []
    for i in s:
        sez.append(razbij(i))
    return sez

def vsota(s):
    a = 0
    for i in s:
        a += i
    return a

def zdruzi_sezname(s):
    sez = []
    for i in s:
        sez = razlika(sez, i)
    return sez

def poteza_racunalnik(s):
    a = randint(0, len(s) - 1)
    while s[a] == 0:
        a = randint(0, len(s) - 1)
    return a, randint(1, s[a])
