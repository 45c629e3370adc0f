from random import randint

def najvecja_potenca(n):
    r = 1
    while r <= n:
        r = r * 2
    return r // 2

def razbij(n):
    s = []
    while n > 0:
        s.append(najvecja_potenca(n))
        n -= s[len(s) - 1]
    return s

def vsebuje(s, x):
    for i in range(len(s)):
        if s[i] == x:
            return True
    return False

def razlika(s, t):
    u = []
    for i in range(len(s)):
        if not vsebuje(t, s[i]):
            u.append(s[i])
    for i in range(len(t)):
        if not vsebuje(s, t[i]):
            u.append(t[i])
    return u

def razbij_seznam(s):
    u = []
    for i in range(len(s)):
        u.append(razbij(s[i]))
    return u

def vsota(s):
    v = 0
    for i in range(len(s)):
        v += s[i]
    return v

def zdruzi_sezname(s):
    u = []
    for i in range(len(s)):
        u = razlika(u, s[i])
    return u

def poteza_racunalnik(s):
    v = randint(1, len(s))
    while s[v - 1] == 0:
        v = randint(1, len(s))
    return v, randint(1, s[v - 1])
