"""Gives texts instead of sequences of digits.

fails: all_codes
ru: Код - это последовательность чисел, а не строка.
en: A code is a sequence of numbers, not a text.
sl: Koda je zaporedje števil, ne niz.
pl: Kod to ciąg liczb, a nie napis.
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
    cifry = '12345678'[:colors]
    return [''.join(k) for k in product(cifry, repeat=pegs)]
