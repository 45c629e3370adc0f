# Задания 19-21, Дьяконов
def moves(s):
    return {s - 3, s - 6, s // 3}

def win(s, memo={}):
    if s not in memo:
        memo[s] = any(m < 30 or not win(m) for m in moves(s))
    return memo[s]

def win1(s):
    return s - 6 < 30 or s // 3 < 30

def win2(s):
    return any(m > 30 and all(n > 30 and win1(n) for n in moves(m)) for m in moves(s))

otvet20 = [s for s in range(31, 300) if not win1(s) and win2(s)]
print('Ответ на 19:', 94)
