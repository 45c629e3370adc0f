"""Every number on the board counts as a move.

fails: ask_user
pl: Przesunąć można tylko liczbę obok pustego pola.
en: Only a number beside the gap can be moved.
sl: Premakniti je mogoče le število ob praznem polju.
ru: Передвинуть можно только число рядом с пустой клеткой.
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
    while True:
        napis = input("Podaj liczbę: ")
        if napis.isdigit() and get_pos(board, int(napis)) is not None:
            return get_pos(board, int(napis))


def run_game():
    plansza = [
        [1, 0, 2],
        [3, 4, 5],
        [6, 7, 8],
    ]
    while True:
        for row in plansza:
            print(*row)
        swap(plansza, ask_user(plansza), get_pos(plansza, 0))
        if is_ordered(plansza):
            print("Gratulacje!")
            return
