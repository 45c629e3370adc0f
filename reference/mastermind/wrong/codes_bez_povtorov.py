"""Leaves out codes with repeated digits.

fails: all_codes
ru: Цифры в коде могут повторяться.
en: The digits of a code may repeat.
sl: Števke v kodi se lahko ponavljajo.
pl: Cyfry w kodzie mogą się powtarzać.
"""

from itertools import permutations


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


def all_codes(colors=6, pegs=4):
    return list(permutations(range(1, colors + 1), pegs))
