def feedback(guess, code):
    g = guess
    c = code
    black = 0
    white = 0
    for i in range(len(g)):
        if g[i] == c[i]:
            black += 1
    for x in set(g):
        if x in c:
            white += min(g.count(x), c.count(x))
    return white - black, black

def all_codes(colors=6, pegs=4):
    res = [[]]
    for _ in range(pegs):
        res = [r + [c] for r in res for c in range(1, colors + 1)]
    return res

def keep(P, guess, answer):
    return list(p for p in P if feedback(guess, p) == answer)
