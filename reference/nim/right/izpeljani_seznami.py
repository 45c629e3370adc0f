from random import choice


def najvecja_potenca(n):
    return max(2 ** i for i in range(2100) if 2 ** i <= n)


def razbij(n):
    return [p for p in (2 ** i for i in range(70, -1, -1)) if n // p % 2 == 1]


def vsebuje(s, x):
    return any(e == x for e in s)


def razlika(s, t):
    return [e for e in s + t if (e in s) != (e in t)]


def razbij_seznam(s):
    return [razbij(e) for e in s]


def vsota(s):
    return [0, *[v for v in _delne(s)]][-1]


def _delne(s):
    v = 0
    for e in s:
        v += e
        yield v


def zdruzi_sezname(s):
    vsi = [e for podseznam in s for e in podseznam]
    return [e for i, e in enumerate(vsi) if vsi.count(e) % 2 == 1 and e not in vsi[:i]]


def poteza_racunalnik(s):
    poteze = [(i, k) for i, e in enumerate(s) for k in range(1, e + 1)]
    zmagovite = [(i, k) for i, k in poteze if zdruzi_sezname(razbij_seznam(s[:i] + [s[i] - k] + s[i + 1:])) == []]
    return choice(zmagovite or poteze)
