from random import randint

def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p = p * 2
    print(p)

def razbij(n):
    r = []
    p = 1
    while p * 2 <= n:
        p = p * 2
    while n > 0:
        if p <= n:
            r.append(p)
            n = n - p
        p = p // 2
    print(r)

def vsebuje(s, x):
    if x in s:
        print(True)
    else:
        print(False)

def razlika(s, t):
    r = []
    for e in s:
        if e not in t:
            r.append(e)
    for e in t:
        if e not in s:
            r.append(e)
    print(r)

def razbij_seznam(s):
    r = []
    for e in s:
        r.append(razbij(e))
    print(r)

def vsota(s):
    v = 0
    for e in s:
        v += e
    print("Vsota je", v)

def zdruzi_sezname(s):
    r = []
    for e in s:
        r = razlika(r, e)
    print(r)

def poteza_racunalnik(s):
    i = randint(0, len(s) - 1)
    while s[i] == 0:
        i = randint(0, len(s) - 1)
    print(i, randint(1, s[i]))

najvecja_potenca(22)
razbij(22)
vsebuje([1, 2, 3], 2)
razlika([16, 4, 2], [4, 1])
vsota([1, 2, 3])
poteza_racunalnik([4, 7, 5, 6])
