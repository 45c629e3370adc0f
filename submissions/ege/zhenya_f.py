def moves(s):
    return [s - 3, s - 6, s // 3]

def win(s):
    while True:
        if s <= 30:
            return True
        s = min(moves(s))

def win1(s):
    return all(m <= 30 for m in moves(s))

def win2(s)
    return any(win1(m) for m in moves(s))
