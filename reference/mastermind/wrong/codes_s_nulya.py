"""Counts the digits from 0.

fails: all_codes
ru: Цифры идут от 1 до colors, а не от 0.
en: Digits go from 1 to colors, not from 0.
sl: Števke gredo od 1 do colors, ne od 0.
pl: Cyfry są od 1 do colors, nie od 0.
"""

from collections import Counter
from itertools import product


def feedback(guess, code):
    mesto = sum(1 for a, b in zip(guess, code) if a == b)
    vsego = sum((Counter(guess) & Counter(code)).values())
    return (mesto, vsego - mesto)


def keep(P, guess, answer):
    return [k for k in P if feedback(k, guess) == answer]


def all_codes(colors=6, pegs=4):
    return [k for k in product(range(colors), repeat=pegs)]
