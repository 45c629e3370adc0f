"""Makes the largest part largest.

fails: knuth
ru: Наибольшая часть должна быть как можно меньше, а не больше.
en: The largest part must be as small as possible, not as large.
sl: Največji del mora biti čim manjši, ne čim večji.
pl: Największa część ma być jak najmniejsza, a nie największa.
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
        return max(Counter(feedback(proba, k) for k in P).values()), proba in mnozhestvo
    return max(all_codes(colors, pegs), key=cena)
