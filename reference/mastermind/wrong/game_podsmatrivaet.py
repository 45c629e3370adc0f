"""Returns the code without guessing.

fails: game
ru: Код нужно отгадать по ответам, а не вернуть сразу.
en: The code is to be found by the answers, not to be returned at once.
sl: Kodo je treba uganiti po odgovorih, ne pa je kar vrniti.
pl: Kod trzeba odgadnąć z odpowiedzi, a nie od razu zwrócić.
"""

from collections import Counter
from itertools import product
import random


def feedback(guess, code):
    mesto = sum(1 for a, b in zip(guess, code) if a == b)
    vsego = sum((Counter(guess) & Counter(code)).values())
    return (mesto, vsego - mesto)


def all_codes(colors=6, pegs=4):
    cifry = range(1, colors + 1)
    return [k for k in product(cifry, repeat=pegs)]


def keep(P, guess, answer):
    return [k for k in P if feedback(k, guess) == answer]


def cooley(P, last):
    if last is None:
        a, b, c = random.sample(range(1, 7), 3)
        return (a, a, b, c)
    otvety = {k: feedback(last, k) for k in P}
    menshe = min(otvety.values())
    return random.choice([k for k in P if otvety[k] == menshe])


def knuth(P, colors=6, pegs=4):
    mnozhestvo = set(P)
    def cena(proba):
        return max(Counter(feedback(proba, k) for k in P).values()), proba not in mnozhestvo
    return min(all_codes(colors, pegs), key=cena)


def game(code):
    return [tuple(code)]
