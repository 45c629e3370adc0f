import unittest
from random import choice, randint


def najvecja_potenca(n):
    if n >= 2:
        p = 2
        while p + p <= n:
            p += p
        return p
    return 1


def razbij(n):
    sez = []
    while n:
        sez.append(najvecja_potenca(n))
        n = n - sez[-1]
    return sez


def vsebuje(s, x):
    for e in s:
        if e == x:
            return True
    else:
        return False


def razlika(s, t):
    kopija = list(t)
    nova = []
    for e in s:
        if e in kopija:
            kopija.remove(e)
        else:
            nova.append(e)
    nova.extend(kopija)
    return nova


def razbij_seznam(s):
    return [razbij(i) for i in s]


def vsota(s):
    kopija = s[:]
    v = 0
    while kopija:
        v += kopija.pop()
    return v


def zdruzi_sezname(s):
    v = []
    for e in s:
        v = razlika(v, e)
    return v


def poteza_racunalnik(s):
    i = choice([i for i in range(len(s)) if s[i] != 0])
    return i, randint(1, s[i])


class TestNim(unittest.TestCase):
    def test_najvecja(self):
        for n, p in ((1, 1), (2, 2), (3, 2), (22, 16), (32, 32), (33.5, 32)):
            self.assertEqual(p, najvecja_potenca(n))

    def test_razlika(self):
        self.assertEqual([1, 2, 16], sorted(razlika([16, 4, 2], [4, 1])))

    def test_poteza(self):
        poteze = set(poteza_racunalnik([2, 8, 9, 3]) for _ in range(200))
        self.assertGreater(len(poteze), 5)


unittest.main()
