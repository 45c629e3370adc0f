# Izak R.
from random import randint
def najvecja_potenca(n):
    p = 0.5
    while p * 2 < n:
        p = p * 2
    return int(p)
def razbij(n):
    potence = []
    while n > 0:
        potence.append(najvecja_potenca(n))
        n = n - potence[len(potence) - 1]
    return potence
def vsebuje(s, x):
    return x in s
def razlika(s, t):
    nov = []
    for e in s + t:
        if e in s and e in t:
            continue
        nov.append(e)
    return nov
def razbij_seznam(s):
    nov = []
    for e in s:
        nov.append(razbij(e))
    return nov
def vsota(s):
    v = 0
    for e in s:
        v += e
    return v
def zdruzi_sezname(s):
    nov = []
    for e in s:
        nov = razlika(nov, e)
    return nov
def poteza_racunalnik(s):
    naloga = zdruzi_sezname(razbij_seznam(s))
    for i in range(len(s)):
        k = vsota(razlika(razbij(s[i]), naloga))
        if k < s[i]:
            return i, s[i] - k
    i = randint(0, len(s) - 1)
    while s[i] < 1:
        i = randint(0, len(s) - 1)
    return i, randint(1, s[i])
