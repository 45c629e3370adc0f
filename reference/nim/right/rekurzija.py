"""Everything by recursion."""
from random import randint


def najvecja_potenca(n):
    if n < 2:
        return 1
    return 2 * najvecja_potenca(n // 2)


def razbij(n):
    if n == 0:
        return []
    p = najvecja_potenca(n)
    return [p] + razbij(n - p)


def vsebuje(s, x):
    return s != [] and (s[0] == x or vsebuje(s[1:], x))


def razlika(s, t):
    if not s:
        return t[:]
    glava, rep = s[0], s[1:]
    if vsebuje(t, glava):
        brez = [e for e in t if e != glava]
        return razlika(rep, brez)
    return [glava] + razlika(rep, t)


def razbij_seznam(s):
    if len(s) == 0:
        return []
    return [razbij(s[0])] + razbij_seznam(s[1:])


def vsota(s):
    return 0 if not s else s[-1] + vsota(s[:-1])


def zdruzi_sezname(s, doslej=None):
    doslej = doslej or []
    if not s:
        return doslej
    return zdruzi_sezname(s[1:], razlika(doslej, s[0]))


def poteza_racunalnik(s):
    i = randint(0, len(s) - 1)
    if not s[i]:
        return poteza_racunalnik(s)
    return i, randint(1, s[i])
