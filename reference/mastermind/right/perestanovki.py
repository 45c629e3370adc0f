# Медленно, но верно: лучшее совпадение ищем среди всех перестановок пробы
from itertools import permutations, product
from random import choice


def ocena(guess, code):
    exact = [a == b for a, b in zip(guess, code)].count(True)
    best = max(sum(a == b for a, b in zip(p, code)) for p in permutations(guess))
    return exact, best - exact


def all_codes(colors=6, pegs=4):
    yield from product(range(1, colors + 1), repeat=pegs)


def keep(P, guess, answer):
    return filter(lambda code: ocena(guess, code) == tuple(answer), P)


def cooley(P, last):
    if last is None:
        return choice([code for code in all_codes() if len(set(code)) == 3])
    menee = min(ocena(code, last) for code in P)
    return choice([code for code in P if ocena(code, last) == menee])


def knuth(P, colors=6, pegs=4):
    ocenki = []
    for guess in all_codes(colors, pegs):
        otvety = [ocena(guess, code) for code in P]
        ocenki.append((max(map(otvety.count, otvety)), guess not in P, guess))
    return min(ocenki)[2]
