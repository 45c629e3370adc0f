"""Wszystko w jednej linijce, gdzie się da."""
from itertools import chain, pairwise


def connected(a, b):
    return sum(abs(p - q) for p, q in zip(a, b)) == 1


def get_pos(board, x):
    return next(((r, c) for r, row in enumerate(board) for c, v in enumerate(row) if v == x), None)


def swap(board, a, b):
    (ar, ac), (br, bc) = a, b
    board[ar][ac], board[br][bc] = board[br][bc], board[ar][ac]


iter_board = chain.from_iterable


def is_ordered(board):
    return all(a <= b for a, b in pairwise(iter_board(board)))


def odpowiedzi():
    while True:
        yield input("> ")


def ask_user(board):
    sasiedzi = {
        str(v): (r, c)
        for r, row in enumerate(board)
        for c, v in enumerate(row)
        if connected((r, c), get_pos(board, 0))
    }
    return next(sasiedzi[o] for o in odpowiedzi() if o in sasiedzi)


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        print("\n".join(map(str, board)))
        swap(board, ask_user(board), get_pos(board, 0))
