"""Looks at three rows of three only.

fails: get_pos
pl: Plansza może mieć inny rozmiar niż 3 na 3.
en: A board can have another size than 3 by 3.
sl: Plošča je lahko tudi druge velikosti kot 3 krat 3.
ru: Доска может быть и другого размера, не только 3 на 3.
"""


def connected(a, b):
    w = abs(a[0] - b[0])
    k = abs(a[1] - b[1])
    return w + k == 1


def get_pos(board, x):
    for w in range(3):
        for k in range(3):
            if board[w][k] == x:
                return (w, k)
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
