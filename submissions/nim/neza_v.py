import unittest
from random import randint, randrange


def najvecja_potenca(n):
    for i in range(1, 10000):
        if 2 ** i > n:
            return 2 ** (i - 1)


def razbij(n):
    rezultat = []
    while n != 0:
        rezultat += [najvecja_potenca(n)]
        n -= najvecja_potenca(n)
    return rezultat


def vsebuje(s, x):
    if x in s:
        return True
    return False


def razlika(s, t):
    rezultat = []
    for a, b in ((s, t), (t, s)):
        for e in a:
            if not e in b:
                rezultat.append(e)
    return rezultat


def razbij_seznam(s):
    return list(map(razbij, s))


def vsota(s):
    rezultat = 0
    for e in s:
        rezultat += e
    return rezultat


def zdruzi_sezname(s):
    rezultat = []
    for e in s:
        rezultat = razlika(rezultat, e)
    return rezultat


def poteza_racunalnik(s):
    v = randrange(len(s))
    while not s[v]:
        v = randrange(len(s))
    return v, randint(1, s[v])


class TestObvezna(unittest.TestCase):
    def test_najvecja_potenca(self):
        self.assertEqual(najvecja_potenca(1), 1)
        self.assertEqual(najvecja_potenca(22), 16)
        self.assertEqual(najvecja_potenca(32), 32)
        self.assertEqual(najvecja_potenca(1023.5), 512)

    def test_razbij(self):
        self.assertEqual(razbij(22), [16, 4, 2])
        self.assertEqual(razbij(0), [])

    def test_vsebuje(self):
        self.assertIs(vsebuje([1, 2], 2), True)
        self.assertIs(vsebuje([1, 2], 3), False)

    def test_poteza_racunalnik(self):
        s = [2, 8, 9, 3]
        for _ in range(50):
            v, k = poteza_racunalnik(s)
            self.assertTrue(0 < k <= s[v])


class TestDodatna(unittest.TestCase):
    def test_poteza_racunalnik(self):
        self.assertEqual(poteza_racunalnik([3, 3, 5]), (2, 5))


unittest.main()
