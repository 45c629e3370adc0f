"""Does not mind where the gap is.

fails: is_ordered
pl: Nie wystarczy, że rosną liczby bez zera: puste pole musi być pierwsze.
en: It is not enough that the other numbers ascend: the gap has to be first.
sl: Ni dovolj, da naraščajo števila brez ničle: prazno polje mora biti prvo.
ru: Мало того, чтобы росли числа без нуля: пустая клетка должна быть первой.
"""


def connected(a, b):
    w = abs(a[0] - b[0])
    k = abs(a[1] - b[1])
    return w + k == 1


def get_pos(board, x):
    for w in range(len(board)):
        for k in range(len(board[w])):
            if board[w][k] == x:
                return w, k
    return None


def swap(board, a, b):
    pom = board[a[0]][a[1]]
    board[a[0]][a[1]] = board[b[0]][b[1]]
    board[b[0]][b[1]] = pom


def iter_board(board):
    for wiersz in board:
        for liczba in wiersz:
            yield liczba


def is_ordered(board):
    liczby = [x for x in iter_board(board) if x != 0]
    return liczby == sorted(liczby)


def ask_user(board):
    luka = get_pos(board, 0)
    while True:
        try:
            liczba = int(input("Podaj liczbę: "))
        except ValueError:
            print("To nie jest liczba.")
            continue
        poz = get_pos(board, liczba)
        if poz is None or not connected(poz, luka):
            print("Tej liczby nie można przesunąć.")
        else:
            return poz


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while board[0] != [0, 1, 2] or board[1] != [3, 4, 5] or board[2] != [6, 7, 8]:
        swap(board, ask_user(board), get_pos(board, 0))
