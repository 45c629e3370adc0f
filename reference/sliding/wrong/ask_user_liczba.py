"""Returns the number instead of its position.

fails: ask_user
pl: Zwróć pozycję liczby na planszy, a nie samą liczbę.
en: Return the position of the number on the board, not the number.
sl: Vrni položaj števila na plošči, ne števila samega.
ru: Верните позицию числа на доске, а не само число.
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
            liczba = int(input("Podaj liczbę: "))
        except ValueError:
            continue
        poz = get_pos(board, liczba)
        if poz and connected(poz, luka):
            return liczba


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        swap(board, get_pos(board, ask_user(board)), get_pos(board, 0))
