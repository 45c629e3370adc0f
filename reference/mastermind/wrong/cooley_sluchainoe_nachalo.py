"""Opens with any two digits that may be equal to the repeated one.

fails: cooley
ru: Остальные две цифры первой пробы должны отличаться и от повторяющейся, и друг от друга.
en: The other two digits of the opening must differ from the repeated one and from each other.
sl: Drugi števki prvega poskusa se morata razlikovati od ponovljene in med seboj.
pl: Dwie pozostałe cyfry pierwszej próby muszą różnić się od powtórzonej i od siebie.
"""

from random import randint


def feedback(guess, code):
    tochno = 0
    g, c = [], []
    for i in range(len(code)):
        if guess[i] == code[i]:
            tochno += 1
        else:
            g.append(guess[i])
            c.append(code[i])
    ne_na_meste = 0
    for x in g:
        if x in c:
            c.remove(x)
            ne_na_meste += 1
    return tochno, ne_na_meste


def keep(P, guess, answer):
    novoe = []
    for code in P:
        if feedback(guess, code) == answer:
            novoe.append(code)
    return novoe


def cooley(P, last):
    if last is None:
        a = randint(1, 6)
        return (a, a, randint(1, 6), randint(1, 6))
    return min(P, key=lambda code: feedback(last, code))
