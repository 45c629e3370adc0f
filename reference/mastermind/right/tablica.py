"""Ответы хранятся в таблице, чтобы не считать их заново."""
from functools import lru_cache
from itertools import product
from operator import eq


@lru_cache(maxsize=None)
def otvet(guess, code):
    exact = sum(map(eq, guess, code))
    return exact, sum(min(guess.count(d), code.count(d)) for d in set(code)) - exact


def feedback(guess, code):
    return otvet(tuple(guess), tuple(code))


def all_codes(colors=6, pegs=4):
    return list(product(*[range(1, colors + 1)] * pegs))


def keep(P, guess, answer):
    return list(filter(lambda code: feedback(guess, code) == answer, P))


def chasti(P, guess):
    d = {}
    for code in P:
        d.setdefault(feedback(guess, code), []).append(code)
    return d


def cooley(P, last):
    if last is None:
        return 6, 5, 5, 2
    d = chasti(P, last)
    return d[min(d)][0]


def knuth(P, colors=6, pegs=4):
    if len(P) == 1:
        return P[0]
    vse = all_codes(colors, pegs)
    hudshie = {g: max(map(len, chasti(P, g).values())) for g in vse}
    m = min(hudshie.values())
    luchshie = [g for g in vse if hudshie[g] == m]
    return next((g for g in luchshie if g in P), luchshie[0])
