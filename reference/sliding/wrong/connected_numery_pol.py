"""Counts cells through, so the end of a row is connected to the start of the next.

fails: connected
pl: Koniec wiersza nie sąsiaduje z początkiem następnego.
en: The end of a row is not connected to the start of the next one.
sl: Konec vrstice ni sosed začetka naslednje.
ru: Конец строки не соседствует с началом следующей.
"""


def connected(a, b):
    nr_a = 3 * a[0] + a[1]
    nr_b = 3 * b[0] + b[1]
    return abs(nr_a - nr_b) in (1, 3)


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
