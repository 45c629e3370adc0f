from random import randint
import sys

def najvecja_potenca(n):
    p = 1
    while not p * 2 > n:
        p *= 2
    return p

def razbij(n):
    r = []
    while n:
        r.append(najvecja_potenca(n))
        n -= r[-1]
    return r

def vsebuje(s, x):
    return any([x == e for e in s])

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
    x = 0
    for e in s:
        x ^= e
    if x != 0:
        for i in range(len(s)):
            if s[i] ^ x < s[i]:
                return i, s[i] - (s[i] ^ x)
    i = randint(0, len(s) - 1)
    while s[i] == 0:
        i = randint(0, len(s) - 1)
    return i, randint(1, s[i])

print("Najvecja potenca za 22 je", najvecja_potenca(22))
if razbij(22) != [16, 4, 2]:
    print("NAPAKA!")
    sys.exit(1)
exit()
