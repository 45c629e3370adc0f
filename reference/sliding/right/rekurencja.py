def connected(a, b):
    if a[0] == b[0]:
        return a[1] == b[1] + 1 or a[1] == b[1] - 1
    return a[1] == b[1] and (a[0] == b[0] + 1 or a[0] == b[0] - 1)


def get_pos(board, x, r=0):
    if r == len(board):
        return None
    if x in board[r]:
        return (r, board[r].index(x))
    return get_pos(board, x, r + 1)


def swap(board, a, b):
    if a != b:
        kopia = board[a[0]].copy()
        kopia[a[1]] = board[b[0]][b[1]]
        stara = board[a[0]][a[1]]
        board[a[0]] = kopia
        board[b[0]][b[1]] = stara


def iter_board(board):
    return tuple(board[0]) + iter_board(board[1:]) if board else ()


def is_ordered(board):
    def rosnie(s):
        return len(s) < 2 or s[0] < s[1] and rosnie(s[1:])

    return rosnie(iter_board(board))


def ask_user(board):
    tekst = input("Liczba: ").strip()
    if tekst.isnumeric():
        pos = get_pos(board, int(tekst))
        if pos is not None and connected(pos, get_pos(board, 0)):
            return pos
    print("Jeszcze raz")
    return ask_user(board)


def graj(board):
    if is_ordered(board):
        return
    swap(board, ask_user(board), get_pos(board, 0))
    graj(board)


def run_game():
    graj([[1, 0, 2], [3, 4, 5], [6, 7, 8]])
