"""Removes from the list while it goes through it.

fails: keep
ru: Пока цикл идёт по списку, из него нельзя удалять; соберите новый список.
en: Nothing may be removed from a list that a loop goes through; build a new one.
sl: Iz seznama, po katerem teče zanka, ne briši; sestavi novega.
pl: Nie usuwaj z listy, po której idzie pętla; zbuduj nową.
"""


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
    P = list(P)
    for code in P:
        if feedback(guess, code) != answer:
            P.remove(code)
    return P
