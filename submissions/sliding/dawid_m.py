import copy

def connected(a, b):
    return (a[0] == b[0] and abs(a[1] - b[1]) == 1) or (a[1] == b[1] and abs(a[0] - b[0]) == 1)

def get_pos(board, x):
    for r, row in enumerate(board):
        if x in row:
            return r, row.index(x)
    return -1, -1

def swap(board, a, b):
    board = copy.deepcopy(board)
    board[a[0]][a[1]], board[b[0]][b[1]] = board[b[0]][b[1]], board[a[0]][a[1]]
    return board

def iter_board(board):
    for row in board:
        yield from row

def is_ordered(board):
    wartosci = list(iter_board(board))
    return all(a < b for a, b in zip(wartosci, wartosci[1:]))

def ask_user(board):
    while True:
        try:
            pos = get_pos(board, int(input()))
        except ValueError:
            continue
        if pos != (-1, -1) and connected(pos, get_pos(board, 0)):
            return pos

def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        print(board)
        board = swap(board, ask_user(board), get_pos(board, 0))
    print('koniec')
