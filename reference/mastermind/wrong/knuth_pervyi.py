"""Takes the first code of P.

fails: knuth
ru: Стратегия Кнута перебирает все пробы и сравнивает наибольшие части P.
en: Knuth's strategy tries all guesses and compares the largest parts of P.
sl: Knuthova strategija preizkusi vse poskuse in primerja največje dele P.
pl: Strategia Knutha sprawdza wszystkie próby i porównuje największe części P.
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
    return P[0]
