"""Makes the expected size of what is left smallest.

fails: knuth
ru: Сравнивайте наибольшие части, а не средние.
en: Compare the largest parts, not the average ones.
sl: Primerjaj največje dele, ne povprečnih.
pl: Porównuj części największe, a nie średnie.
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
        return sum(n * n for n in Counter(feedback(proba, k) for k in P).values()), proba not in mnozhestvo
    return min(all_codes(colors, pegs), key=cena)
