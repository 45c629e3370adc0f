from random import *


def najvecja_potenca(n):
    potenca = 1
    while potenca * 2 <= n:
        potenca *= 2
    return potenca


def razbij(n):
    # kot pretvarjanje v dvojiški zapis
    razbitje = []
    utez = 1
    while n > 0:
        if n % 2:
            razbitje.append(utez)
        utez *= 2
        n //= 2
    return razbitje


def vsebuje(s, x):
    return x in s


def razlika(s, t):
    return [e for e in s + t if (e in s) + (e in t) == 1]


def razbij_seznam(s):
    return [razbij(n) for n in s]


def vsota(s):
    return sum(s)


def zdruzi_sezname(s):
    rez = []
    for deli in s:
        rez = razlika(rez, deli)
    return rez


def poteza_racunalnik(s):
    vrstica = choice([v for v in range(len(s)) if s[v]])
    return vrstica, randint(1, s[vrstica])
