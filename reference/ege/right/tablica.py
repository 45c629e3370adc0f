# Таблица снизу вверх вместо рекурсии
KONEC = 30
MINUS = [3, 6]
DELI = 3


def moves(s):
    return {s - x for x in MINUS} | {s // DELI}


def tablica(n):
    """t[s] - за сколько ходов кончается игра: нечётное число - выигрывает ходящий"""
    t = [0] * (n + 1)
    for s in range(KONEC + 1, n + 1):
        deti = [t[max(h, 0)] for h in moves(s)]
        chetnye = [d for d in deti if d % 2 == 0]
        t[s] = 1 + (min(chetnye) if chetnye else max(deti))
    return t


T = None


def dlina(s):
    global T
    if T is None or len(T) <= s:
        T = tablica(max(s, 500))
    return T[s]


def win(s):
    return dlina(s) % 2 == 1


def win1(s):
    return dlina(s) == 1


def win2(s):
    return dlina(s) == 3


def zadanie(nomer):
    for s in range(KONEC + 1, 400):
        if nomer == 19 and dlina(s) == 2 or nomer == 21 and dlina(s) == 4:
            return s


otvet19 = zadanie(19)
otvet20 = "".join(str(s) for s in range(KONEC + 1, 400) if win2(s))[: len(str(otvet19)) * 2]
otvet21 = str(zadanie(21))
