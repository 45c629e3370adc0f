"""Takes any code of P.

fails: cooley
ru: Из P нужно выбрать код, наименее похожий на last, а не любой.
en: The code of P that is least like last is meant, not any of them.
sl: Izmed P je treba izbrati kodo, ki je last najmanj podobna, ne katere koli.
pl: Z P trzeba wybrać kod najmniej podobny do last, a nie dowolny.
"""

from random import choice


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
        return (1, 3, 3, 5)
    return choice(P)
