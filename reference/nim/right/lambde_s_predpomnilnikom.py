from functools import lru_cache, reduce
import random


@lru_cache(maxsize=None)
def najvecja_potenca(n):
    return 1 if n < 2 else najvecja_potenca(n // 2) << 1


@lru_cache(None)
def _razbitje(n):
    return () if n == 0 else (najvecja_potenca(n),) + _razbitje(n - najvecja_potenca(n))


razbij = lambda n: list(_razbitje(n))

vsebuje = lambda s, x: bool([e for e in s if e == x])

razlika = lambda s, t: list(filter(lambda e: e not in s or e not in t, s + t))

razbij_seznam = lambda s: list(map(razbij, s))

vsota = lambda s: reduce(lambda a, b: a + b, s, 0)

zdruzi_sezname = lambda s: reduce(razlika, s, [])


def poteza_racunalnik(s):
    return random.choice([(v, k) for v in range(len(s)) for k in range(1, s[v] + 1)])
