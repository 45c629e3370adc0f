"""Looks at four digits only.

fails: feedback
ru: Длина кода бывает и 3, и 5: возьмите len(code).
en: A code may also have 3 or 5 digits: use len(code).
sl: Koda ima lahko tudi 3 ali 5 števk: uporabi len(code).
pl: Kod może mieć też 3 albo 5 cyfr: użyj len(code).
"""

from itertools import product


def all_codes(colors=6, pegs=4):
    return list(product(range(1, colors + 1), repeat=pegs))


def keep(P, guess, answer):
    novoe = []
    for code in P:
        if feedback(guess, code) == answer:
            novoe.append(code)
    return novoe


def feedback(guess, code):
    tochno = 0
    for i in range(4):
        if guess[i] == code[i]:
            tochno += 1
    vsego = 0
    for cifra in range(1, 7):
        vsego += min(guess.count(cifra), code.count(cifra))
    return tochno, vsego - tochno
