def feedback(guess, code):
    g = list(guess)
    c = list(code)
    a = 0
    for i in range(len(g)):
        if g[i] == c[i]:
            a = a + 1
            g[i] = -1
            c[i] = -2
    b = 0
    for i in range(len(g)):
        for j in range(len(c)):
            if g[i] == c[j]:
                b = b + 1
                c[j] = -2
                break
    return a, b


def all_codes(colors=6, pegs=4):
    if pegs == 0:
        return [()]
    res = []
    for hvost in all_codes(colors, pegs - 1):
        for cifra in range(1, colors + 1):
            res.append((cifra,) + hvost)
    return res


def keep(P, guess, answer):
    res = []
    for code in P:
        a, b = feedback(guess, code)
        if a == answer[0] and b == answer[1]:
            res.append(code)
    return res


def cooley(P, last):
    if last == None:
        return (1, 3, 3, 5)
    luchshiy = None
    for code in P:
        if luchshiy == None or feedback(code, last) < feedback(luchshiy, last):
            luchshiy = code
    return luchshiy


def knuth(P, colors=6, pegs=4):
    minimum = 10000
    otvet = None
    for code in all_codes(colors, pegs):
        tablica = [[0] * (pegs + 1) for i in range(pegs + 1)]
        for p in P:
            a, b = feedback(code, p)
            tablica[a][b] += 1
        m = max(max(stroka) for stroka in tablica)
        if m < minimum:
            minimum = m
            otvet = code
        elif m == minimum and code in P and otvet not in P:
            otvet = code
    return otvet


def game(code):
    proby = [(1, 1, 2, 2)]
    P = all_codes()
    while proby[-1] != tuple(code):
        P = keep(P, proby[-1], feedback(proby[-1], code))
        if len(P) > 60:
            proby.append(cooley(P, proby[-1]))
        else:
            proby.append(knuth(P))
    return proby
