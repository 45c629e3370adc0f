"""Makes the smallest part smallest.

fails: knuth
ru: Смотрите на наибольшую часть P, а не на наименьшую.
en: Look at the largest part of P, not at the smallest.
sl: Glej na največji del P, ne na najmanjšega.
pl: Patrz na największą część P, a nie na najmniejszą.
"""

from itertools import product


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


def all_codes(colors=6, pegs=4):
    return list(product(range(1, colors + 1), repeat=pegs))


def knuth(P, colors=6, pegs=4):
    luchshaya, ocenka = None, (len(P) + 1, True)
    for proba in all_codes(colors, pegs):
        chasti = {}
        for code in P:
            otvet = feedback(proba, code)
            chasti[otvet] = chasti.get(otvet, 0) + 1
        if (min(chasti.values()), proba not in P) < ocenka:
            luchshaya, ocenka = proba, (min(chasti.values()), proba not in P)
    return luchshaya
