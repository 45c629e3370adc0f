from functools import cache

KONEC = 30

def moves(s):
    yield s - 3
    yield s - 6
    yield s // 3

@cache
def win(s):
    return min(moves(s)) <= KONEC or not all(win(m) for m in moves(s))

def win1(s):
    return any(m <= KONEC for m in moves(s))

def win2(s):
    return any(m > KONEC and not win1(m) and all(win1(n) for n in moves(m)) for m in moves(s))

S = int(input("сколько камней? "))
print("первым ходом" if win1(S) else "вторым" if win2(S) else "проигрыш")
