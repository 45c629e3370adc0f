# Мастермайнд
from itertools import product
from random import choice


def feedback(guess, code):
    a = b = 0
    g, c = list(guess), list(code)
    for i in range(len(g) - 1, -1, -1):
        if g[i] == c[i]:
            a += 1
            del g[i], c[i]
    for x in g:
        if x in c:
            b += 1
            c.remove(x)
    return a, b


def all_codes(colors=6, pegs=4):
    return list(product(range(1, colors + 1), repeat=pegs))


def keep(P, guess, answer):
    return [p for p in P if feedback(guess, p) == answer]


def cooley(P, last):
    if last is None:
        return choice([(4, 3, 1, 1), (6, 5, 5, 2), (1, 3, 3, 5)])
    luchshie = []
    for p in P:
        f = feedback(last, p)
        if not luchshie or f < feedback(last, luchshie[0]):
            luchshie = [p]
        elif f == feedback(last, luchshie[0]):
            luchshie.append(p)
    return choice(luchshie)


def knuth(P, colors=6, pegs=4):
    best = None
    for g in all_codes(colors, pegs):
        parts = {}
        for p in P:
            f = feedback(g, p)
            parts[f] = parts.get(f, 0) + 1
        mark = (max(parts.values()), g not in P)
        if best is None or mark < best[0]:
            best = mark, g
    return best[1]


def game(code):
    P = all_codes()
    proby = [cooley(P, None)]
    while proby[-1] != tuple(code):
        P = keep(P, proby[-1], feedback(proby[-1], code))
        proby.append(cooley(P, proby[-1]))
    return proby


if __name__ == '__main__':
    for t in [(4, 6, 5, 1), (1, 1, 1, 1)]:
        print(t, len(game(t)))
