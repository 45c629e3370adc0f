"""Leaves the gap out.

fails: iter_board
pl: Puste pole (0) też jest wartością na planszy.
en: The gap (0) is a value of the board too.
sl: Tudi prazno polje (0) je vrednost na plošči.
ru: Пустая клетка (0) — тоже значение на доске.
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
    return [x for row in board for x in row if x]


def is_ordered(board):
    wszystkie = [x for row in board for x in row]
    return all(x < y for x, y in zip(wszystkie, wszystkie[1:]))


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
