"""Strikes digits out of the caller's own list.

fails: feedback
ru: Функция портит список code: работайте с его копией list(code).
en: The list code is spoilt: work with a copy, list(code).
sl: Funkcija pokvari seznam code: delaj s kopijo list(code).
pl: Funkcja psuje listę code: pracuj na kopii list(code).
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
    if type(code) == tuple:
        code = list(code)
    mesto = 0
    ryadom = 0
    for i in range(len(guess)):
        if guess[i] == code[i]:
            mesto += 1
            code[i] = 0
    for i in range(len(guess)):
        if code[i] != 0 and guess[i] in code:
            ryadom += 1
            code[code.index(guess[i])] = -1
    return mesto, ryadom


def feedback_chestno(guess, code):
    mesto = sum(1 for a, b in zip(guess, code) if a == b)
    return mesto, sum(min(guess.count(x), code.count(x)) for x in set(guess)) - mesto
