from random import *

def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def razbij(n):
    r = []
    while n > 0:
        r.append(najvecja_potenca(n))
        n -= r[-1]
    return r

def vsebuje(s, x):
    for e in s:
        if e == x:
            return True
    return False

# najprej vzamem vse iz s, potem dodajam in brisem
def razlika(s, t):
    r = s
    for e in t:
        if vsebuje(r, e):
            r.remove(e)
        else:
            r.append(e)
    return r

# sproti praznim seznam
def vsota(s):
    v = 0
    while s:
        v += s.pop()
    return v

def razbij_seznam(s):
    for i in range(len(s)):
        s[i] = razbij(s[i])
    return s

def zdruzi_sezname(s):
    r = []
    for e in s:
        r = razlika(r, e)
    return r

def poteza_racunalnik(s):
    v = randint(0, len(s) - 1)
    while s[v] == 0:
        v = randint(0, len(s) - 1)
    k = randint(1, s[v])
    s[v] = s[v] - k
    return v, k
