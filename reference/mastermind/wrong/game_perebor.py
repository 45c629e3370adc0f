"""Goes through all codes one by one.

fails: game
ru: Пользуйтесь ответами: перебор подряд требует больше десяти проб.
en: Use the answers: going through the codes one by one takes more than ten guesses.
sl: Uporabi odgovore: preizkušanje po vrsti potrebuje več kot deset poskusov.
pl: Korzystaj z odpowiedzi: sprawdzanie po kolei wymaga więcej niż dziesięciu prób.
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


def keep(P, guess, answer):
    novoe = []
    for code in P:
        if feedback(guess, code) == answer:
            novoe.append(code)
    return novoe


def cooley(P, last):
    if last is None:
        return (4, 3, 1, 1)
    return min(P, key=lambda code: feedback(last, code))


def knuth(P, colors=6, pegs=4):
    luchshie, ocenka = [], len(P) + 1
    for proba in all_codes(colors, pegs):
        chasti = {}
        for code in P:
            otvet = feedback(proba, code)
            chasti[otvet] = chasti.get(otvet, 0) + 1
        bolshaya = max(chasti.values())
        if bolshaya < ocenka:
            luchshie, ocenka = [proba], bolshaya
        elif bolshaya == ocenka:
            luchshie.append(proba)
    for proba in luchshie:
        if proba in P:
            return proba
    return luchshie[0]


def game(code):
    proby = []
    for proba in all_codes():
        proby.append(proba)
        if proba == tuple(code):
            break
    return proby
