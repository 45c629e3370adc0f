import sys


class Plansza:
    def __init__(self, wiersze):
        self.wiersze = wiersze
        self.gdzie = {x: (w, k) for w, wiersz in enumerate(wiersze) for k, x in enumerate(wiersz)}

    def __iter__(self):
        for wiersz in self.wiersze:
            yield from wiersz

    def __getitem__(self, pole):
        return self.wiersze[pole[0]][pole[1]]

    def __setitem__(self, pole, x):
        self.wiersze[pole[0]][pole[1]] = x

    def sasiednie(self, x):
        w, k = self.gdzie[0]
        return self.gdzie.get(x) in {(w + 1, k), (w - 1, k), (w, k + 1), (w, k - 1)}


def connected(a, b):
    return tuple(a) in {(b[0] + i, b[1] + j) for i, j in [(0, 1), (1, 0), (0, -1), (-1, 0)]}


def get_pos(board, x):
    return Plansza(board).gdzie.get(x)


def swap(board, a, b):
    p = Plansza(board)
    p[a], p[b] = p[b], p[a]


def iter_board(board):
    return Plansza(board)


def is_ordered(board):
    poprzednia = -1
    for x in iter_board(board):
        if x < poprzednia:
            return False
        poprzednia = x
    return True


def ask_user(board):
    print("> ", end="", flush=True)
    linia = sys.stdin.readline()
    if not linia:
        raise EOFError
    try:
        x = int(linia)
    except ValueError:
        return ask_user(board)
    return get_pos(board, x) if Plansza(board).sasiednie(x) else ask_user(board)


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    try:
        while not is_ordered(board):
            swap(board, ask_user(board), get_pos(board, 0))
    except EOFError:
        print("Do zobaczenia!")
