from random import randint

# vse z rekurzijo :)

def najvecja_potenca(n, p=1):
    if p * 2 > n:
        return p
    return najvecja_potenca(n, p * 2)

def razbij(n):
    if not n:
        return []
    return [najvecja_potenca(n)] + razbij(n - najvecja_potenca(n))

def vsebuje(s, x):
    if len(s) == 0:
        return False
    if s[0] == x:
        return True
    return vsebuje(s[1:], x)

def brez(s, t):
    """elementi s, ki jih ni v t"""
    if len(s) == 0:
        return []
    if vsebuje(t, s[0]):
        return brez(s[1:], t)
    return [s[0]] + brez(s[1:], t)

def razlika(s, t):
    return brez(s, t) + brez(t, s)

def razbij_seznam(s):
    if len(s) == 0:
        return []
    return [razbij(s[0])] + razbij_seznam(s[1:])

def vsota(s):
    if len(s) == 0:
        return 0
    return s[0] + vsota(s[1:])

def zdruzi_sezname(s):
    if len(s) == 0:
        return []
    return razlika(s[0], zdruzi_sezname(s[1:]))

def poteza_racunalnik(s):
    vrstica = randint(0, len(s) - 1)
    if s[vrstica] == 0:
        return poteza_racunalnik(s)
    return vrstica, randint(1, s[vrstica])
