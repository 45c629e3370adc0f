"""Nim: powers of 2, lists of them, and a player that wins whenever that is possible."""

from random import choice, randint


def najvecja_potenca(n):
    """The largest power of 2 that is not greater than n, for a real n >= 1."""
    potenca = 1
    while 2 * potenca <= n:
        potenca *= 2
    return potenca


def razbij(n):
    """The powers of 2 that sum to n, each once, in descending order."""
    potence = []
    while n > 0:
        potence.append(najvecja_potenca(n))
        n -= potence[-1]
    return potence


def vsebuje(s, x):
    """True if the list s has an element equal to x, else False."""
    for element in s:
        if element == x:
            return True
    return False


def razlika(s, t):
    """The elements that are in exactly one of the lists s and t."""
    samo_s = [element for element in s if not vsebuje(t, element)]
    samo_t = [element for element in t if not vsebuje(s, element)]
    return samo_s + samo_t


def razbij_seznam(s):
    """What `razbij` returns for each number of s."""
    return [razbij(n) for n in s]


def vsota(s):
    """The sum of the numbers in s."""
    skupaj = 0
    for n in s:
        skupaj += n
    return skupaj


def zdruzi_sezname(s):
    """The elements that are in an odd number of the lists in s."""
    lihi = []
    for seznam in s:
        lihi = razlika(lihi, seznam)
    return lihi


def poteza_racunalnik(s):
    """A move (row, coins): one that leaves a lost position if there is one, else any legal one; at random."""
    razbite = razbij_seznam(s)
    odvec = zdruzi_sezname(razbite)
    dobre = []
    for vrstica, potence in enumerate(razbite):
        ostane = vsota(razlika(potence, odvec))
        if ostane < s[vrstica]:
            dobre.append((vrstica, s[vrstica] - ostane))
    if dobre:
        return choice(dobre)
    vrstica = choice([i for i, kovancev in enumerate(s) if kovancev > 0])
    return vrstica, randint(1, s[vrstica])
