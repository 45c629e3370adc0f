from random import *

def najvecja_potenca(n):
    x = 1
    while x <= n:
        x *= 2
    return x // 2

def razbij(n):
    l = []
    while n > 0:
        x = najvecja_potenca(n)
        l.append(x)
        n = n - x
    return l

def vsebuje(s, x):
    return s.count(x) >= 1

def razlika(s, t):
    return list(set(s).symmetric_difference(t))

def razbij_seznam(s):
    l = []
    for i in s:
        l.append(razbij(i))
    return l

def vsota(s):
    v = 0
    for i in s:
        v = v + i
    return v

def zdruzi_sezname(s):
    l = []
    for i in s:
        l = razlika(l, i)
    return l

def poteza_racunalnik(s):
    while True:
        v = randint(0, len(s) - 1)
        if s[v] > 0:
            return v, randint(1, s[v])

# IGRA
def kaze(s):
    for i in range(len(s)):
        print(i + 1, "(" + str(s[i]) + ")", "*" * s[i])

def moja_poteza(s):
    while True:
        v = int(input("Vrstica: ")) - 1
        k = int(input("Kovancev: "))
        if 0 <= v < len(s) and 1 <= k <= s[v]:
            return v, k
        print("To pa ne gre!")

s = [randint(3, 10), randint(3, 10), randint(3, 10)]
kaze(s)
while True:
    v, k = moja_poteza(s)
    s[v] -= k
    kaze(s)
    if vsota(s) == 0:
        print("BRAVO")
        break
    v, k = poteza_racunalnik(s)
    s[v] -= k
    print("Jaz vzamem", k, "iz vrstice", v + 1)
    kaze(s)
    if vsota(s) == 0:
        print("Zmagal sem jaz, racunalnik")
        break
