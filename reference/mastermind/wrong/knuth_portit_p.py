"""Takes the guess out of the caller's list.

fails: knuth
ru: Список P изменять нельзя.
en: The list P must not be changed.
sl: Seznama P ni dovoljeno spreminjati.
pl: Listy P nie wolno zmieniać.
"""

from collections import Counter
from itertools import product


def feedback(guess, code):
    mesto = sum(1 for a, b in zip(guess, code) if a == b)
    vsego = sum((Counter(guess) & Counter(code)).values())
    return (mesto, vsego - mesto)


def all_codes(colors=6, pegs=4):
    cifry = range(1, colors + 1)
    return [k for k in product(cifry, repeat=pegs)]


def knuth(P, colors=6, pegs=4):
    mnozhestvo = set(P)
    def cena(proba):
        return max(Counter(feedback(proba, k) for k in P).values()), proba not in mnozhestvo
    proba = min(all_codes(colors, pegs), key=cena)
    if proba in P:
        P.remove(proba)
    return proba
