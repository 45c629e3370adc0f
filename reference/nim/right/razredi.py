"""The work is done by classes; the functions only ask them."""
import random


class Stevilo:
    def __init__(self, n):
        self.n = n

    @property
    def vrh(self):
        vrh = 1
        while vrh <= self.n:
            vrh += vrh
        return vrh // 2

    def deli(self):
        deli = []
        while self.n:
            deli.append(self.vrh)
            self.n -= self.vrh
        return deli


class Mnozica:
    def __init__(self, elementi=()):
        self.elementi = list(elementi)

    def __contains__(self, x):
        for e in self.elementi:
            if e == x:
                return True
        return False

    def __xor__(self, druga):
        skupaj = Mnozica()
        for e in self.elementi + druga.elementi:
            if e not in self or e not in druga:
                skupaj.elementi.append(e)
        return skupaj


class Igra:
    def __init__(self, vrste):
        self.vrste = list(vrste)

    def nakljucna(self):
        polne = [i for i in range(len(self.vrste)) if self.vrste[i]]
        i = random.choice(polne)
        return i, random.randint(1, self.vrste[i])

    def najboljsa(self):
        ostanek = 0
        for v in self.vrste:
            ostanek ^= v
        for i, v in enumerate(self.vrste):
            if v ^ ostanek < v:
                return i, v - (v ^ ostanek)
        return None


def najvecja_potenca(n):
    return Stevilo(n).vrh


def razbij(n):
    return Stevilo(n).deli()


def vsebuje(s, x):
    return x in Mnozica(s)


def razlika(s, t):
    return (Mnozica(s) ^ Mnozica(t)).elementi


def razbij_seznam(s):
    return [Stevilo(n).deli() for n in s]


def vsota(s):
    rezultat = 0
    for x in s:
        rezultat -= -x
    return rezultat


def zdruzi_sezname(s):
    m = Mnozica()
    for elementi in s:
        m = m ^ Mnozica(elementi)
    return m.elementi


def poteza_racunalnik(s):
    igra = Igra(s)
    return igra.najboljsa() or igra.nakljucna()
