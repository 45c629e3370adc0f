from random import randint

def najvecja_potenca(n):
    naj = 1
    while naj < n:
        if naj * 2 > n:
            break
        naj = naj * 2
    return naj

def razbij(n):
    if n == 0:
        return
    razbitje = []
    while n > 0:
        razbitje.append(najvecja_potenca(n))
        n -= razbitje[-1]
    return razbitje

def vsebuje(s, x):
    for e in s:
        if e == x:
            return True
        else:
            return False

def razlika(s, t):
    r = []
    for e in s:
        if not vsebuje(t, e):
            r.append(e)
    for e in t:
        if not vsebuje(s, e):
            r.append(e)
    return r

def razbij_seznam(s):
    r = []
    for e in s:
        r.append(razbij(e))
    return r

def vsota(s):
    v = 0
    for e in s:
        v += e
        return v

def zdruzi_sezname(s):
    r = []
    for e in s:
        r = razlika(r, e)
    return r

def poteza_racunalnik(s):
    vrstica = randint(0, len(s) - 1)
    if s[vrstica] == 0:
        vrstica = randint(0, len(s) - 1)
    return vrstica, randint(1, s[vrstica])
