# ответы посчитаны вручную по дереву
otvet19 = 93
otvet20 = '96 97'
otvet21 = '102'

def moves(s):
    a = []
    if s > 3:
        a.append(s - 3)
    if s > 6:
        a.append(s - 6)
    a.append(s // 3)
    return a

def win1(s):
    for x in moves(s):
        if x <= 30:
            return True

def win2(s):
    pass
