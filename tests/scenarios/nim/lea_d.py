from random import randint, choice

def najvecja_potenca(n):
    if n == int(n):
        n = int(n)
        while n & (n - 1):
            n = n & (n - 1)
        return n
    return najvecja_potenca(int(n))

def razbij(n):
    r = []
    while n:
        r = [n - (n & (n - 1))] + r
        n = n & (n - 1)
    return r

def vsebuje(s, x):
    return [e for e in s if e == x] != []

def razlika(s, t):
    a = s[:]
    b = t[:]
    for e in a:
        if e in b:
            a.remove(e)
            b.remove(e)
    return a + b

def razbij_seznam(s):
    return [razbij(e) for e in s]

def vsota(s):
    v = s[0]
    for e in s[1:]:
        v += e
    return v

def zdruzi_sezname(s):
    r = []
    for e in s:
        r = razlika(r, e)
    return r

def poteza_racunalnik(s):
    vrstica = choice(s)
    while vrstica == 0:
        vrstica = choice(s)
    return s.index(vrstica), randint(1, vrstica)
