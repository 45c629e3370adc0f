"""Nim, objektno. Gašper L."""
import random


class Nim:
    """Vse o igri na enem mestu."""

    POTENCE = [1]

    def najvecja(self, n):
        while self.POTENCE[-1] <= n:
            self.POTENCE.append(self.POTENCE[-1] * 2)
        for p in reversed(self.POTENCE):
            if p <= n:
                return p

    def razbij(self, n):
        deli = []
        while n:
            deli.append(self.najvecja(n))
            n -= deli[-1]
        return deli

    @staticmethod
    def ostanek(vrste):
        x = 0
        for v in vrste:
            x = x ^ v
        return x

    def poteza(self, vrste):
        x = self.ostanek(vrste)
        if x == 0:
            polne = [i for i, v in enumerate(vrste) if v > 0]
            i = random.choice(polne)
            return i, random.randint(1, vrste[i])
        zmagovite = [(i, v - (v ^ x)) for i, v in enumerate(vrste) if (v ^ x) < v]
        return random.choice(zmagovite)


nim = Nim()
najvecja_potenca = nim.najvecja
razbij = nim.razbij
poteza_racunalnik = nim.poteza


def vsebuje(s, x):
    return any(x == y for y in s)


def razlika(s, t):
    return [x for x in s + t if vsebuje(s, x) != vsebuje(t, x)]


def razbij_seznam(s):
    return [nim.razbij(x) for x in s]


def vsota(s):
    rezultat = 0
    for x in s:
        rezultat += x
    return rezultat


def zdruzi_sezname(s):
    rezultat = []
    for x in s:
        rezultat = razlika(rezultat, x)
    return rezultat
