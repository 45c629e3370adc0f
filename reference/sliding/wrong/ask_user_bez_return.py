"""Asks itself again, and loses the answer.

fails: ask_user
pl: Przy ponownym pytaniu trzeba napisać return ask_user(board).
en: Where it asks again, return ask_user(board) is needed.
sl: Ko funkcija vpraša znova, je treba napisati return ask_user(board).
ru: При повторном вопросе нужно написать return ask_user(board).
"""


def connected(a, b):
    r1, c1 = a
    r2, c2 = b
    if r1 == r2:
        return c1 - c2 in (1, -1)
    if c1 == c2:
        return r1 - r2 in (1, -1)
    return False


def get_pos(board, x):
    r = 0
    for row in board:
        if x in row:
            return (r, row.index(x))
        r += 1


def swap(board, a, b):
    (r1, c1), (r2, c2) = a, b
    board[r1][c1], board[r2][c2] = board[r2][c2], board[r1][c1]


def iter_board(board):
    wszystkie = []
    for row in board:
        wszystkie += row
    return wszystkie


def is_ordered(board):
    wszystkie = list(iter_board(board))
    for i in range(1, len(wszystkie)):
        if wszystkie[i] < wszystkie[i - 1]:
            return False
    return True


def ask_user(board):
    napis = input("Podaj liczbę: ")
    if napis.isdigit():
        poz = get_pos(board, int(napis))
        if poz is not None and connected(poz, get_pos(board, 0)):
            return poz
    print("Jeszcze raz!")
    ask_user(board)


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        poz = ask_user(board)
        if poz:
            swap(board, poz, get_pos(board, 0))
