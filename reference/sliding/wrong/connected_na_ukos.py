"""Diagonal cells count as connected.

fails: connected
pl: Pola stykające się tylko rogiem nie mają wspólnego boku.
en: Cells that touch at a corner only share no side.
sl: Polji, ki se dotikata le v oglišču, nimata skupne stranice.
ru: У клеток, которые касаются только углом, нет общей стороны.
"""


def connected(a, b):
    return a != b and abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1


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
        napis = input("Która liczba? ").strip()
        if napis.isdigit():
            pos = get_pos(board, int(napis))
            if pos and connected(pos, get_pos(board, 0)):
                return pos
        print("Jeszcze raz.")


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
