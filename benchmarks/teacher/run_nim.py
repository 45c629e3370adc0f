"""What a teacher writes today for Gradescope: unittest with points, 100 drawn cases a function, results as JSON."""

import random
import sys
import unittest

import nim
import solution
from gradescope_utils.autograder_utils.decorators import number, weight
from gradescope_utils.autograder_utils.json_test_runner import JSONTestRunner

CASES = 100


def some_numbers(draw, low, high, longest):
    return [draw.randint(low, high) for _ in range(draw.randint(0, longest))]


class TestNim(unittest.TestCase):
    def setUp(self):
        self.draw = random.Random(1)

    @weight(3)
    @number("1")
    def test_najvecja_potenca(self):
        for case in range(CASES):
            n = self.draw.uniform(1, 2**60) if case % 2 else self.draw.randint(1, 2**60)
            self.assertEqual(nim.najvecja_potenca(n), solution.najvecja_potenca(n))

    @weight(2)
    @number("2")
    def test_razbij(self):
        for _ in range(CASES):
            n = self.draw.randint(0, 2**64)
            self.assertEqual(nim.razbij(n), solution.razbij(n))

    @weight(1)
    @number("3")
    def test_vsebuje(self):
        for _ in range(CASES):
            s, x = some_numbers(self.draw, -20, 20, 20), self.draw.randint(-20, 20)
            self.assertIs(nim.vsebuje(list(s), x), solution.vsebuje(s, x))

    @weight(2)
    @number("4")
    def test_razlika(self):
        for _ in range(CASES):
            s, t = (self.draw.sample([1, 2, 4, 8, 16, 32, 64, 3, 0, -5], self.draw.randint(0, 10)) for _ in "st")
            s2, t2 = list(s), list(t)
            result = nim.razlika(s2, t2)
            self.assertIsInstance(result, list)
            self.assertCountEqual(result, solution.razlika(s, t))
            self.assertEqual((s2, t2), (s, t))

    @weight(1)
    @number("5")
    def test_razbij_seznam(self):
        for _ in range(CASES):
            s = some_numbers(self.draw, 0, 300, 8)
            self.assertEqual(nim.razbij_seznam(list(s)), solution.razbij_seznam(s))

    @weight(1)
    @number("6")
    def test_vsota(self):
        for _ in range(CASES):
            s = some_numbers(self.draw, -1000, 1000, 20)
            self.assertEqual(nim.vsota(list(s)), solution.vsota(s))

    @weight(2)
    @number("7")
    def test_zdruzi_sezname(self):
        for _ in range(CASES):
            s = [solution.razbij(n) for n in some_numbers(self.draw, 0, 255, 5)]
            result = nim.zdruzi_sezname([list(powers) for powers in s])
            self.assertIsInstance(result, list)
            self.assertCountEqual(result, solution.zdruzi_sezname(s))

    @weight(3)
    @number("8")
    def test_poteza_racunalnik(self):
        for _ in range(CASES):
            s = some_numbers(self.draw, 0, 12, 4) + [self.draw.randint(1, 12)]
            row, coins = nim.poteza_racunalnik(list(s))
            self.assertTrue(0 <= row < len(s))
            self.assertTrue(1 <= coins <= s[row])


if __name__ == "__main__":
    with open(sys.argv[1], "w") as results:
        JSONTestRunner(stream=results).run(unittest.defaultTestLoader.loadTestsFromTestCase(TestNim))
