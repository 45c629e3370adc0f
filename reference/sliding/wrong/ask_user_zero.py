"""The gap itself counts as a move.

fails: ask_user
pl: Puste pole (0) nie jest ruchem; trzeba zapytać jeszcze raz.
en: The gap (0) is no move; the question is to be asked again.
sl: Prazno polje (0) ni poteza; treba je vprašati znova.
ru: Пустая клетка (0) — не ход; нужно спросить ещё раз.
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
    luka = get_pos(board, 0)
    while True:
        try:
            poz = get_pos(board, int(input("Podaj liczbę: ")))
        except ValueError:
            continue
        if poz is not None and (poz == luka or connected(poz, luka)):
            return poz


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        for wiersz in board:
            print(wiersz)
        poz = ask_user(board)
        swap(board, poz, get_pos(board, 0))
    print("Koniec!")
