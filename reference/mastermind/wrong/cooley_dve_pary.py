"""Opens with two repeated digits.

fails: cooley
ru: В первой пробе повторяется ровно одна цифра, как в 4311.
en: In the first guess exactly one digit occurs twice, as in 4311.
sl: V prvem poskusu se ponovi natanko ena števka, kot v 4311.
pl: W pierwszej próbie powtarza się dokładnie jedna cyfra, jak w 4311.
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
        return (1, 1, 2, 2)
    return min(P, key=lambda code: feedback(last, code))
