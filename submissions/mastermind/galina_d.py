# Галина Д., 9Б
# Ответ: сколько на месте и сколько не на месте

def feedback(guess, code):
    na_meste = 0
    for i in range(4):
        if guess[i] == code[i]:
            na_meste += 1
    vsego = 0
    for c in '123456':
        vsego += min(guess.count(int(c)), code.count(int(c)))
    return na_meste, vsego - na_meste

def all_codes(colors=6, pegs=4):
    res = []
    def dobavit(nachalo):
        if len(nachalo) == pegs:
            res.append(nachalo)
        else:
            for c in range(1, colors + 1):
                dobavit(nachalo + (c,))
    dobavit(())
    return res

def keep(P, guess, answer):
    for code in P[:]:
        if feedback(guess, code) != answer:
            P.remove(code)
    return P

def cooley(P, last):
    if not last:
        return 1, 1, 2, 3
    P = sorted(P, key=lambda c: feedback(c, last))
    return P[0]
