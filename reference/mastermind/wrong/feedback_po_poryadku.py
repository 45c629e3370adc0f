"""Exact hits are not struck out before the others are counted.

fails: feedback
ru: Сначала вычеркните точные попадания и только потом ищите остальные.
en: Strike out the exact hits first, and only then look for the others.
sl: Najprej prečrtaj točne zadetke, šele nato išči druge.
pl: Najpierw skreśl trafienia dokładne, dopiero potem szukaj pozostałych.
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
    ostalos = list(code)
    tochno = ne_na_meste = 0
    for i in range(len(guess)):
        if guess[i] == code[i]:
            tochno += 1
            if guess[i] in ostalos:
                ostalos.remove(guess[i])
        elif guess[i] in ostalos:
            ne_na_meste += 1
            ostalos.remove(guess[i])
    return tochno, ne_na_meste
