from random import randint


def najvecja_potenca(n):
    k = 0
    while 2 ** (k + 1) <= n:
        k += 1
    return 2 ** k


def razbij(n):
    clani = []
    while n != 0:
        najvecji = najvecja_potenca(n)
        clani += [najvecji]
        n = n - najvecji
    return clani


def vsebuje(s, x):
    i = 0
    while i < len(s):
        if s[i] == x:
            return True
        i += 1
    return False


def razlika(s, t):
    rezultat = []
    for a in s:
        if vsebuje(t, a) == False:
            rezultat.append(a)
    for b in t:
        if vsebuje(s, b) == False:
            rezultat.append(b)
    return rezultat


def razbij_seznam(s):
    vsi = []
    for stevilo in s:
        vsi.append(razbij(stevilo))
    return vsi


def vsota(s):
    nabrano = 0
    for clen in s:
        nabrano = nabrano + clen
    return nabrano


def zdruzi_sezname(s):
    ostanek = []
    for clani in s:
        ostanek = razlika(ostanek, clani)
    return ostanek


def poteza_racunalnik(s):
    vrsta = randint(0, len(s) - 1)
    while s[vrsta] == 0:
        vrsta = randint(0, len(s) - 1)
    return vrsta, randint(1, s[vrsta])
