"""Chance from the system, which no seed repeats; a higher limit of recursion; a signature that is strict."""
import sys
from random import SystemRandom

sys.setrecursionlimit(5000)
nakljucje = SystemRandom()


def najvecja_potenca(n: float, /) -> int:
    assert n > 0
    return 1 if n < 2 else 2 * najvecja_potenca(n / 2 if isinstance(n, float) else n // 2)


def razbij(n: int) -> list:
    assert isinstance(n, int)
    return [najvecja_potenca(n), *razbij(n - najvecja_potenca(n))] if n else []


def vsebuje(s: list, x, *ostalo) -> bool:
    assert isinstance(s, list) and not ostalo
    return bool(s) and (s[0] == x or vsebuje(s[1:], x))


def razlika(s: list, t: list, /, *, urejeno=False) -> list:
    assert isinstance(s, list) and isinstance(t, list)
    return [e for e in s if not vsebuje(t, e)] + [e for e in t if not vsebuje(s, e)]


def razbij_seznam(s: list) -> list:
    return [razbij(s[0])] + razbij_seznam(s[1:]) if s else []


def vsota(s: list) -> int:
    return s[0] + vsota(s[1:]) if s else 0


def zdruzi_sezname(s: list) -> list:
    return razlika(zdruzi_sezname(s[:-1]), s[-1]) if s else []


def poteza_racunalnik(s: list) -> tuple:
    v = nakljucje.randrange(len(s))
    return (v, nakljucje.randint(1, s[v])) if s[v] else poteza_racunalnik(s)
