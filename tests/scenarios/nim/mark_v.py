from random import *
from itertools import *
from functools import *

def najvecja_potenca(n):
    return list(takewhile(lambda p: p <= n, accumulate(repeat(2), lambda a, b: a * b, initial=1)))[-1]

def razbij(n):
    razbitje = []
    while n:
        razbitje.append(najvecja_potenca(n))
        n -= razbitje[-1]
    return razbitje

def vsebuje(s, x):
    return x in s

def razlika(s, t):
    return list(chain(filterfalse(t.__contains__, s), filterfalse(s.__contains__, t)))

def razbij_seznam(s):
    return [razbij(x) for x in s]

def vsota(s):
    return reduce(lambda a, b: a + b, s, 0)

def zdruzi_sezname(s):
    return reduce(razlika, s, [])

def poteza_racunalnik(s):
    return choice([(v, k) for v, kup in enumerate(s) for k in range(1, kup + 1)])

print(najvecja_potenca(22))
print(razbij(22))
print(razbij_seznam([22, 5, 13]))
print(zdruzi_sezname([[16, 4, 2], [4, 1], [8, 4, 1]]))
for i in range(5):
    print("poteza:", poteza_racunalnik([4, 7, 5, 6]))
