"""Tries the codes of P only.

fails: knuth
ru: Лучшая проба может и не входить в P: переберите все коды.
en: The best guess need not be in P: try all codes.
sl: Najboljši poskus ni nujno v P: preizkusi vse kode.
pl: Najlepsza próba nie musi należeć do P: sprawdź wszystkie kody.
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
    def cena(proba):
        return max(Counter(feedback(proba, k) for k in P).values())
    return min(P, key=cena)
