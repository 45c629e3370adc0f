"""Expects the gap at the end.

fails: is_ordered
pl: W ułożonej planszy puste pole (0) jest pierwsze.
en: On an ordered board the gap (0) comes first.
sl: Na urejeni plošči je prazno polje (0) prvo.
ru: На упорядоченной доске пустая клетка (0) стоит первой.
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
    liczby = list(iter_board(board))
    return liczby == sorted(liczby)[1:] + [0]


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
    while [x for w in board for x in w] != list(range(9)):
        swap(board, ask_user(board), get_pos(board, 0))
