from random import randint

def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p

def razbij(n):
    while n > 0:
        p = najvecja_potenca(n)
        yield p
        n -= p

def vsebuje(s, x):
    return True if x in s else None

def razlika(s, t):
    if not t:
        return s
    if not s:
        return t
    return [e for e in s if e not in t] + [e for e in t if e not in s]

def razbij_seznam(s):
    return map(razbij, s)

def vsota(s):
    v = 0
    for e in s:
        v += e
    return v

def zdruzi_sezname(s):
    r = []
    for e in s:
        for x in e:
            if x in r:
                r.remove(x)
            else:
                r.append(x)
    return r

def poteza_racunalnik(s):
    i = randint(0, len(s) - 1)
    while s[i] == 0:
        i = randint(0, len(s) - 1)
    return randint(1, s[i]), i
