from random import randint

def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p = p * 2
    return p

def razbij(n):
    l = []
    while n > 0:
        l.append(najvecja_potenca(n))
        n = n - l[-1]
    return l

def vsebuje(s, x):
    return x in s

def razlika(s, t):
    return [e for e in s + t if (e in s) != (e in t)]

def razbij_seznam(s):
    return [razbij(n) for n in s]

def vsota(s):
    v = 0
    for n in s:
        v += n
    return v

def zdruzi_sezname(s):
    l = []
    for n in s:
        l = razlika(l, n)
    return l

def poteza_racunalnik(s):
    i = randint(0, len(s) - 1)
    while not s[i]:
        i = randint(0, len(s) - 1)
    return i, randint(1, s[i])

for n in range(1, 10):
    print n, razbij(n)
