"""Does not mind its parameters.

fails: all_codes
ru: Число цветов и длина кода заданы параметрами colors и pegs.
en: The number of colours and of pegs are given by the parameters.
sl: Število barv in mest določata parametra colors in pegs.
pl: Liczbę kolorów i miejsc podają parametry colors i pegs.
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


def all_codes(colors=6, pegs=4):
    vse = []
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                for d in range(1, 7):
                    vse.append((a, b, c, d))
    return vse
