"""Does not find the gap.

fails: get_pos
pl: Liczba 0 też leży na planszy: to puste pole.
en: The number 0 is on the board too: it is the gap.
sl: Tudi število 0 je na plošči: to je prazno polje.
ru: Число 0 тоже лежит на доске: это пустая клетка.
"""


def connected(a, b):
    w = abs(a[0] - b[0])
    k = abs(a[1] - b[1])
    return w + k == 1


def get_pos(board, x):
    for w, wiersz in enumerate(board):
        for k, liczba in enumerate(wiersz):
            if liczba and liczba == x:
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
    for w, wiersz in enumerate(board):
        for k, liczba in enumerate(wiersz):
            if liczba == 0:
                luka = (w, k)
    while True:
        try:
            poz = get_pos(board, int(input("Podaj liczbę: ")))
        except ValueError:
            continue
        if poz is not None and connected(poz, luka):
            return poz


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        for wiersz in board:
            print(wiersz)
        poz = ask_user(board)
        swap(board, poz, get_pos(board, 0))
    print("Koniec!")
