"""Positions that are lists are never connected.

fails: connected
pl: Pozycja może być też listą; lista nigdy nie jest równa krotce.
en: A position may be a list too; a list never equals a tuple.
sl: Položaj je lahko tudi seznam; seznam ni nikoli enak terki.
ru: Позиция может быть и списком; список никогда не равен кортежу.
"""


def connected(a, b):
    r, c = a
    return b in [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]


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
    while not is_ordered(board):
        for wiersz in board:
            print(wiersz)
        poz = ask_user(board)
        swap(board, poz, get_pos(board, 0))
    print("Koniec!")
