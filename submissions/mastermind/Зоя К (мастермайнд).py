from collections import Counter, defaultdict
from itertools import product
import random

def feedback(guess, code):
    exact = len([1 for a, b in zip(guess, code) if a == b])
    return exact, len(list((Counter(guess) & Counter(code)).elements())) - exact

def all_codes(colors=6, pegs=4):
    return set(product(range(1, colors + 1), repeat=pegs))

def keep(P, guess, answer):
    return {p for p in P if feedback(p, guess) == answer}

def cooley(P, last):
    if last is None:
        code = (1, 2, 3, 4)
        while len(set(code)) != 3:
            code = tuple(random.randint(1, 6) for _ in range(4))
        return code
    groups = defaultdict(list)
    for p in P:
        groups[feedback(last, p)].append(p)
    return random.choice(groups[min(groups)])

def knuth(P, colors=6, pegs=4):
    def worst(g):
        return max(Counter(feedback(g, p) for p in P).values())
    scores = {g: worst(g) for g in all_codes(colors, pegs)}
    m = min(scores.values())
    best = {g for g in scores if scores[g] == m}
    return min(best & set(P) or best)

def game(code):
    return [tuple(code)]
