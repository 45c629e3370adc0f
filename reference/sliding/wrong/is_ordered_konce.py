"""Compares the ends only.

fails: is_ordered
pl: Trzeba sprawdzić wszystkie pola, a nie tylko pierwsze i ostatnie.
en: All cells have to be looked at, not only the first and the last.
sl: Preveriti je treba vsa polja, ne le prvega in zadnjega.
ru: Нужно проверить все клетки, а не только первую и последнюю.
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
    return board[0][0] == 0 and board[-1][-1] == len(board) * len(board[0]) - 1


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
