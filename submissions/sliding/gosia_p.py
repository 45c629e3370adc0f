def connected(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) <= 1


def get_pos(board, x):
    for wiersz in board:
        for pole in wiersz:
            if pole == x:
                print(board.index(wiersz), wiersz.index(pole))


def swap(board, a, b):
    board[a[0]], board[b[0]] = board[b[0]], board[a[0]]


def iter_board(board):
    """Podaj po kolei wszystkie wartości z planszy, wiersz po wierszu."""


def is_ordered(board):
    pass


print(connected((1, 1), (1, 2)))
get_pos([[1, 0], [2, 3]], 2)
