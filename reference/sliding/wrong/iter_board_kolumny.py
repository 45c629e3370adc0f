"""Goes column by column.

fails: iter_board
pl: Wartości mają iść wiersz po wierszu, nie kolumna po kolumnie.
en: The values are to come row by row, not column by column.
sl: Vrednosti morajo priti po vrsticah, ne po stolpcih.
ru: Значения должны идти по строкам, а не по столбцам.
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
    for k in range(len(board[0])):
        for w in range(len(board)):
            yield board[w][k]


def is_ordered(board):
    liczby = [x for wiersz in board for x in wiersz]
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
