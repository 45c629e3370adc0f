"""Looks for the answer in the text "12345678".

fails: ask_user
pl: Pusty napis i "12" też są częścią "12345678", a nie są ruchem.
en: An empty line and "12" are parts of "12345678" too, and are no moves.
sl: Tudi prazna vrstica in "12" sta dela niza "12345678", a nista poteza.
ru: Пустая строка и "12" тоже входят в "12345678", но это не ход.
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
    return liczby == sorted(liczby)


def ask_user(board):
    while True:
        napis = input("Podaj liczbę: ")
        if napis in "12345678":
            poz = get_pos(board, int(napis))
            if connected(poz, get_pos(board, 0)):
                return poz


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        for wiersz in board:
            print(wiersz)
        poz = ask_user(board)
        swap(board, poz, get_pos(board, 0))
    print("Koniec!")
