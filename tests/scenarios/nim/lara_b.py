"""
Domača naloga NIM
=================

V tej datoteki so vse funkcije, ki jih zahteva obvezni del naloge. Pri vsaki funkciji je
napisano, kaj dela, kaj dobi in kaj vrne. Modula math (na primer math.log2) nisem uporabila.
"""
from random import randint


def najvecja_potenca(n):
    """
    Poišče največjo potenco števila 2, ki ne presega n.

    Lahko bi pisala tudi 2 ** int(math.log2(n)), vendar to ni dovoljeno, zato množim z 2,
    dokler ne pridem predaleč, in potem stopim en korak nazaj.

    :param n: pozitivno število, lahko tudi decimalno
    :return: potenca števila 2
    """
    potenca = 2
    while potenca <= n:
        potenca *= 2
    return potenca // 2


def razbij(n):
    """
    Razbije n na potence števila 2.

    :param n: nenegativno celo število
    :return: padajoč seznam potenc

    >>> razbij(22)
    [16, 4, 2]
    """
    razbitje = []
    while n:
        p = najvecja_potenca(n)
        razbitje.append(p)
        n -= p
    return razbitje


def vsebuje(s, x):
    """
    Pove, ali je x v seznamu s.

    :return: True ali False
    """
    for el in s:
        if el == x:
            return True
    return False


def razlika(s, t):
    """
    Elementi, ki so samo v enem od seznamov. Seznama s in t ostaneta, kakršna sta bila,
    ker spreminjam samo kopijo.
    """
    kopija = s[:]
    for el in t:
        if vsebuje(kopija, el):
            kopija.remove(el)
        else:
            kopija.append(el)
    return kopija


def razbij_seznam(s):
    """Razbije vsa števila v seznamu."""
    return [razbij(el) for el in s]


def vsota(s):
    """Sešteje števila v seznamu (brez sum)."""
    sestevek = 0
    for el in s:
        sestevek += el
    return sestevek


def zdruzi_sezname(s):
    """Elementi, ki se pojavijo lihokrat."""
    zdruzen = []
    for el in s:
        zdruzen = razlika(zdruzen, el)
    return zdruzen


def poteza_racunalnik(s):
    """Naključna poteza, dovoljena po pravilih igre."""
    while True:
        vrstica = randint(0, len(s) - 1)
        kovancev = randint(0, s[vrstica])
        if kovancev > 0:
            return vrstica, kovancev
