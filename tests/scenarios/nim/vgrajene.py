"""Functions that are no `def`: built-in ones under another name, partials, bound methods. All right."""
from functools import partial, reduce
from itertools import chain
from operator import add, contains as vsebuje
from random import Random


class Potence(dict):
    def __missing__(self, n):
        self[n] = 1 if n < 2 else 2 * self[n // 2]
        return self[n]


najvecja_potenca = Potence().__getitem__


class _Razbij:
    def __call__(self, n):
        return [int(mesto) * 2 ** (len(zapis) - i) for zapis in [self.zapis(n)] for i, mesto in enumerate(zapis, 1)
                if mesto == "1"]

    def zapis(self, n):
        return (self.zapis(n // 2) if n > 1 else "") + "01"[n % 2]


razbij = _Razbij()
razlika = lambda *seznama: [e for e in chain(*seznama) if sum(map(contains_one(e), seznama)) == 1]
contains_one = lambda e: lambda s: s.__contains__(e)
razbij_seznam = lambda s, naredi=partial(map, razbij): list(naredi(s))
vsota = lambda s: reduce(add, s, 0)
zdruzi_sezname = lambda s: reduce(razlika, s, [])
poteza_racunalnik = (lambda kocka: lambda s: kocka.choice(
    [(v, k) for v, n in enumerate(s) for k in range(1, n + 1)]))(Random())
