# Tina M. - domača naloga: Nim
from random import *

def najvecja_potenca(n):
    potenca = 1
    while potenca + potenca <= n:
        potenca = potenca + potenca
    return potenca

def razbij(n):
    sestevanci = []
    while n > 0:
        sestevanci.append(najvecja_potenca(n))
        n -= sestevanci[-1]
    return sestevanci

def vsebuje(s, x):
    for stevilka in s:
        if stevilka == x:
            return True
    return False

def razlika(s, t):
    samo_v_enem = []
    for stevilka in s:
        if not vsebuje(t, stevilka):
            samo_v_enem.append(stevilka)
    for stevilka in t:
        if not vsebuje(s, stevilka):
            samo_v_enem.append(stevilka)
    return samo_v_enem

def razbij_seznam(s):
    razbita = []
    for stevilka in s:
        razbita.append(razbij(stevilka))
    return razbita

def vsota(s):
    skupaj = 0
    for stevilka in s:
        skupaj += stevilka
    return skupaj

def zdruzi_sezname(s):
    skupaj = []
    for seznam in s:
        skupaj = razlika(skupaj, seznam)
    return skupaj

def poteza_racunalnik(s):
    # dodatna naloga
    za_odstranit = zdruzi_sezname(razbij_seznam(s))
    if za_odstranit == []:
        vrstica = randint(0, len(s) - 1)
        while s[vrstica] == 0:
            vrstica = randint(0, len(s) - 1)
        return vrstica, randint(1, s[vrstica])
    for vrstica in range(len(s)):
        ostane = vsota(razlika(razbij(s[vrstica]), za_odstranit))
        if ostane < s[vrstica]:
            return vrstica, s[vrstica] - ostane
