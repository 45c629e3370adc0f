"""Returns (misplaced, exact).

fails: feedback
ru: Сначала точные попадания, затем остальные совпадения.
en: The exact hits come first, then the others.
sl: Najprej točni zadetki, nato drugi.
pl: Najpierw trafienia dokładne, potem pozostałe.
"""

from collections import Counter
from itertools import product


def all_codes(colors=6, pegs=4):
    cifry = range(1, colors + 1)
    return [k for k in product(cifry, repeat=pegs)]


def keep(P, guess, answer):
    return [k for k in P if feedback(k, guess) == answer]


def feedback(guess, code):
    mesto = sum(1 for a, b in zip(guess, code) if a == b)
    vsego = sum((Counter(guess) & Counter(code)).values())
    return (vsego - mesto, mesto)
