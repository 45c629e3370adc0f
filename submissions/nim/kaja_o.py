import random

def najvecja_potenca(n):
    a = 1
    while a * 2 <= n:
        a *= 2
    return a

def razbij(n):
    b = []
    while n >= 1:
        b.append(najvecja_potenca(n))
        n -= najvecja_potenca(n)
    return b

def vsebuje(s, x):
    c = False
    for d in s:
        if d == x:
            c = True
    return c

def razlika(s, t):
    e = []
    for f in s:
        if not vsebuje(t, f):
            e.append(f)
    for g in t:
        if not vsebuje(s, g):
            e.append(g)
    return e

def razbij_seznam(s):
    return [razbij(h) for h in s]

def vsota(s):
    i = 0
    for j in s:
        i += j
    return i

def zdruzi_sezname(s):
    k = []
    for l in s:
        k = razlika(k, l)
    return k

def poteza_racunalnik(s):
    # vzame en kovanec iz najvecje vrstice
    return s.index(max(s)), 1
