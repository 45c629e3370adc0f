import itertools, random

colors = 6
pegs = 4

def ocena(guess, code):
    tochnye = sum([1 for i in range(len(code)) if guess[i] == code[i]])
    obshchie = 0
    for cvet in range(1, 9):
        obshchie += min(list(guess).count(cvet), list(code).count(cvet))
    return [tochnye, obshchie - tochnye]

def all_codes(colors=6, pegs=4):
    return [list(k) for k in itertools.product(range(1, colors + 1), repeat=pegs)]

def keep(P, guess, answer):
    return [k for k in P if tuple(ocena(k, guess)) == tuple(answer)]

def cooley(P, last):
    if last == None:
        k = random.sample(range(1, 7), 3)
        k.insert(random.randint(0, 3), k[0])
        return k
    return random.choice(P)

def knuth(P, colors=6, pegs=4):
    """из P выбираем ту, у которой худший случай лучше всего"""
    luchshaya = P[0]
    rekord = len(P) + 1
    for k in P:
        schet = {}
        for d in P:
            o = tuple(ocena(k, d))
            schet[o] = schet.get(o, 0) + 1
        if max(schet.values()) < rekord:
            rekord = max(schet.values())
            luchshaya = k
    return luchshaya

def game(code):
    P = all_codes()
    k = cooley(P, None)
    istoriya = [k]
    while ocena(k, code)[0] != 4:
        P = keep(P, k, ocena(k, code))
        k = knuth(P) if len(P) < 100 else cooley(P, k)
        istoriya.append(k)
    return istoriya
