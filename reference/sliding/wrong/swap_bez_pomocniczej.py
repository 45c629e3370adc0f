"""The first value is lost.

fails: swap
pl: Po pierwszym przypisaniu stara wartość przepadła; zapamiętaj ją wcześniej.
en: After the first assignment the old value is lost; keep it before.
sl: Po prvi prireditvi je stara vrednost izgubljena; shrani jo prej.
ru: После первого присваивания старое значение потеряно; запомните его раньше.
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
    board[a[0]][a[1]] = board[b[0]][b[1]]
    board[b[0]][b[1]] = board[a[0]][a[1]]


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
