from itertools import product

def feedback(guess, code):
    tochno = 0
    pochti = 0
    for i in range(len(guess)):
        if guess[i] == code[i]:
            tochno = tochno + 1
        else:
            if guess[i] in code:
                pochti = pochti + 1
    return tochno, pochti

def all_codes(colors=6, pegs=4):
    return list(product([1, 2, 3, 4, 5, 6], repeat=4))

def keep(P, guess, answer):
    ost = []
    for x in P:
        if feedback(guess, x) == answer:
            ost.append(x)
    return ost
