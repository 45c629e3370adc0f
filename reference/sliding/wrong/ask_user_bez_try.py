"""A word ends it with an exception.

fails: ask_user
pl: int(...) kończy się błędem, gdy napis nie jest liczbą; trzeba zapytać jeszcze raz.
en: int(...) fails on what is no number; the question is to be asked again.
sl: int(...) se konča z napako, če vnos ni število; treba je vprašati znova.
ru: int(...) завершается ошибкой, если введено не число; нужно спросить ещё раз.
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
        poz = get_pos(board, int(input("Podaj liczbę: ")))
        if poz is not None and connected(poz, get_pos(board, 0)):
            return poz


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        for wiersz in board:
            print(wiersz)
        poz = ask_user(board)
        swap(board, poz, get_pos(board, 0))
    print("Koniec!")
