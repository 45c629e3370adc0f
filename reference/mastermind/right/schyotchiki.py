# Счётчики вместо вычёркивания
from collections import Counter
from itertools import product
import random


def feedback(guess, code):
    bull = sum(map(lambda p: p[0] == p[1], zip(guess, code)))
    cow = (Counter(guess) & Counter(code)).total() - bull
    return [bull, cow]


def all_codes(colors=6, pegs=4):
    return set(product(range(1, colors + 1), repeat=pegs))


def keep(P, guess, answer):
    return {p for p in P if feedback(p, guess) == list(answer)}


def cooley(P, last):
    if last is None:
        while True:
            code = random.choices(range(1, 7), k=4)
            if len(set(code)) == 3:
                return code
    scores = {}
    for p in P:
        scores.setdefault(tuple(feedback(last, p)), []).append(p)
    return random.choice(scores[min(scores)])


def knuth(P, colors=6, pegs=4):
    inside = frozenset(map(tuple, P))
    best = None
    for g in all_codes(colors, pegs):
        worst = max(Counter(tuple(feedback(g, p)) for p in inside).values())
        key = (worst, g not in inside, random.random())
        if best is None or key < best[0]:
            best = (key, g)
    return best[1]


def game(code):
    guess, P, history = None, all_codes(), []
    while guess is None or list(guess) != list(code):
        guess = cooley(P, guess)
        history.append(guess)
        P = keep(P, guess, feedback(guess, code))
    return history
