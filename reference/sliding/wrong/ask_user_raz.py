"""Asks a second time only once.

fails: ask_user
pl: Pytaj tak długo, aż odpowiedź będzie dobra, nie tylko dwa razy.
en: Ask until the answer is right, not only twice.
sl: Sprašuj, dokler odgovor ni pravi, ne le dvakrat.
ru: Спрашивайте, пока ответ не станет верным, а не только дважды.
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
    for proba in range(2):
        napis = input("Podaj liczbę: ")
        if napis.isdigit():
            poz = get_pos(board, int(napis))
            if poz is not None and connected(poz, luka):
                break
    return poz


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        for wiersz in board:
            print(wiersz)
        poz = ask_user(board)
        swap(board, poz, get_pos(board, 0))
    print("Koniec!")
