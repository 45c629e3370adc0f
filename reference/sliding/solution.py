"""A sliding puzzle: a board is a list of rows, 0 is the gap, and it is solved when the numbers ascend from the gap on."""


def connected(a, b):
    """True if the positions (row, column) a and b share a side."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def get_pos(board, x):
    """The position (row, column) of x on the board; None if it is not there."""
    for number, row in enumerate(board):
        if x in row:
            return number, row.index(x)
    return None


def swap(board, a, b):
    """Exchanges what lies at the positions a and b of the board."""
    board[a[0]][a[1]], board[b[0]][b[1]] = board[b[0]][b[1]], board[a[0]][a[1]]


def iter_board(board):
    """The values of the board, row by row."""
    for row in board:
        yield from row


def is_ordered(board):
    """True if the values ascend, row by row."""
    values = list(iter_board(board))
    return values == sorted(values)


def ask_user(board):
    """Asks until the answer is a number beside the gap; returns its position."""
    gap = get_pos(board, 0)
    while True:
        try:
            place = get_pos(board, int(input("> ")))
        except ValueError:
            print("Podaj liczbę.")
            continue
        if place is not None and connected(place, gap):
            return place
        print("Tej liczby nie można przesunąć.")


def run_game():
    """Plays from the board of the text until it is ordered."""
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        show(board)
        swap(board, ask_user(board), get_pos(board, 0))
    show(board)


def show(board):
    for row in board:
        print(*row)
