from random import randint

def najvecja_potenca(n):
    for stevec in range(n + 1):
        potenca = 2 ** stevec
        if potenca > n:
            return potenca // 2

def razbij(n):
    razbito = []
    while n > 0:
        razbito.append(najvecja_potenca(n))
        n = n - najvecja_potenca(n)
    return razbito

def vsebuje(s, x):
    odgovor = False
    for e in s:
        if x == e:
            odgovor = True
            break
    return odgovor

def razlika(s, t):
    razlicni = []
    for e in s + t:
        if not (e in s and e in t):
            razlicni.append(e)
    return razlicni

def razbij_seznam(s):
    razbiti = []
    for e in s:
        razbiti.append(razbij(e))
    return razbiti

def vsota(s):
    sestej = 0
    for e in s:
        sestej = sestej + e
    return sestej

def zdruzi_sezname(s):
    zdruzeno = []
    for e in s:
        zdruzeno = razlika(zdruzeno, e)
    return zdruzeno

def poteza_racunalnik(s):
    vrstica = randint(0, len(s) - 1)
    while s[vrstica] == 0:
        vrstica = randint(0, len(s) - 1)
    kovanci = randint(1, s[vrstica])
    return vrstica, kovanci
