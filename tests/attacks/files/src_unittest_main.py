# TRIES: runs tests of its own, which exit
import unittest
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
class Test(unittest.TestCase):
    def test_it(self):
        self.assertEqual(najvecja_potenca(5), 4)
unittest.main()
