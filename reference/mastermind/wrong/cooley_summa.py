"""Adds up both numbers of the answer.

fails: cooley
ru: Сначала сравнивают точные попадания и только при равенстве - остальные.
en: The exact hits are compared first, and the others only if those are equal.
sl: Najprej primerjaj točne zadetke, druge šele, če so ti enaki.
pl: Najpierw porównuje się trafienia dokładne, a pozostałe tylko przy równości.
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
    novoe = []
    for code in P:
        if feedback(guess, code) == answer:
            novoe.append(code)
    return novoe


def cooley(P, last):
    if last is None:
        return (4, 3, 1, 1)
    luchshaya = P[0]
    for code in P:
        if sum(feedback(last, code)) < sum(feedback(last, luchshaya)):
            luchshaya = code
    return luchshaya
