"""Does not mind the parameter colors.

fails: knuth
ru: Цифры пробы идут от 1 до colors, а не всегда до 6.
en: The digits of a guess go from 1 to colors, not always to 6.
sl: Števke poskusa gredo od 1 do colors, ne vedno do 6.
pl: Cyfry próby są od 1 do colors, a nie zawsze do 6.
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
    return min(product(range(6, 0, -1), repeat=pegs), key=cena)
