from random import randint

def najvecja_potenca(n):
    i = 0
    while 2 ** i <= n:
        i = i + 1
    return i - 1

def razbij(n):
    mnozica = set()
    p = 1
    while n > 0:
        if n % 2 == 1:
            mnozica.add(p)
        n = n // 2
        p = p * 2
    return mnozica

def vsebuje(s, x):
    return x in s

def razlika(s, t):
    return set(s) ^ set(t)

def razbij_seznam(s):
    return [razbij(n) for n in s]

def vsota(s):
    v = 0
    for n in s:
        v += n
    return v

def zdruzi_sezname(s):
    vse = set()
    for n in s:
        vse = vse | set(n)
    return list(vse)

def poteza_racunalnik(s):
    i = randint(0, len(s) - 1)
    k = randint(0, s[i])
    return i, k
