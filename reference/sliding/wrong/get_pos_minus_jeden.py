"""Returns (-1, -1) for what is not there.

fails: get_pos
pl: Jeśli liczby nie ma na planszy, funkcja ma zwrócić None.
en: If the number is not on the board, None is to be returned.
sl: Če števila ni na plošči, mora funkcija vrniti None.
ru: Если числа на доске нет, функция должна вернуть None.
"""


def connected(a, b):
    w = abs(a[0] - b[0])
    k = abs(a[1] - b[1])
    return w + k == 1


def get_pos(board, x):
    pos = (-1, -1)
    for w in range(len(board)):
        for k in range(len(board[w])):
            if board[w][k] == x:
                pos = (w, k)
    return pos


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
            poz = get_pos(board, int(input("Podaj liczbę: ")))
        except ValueError:
            continue
        if poz not in (None, (-1, -1)) and connected(poz, luka):
            return poz


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        for wiersz in board:
            print(wiersz)
        poz = ask_user(board)
        swap(board, poz, get_pos(board, 0))
    print("Koniec!")
