"""Takes the code that is most like the last guess.

fails: cooley
ru: Нужна наименее похожая проба, а не самая похожая.
en: The code that is least like the last guess is meant, not the most alike.
sl: Potrebna je najmanj podobna koda, ne najbolj podobna.
pl: Chodzi o kod najmniej podobny, a nie najbardziej.
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
    return max(P, key=lambda code: feedback(last, code))
