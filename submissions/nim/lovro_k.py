from random import *

def najvecja_potenca(n):
    max_potenca = 0
    for j in range(0, n+1):
        y = 2**j
        if y <= n:
            max_potenca = y
        else:
            break
    return max_potenca

def vsebuje(s, x):
    if x in s:
        return True
    else:
        return False

def razbij(n):
    potence = []
    while n > 0:
        y = najvecja_potenca(n)
        potence.append(y)
        n = n-y
    return potence

def razbij_seznam(s):
    potence = []
    for x in s:
        potence.append(razbij(x))
    return potence

def razlika(s, t):
    razlicni = []
    for x in s:
        if not x in t:
            razlicni.append(x)
    for y in t:
        if not y in s:
            razlicni.append(y)
    return razlicni

def vsota(s):
    vsota_stevil = 0
    for x in s:
        vsota_stevil += x
    return vsota_stevil

def zdruzi_sezname(s):
    razlicni = []
    for x in s:
        razlicni = razlika(x, razlicni)
    return razlicni

def poteza_racunalnik(s):
    while True:
        x = randint(0, len(s)-1)
        if s[x] != 0:
            y = randint(1, s[x])
            return x, y
