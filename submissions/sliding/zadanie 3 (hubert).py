import random   # do losowania planszy

def connected(a, b):
    """sąsiad z prawej, z lewej, z góry, z dołu"""
    a1, a2 = a
    return tuple(b) in ((a1, a2 + 1), (a1, a2 - 1), (a1 - 1, a2), (a1 + 1, a2))

def get_pos(board, x):
    try:
        return next((i, w.index(x)) for i, w in enumerate(board) if x in w)
    except StopIteration:
        return None

def swap(board, a, b):
    (w1, k1), (w2, k2) = a, b
    v = board[w1][k1]
    board[w1][k1] = board[w2][k2]
    board[w2][k2] = v
    return board

def iter_board(board):
    return (x for w in board for x in w)

def is_ordered(board):
    return list(iter_board(board)) == list(range(len(board) * len(board[0])))

def losuj(board):
    for _ in range(100):
        r, c = get_pos(board, 0)
        n, m = random.choice([(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)])
        if 0 <= n < len(board) and 0 <= m < len(board[0]):
            swap(board, (r, c), (n, m))

def ask_user(board):
    while True:
        odp = input("klocek (q - koniec): ")
        if odp == "q":
            exit()
        if odp.isnumeric() and get_pos(board, int(odp)) is not None \
                and connected(get_pos(board, int(odp)), get_pos(board, 0)):
            return get_pos(board, int(odp))

def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    losuj(board)
    while not is_ordered(board):
        print(*board, sep="\n")
        swap(board, ask_user(board), get_pos(board, 0))
