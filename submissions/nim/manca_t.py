from random import randint

def NajvecjaPotenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p

def razbij(n):
    deli = []
    while n > 0:
        deli.append(NajvecjaPotenca(n))
        n -= deli[-1]
    return deli

def Vsebuje(s, x):
    for e in s:
        if e == x:
            return True
    return False

def razlika(s, t):
    deli = []
    for e in s:
        if not Vsebuje(t, e):
            deli.append(e)
    for e in t:
        if not Vsebuje(s, e):
            deli.append(e)
    return deli

def razbij_seznam(s):
    deli = []
    for n in s:
        deli.append(razbij(n))
    return deli

def vsota(s):
    v = 0
    for e in s:
        v += e
    return v

def združi_sezname(s):
    deli = []
    for e in s:
        deli = razlika(deli, e)
    return deli

def poteza_racunalnik(s):
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return v, randint(1, s[v])
