"""A digit of the code is counted for several digits of the guess.

fails: feedback
ru: Каждая цифра кода засчитывается только один раз.
en: Each digit of the code counts only once.
sl: Vsaka števka kode šteje le enkrat.
pl: Każda cyfra kodu liczy się tylko raz.
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
    ne_na_meste = 0
    for i in range(len(code)):
        if guess[i] == code[i]:
            tochno += 1
        elif guess[i] in code:
            ne_na_meste += 1
    return tochno, ne_na_meste
