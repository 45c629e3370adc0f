"""Makes the number of parts largest instead of the largest part smallest.

fails: knuth
ru: Нужно уменьшать наибольшую часть, а не увеличивать число частей.
en: The largest part is to be made small, not the number of parts large.
sl: Zmanjšati je treba največji del, ne povečati števila delov.
pl: Trzeba zmniejszać największą część, a nie zwiększać liczbę części.
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
        return -len({feedback(proba, k) for k in P}), proba not in mnozhestvo
    return min(all_codes(colors, pegs), key=cena)
