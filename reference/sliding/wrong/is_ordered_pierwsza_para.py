"""Decides on the first pair.

fails: is_ordered
pl: return True w pętli kończy sprawdzanie już po pierwszej parze.
en: return True inside of the loop ends the test after the first pair.
sl: return True v zanki konča preverjanje že po prvem paru.
ru: return True внутри цикла заканчивает проверку уже после первой пары.
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
        else:
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
