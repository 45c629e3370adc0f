"""Does not prefer the codes of P among the best ones.

fails: knuth
ru: Из лучших проб нужно выбрать ту, которая входит в P, если такая есть.
en: Of the best guesses one that is in P must be chosen, if there is one.
sl: Med najboljšimi poskusi je treba izbrati takega iz P, če obstaja.
pl: Spośród najlepszych prób trzeba wybrać należącą do P, jeśli taka jest.
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
    luchshaya, ocenka = None, len(P) + 1
    for proba in all_codes(colors, pegs):
        chasti = {}
        for code in P:
            otvet = feedback(proba, code)
            chasti[otvet] = chasti.get(otvet, 0) + 1
        if max(chasti.values()) < ocenka:
            luchshaya, ocenka = proba, max(chasti.values())
    return luchshaya
