from random import randint

def najvecja_potenca(n):
    p = 1
    while p <= n / 2:
        p = p * 2
    return p

def razbij(n):
    s = []
    while n > 0:
        p = najvecja_potenca(n)
        s.append(p)
        n = n - p
    return s

def vsebuje(s, x):
    return x in s

def razlika(s, t):
    r = []
    for i in s:
        if i not in t:
            r.append(i)
    for i in t:
        if i not in s:
            r.append(i)
    return r

def razbij_seznam(s):
    r = []
    for i in s:
        r.append(razbij(i))
    return r

def vsota(s):
    r = 0
    for i in s:
        r = r + i
    return r

def zdruzi_sezname(s):
    r = []
    for i in s:
        r = razlika(r, i)
    return r

def poteza_racunalnik(s):
    # vzamem vse iz nakljucne vrstice
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    return v, s[v]
