from random import *

def najvecja_potenca(n):
    p = 1
    while p * 2 <= n:
        p *= 2
    return p

def razbij(n):
    s = []
    while n > 0:
        p = najvecja_potenca(n)
        s.append(p)
        n -= p
    return s

def vsebuje(s, x):
    for e in s:
        if e == x:
            return True
    return False

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
        r.append(razbij(e)
    return r

def vsota(s):
    v = 0
    for e in s:
        v += e
    return v
