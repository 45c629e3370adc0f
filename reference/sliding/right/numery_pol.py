def numer(board, x):
    """miejsce liczby x, licząc pola po kolei"""
    plaska = sum(board, [])
    return plaska.index(x) if x in plaska else -1


def connected(a, b):
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 == 1


def get_pos(board, x):
    n = numer(board, x)
    if n >= 0:
        return divmod(n, len(board[0]))


def swap(board, a, b):
    kolumn = len(board[0])
    plaska = sum(board, [])
    i, j = a[0] * kolumn + a[1], b[0] * kolumn + b[1]
    plaska[i], plaska[j] = plaska[j], plaska[i]
    for r in range(len(board)):
        board[r] = plaska[r * kolumn:(r + 1) * kolumn]


def iter_board(board):
    return (board[n // len(board[0])][n % len(board[0])] for n in range(len(board) * len(board[0])))


def is_ordered(board):
    return all(numer(board, x) == x for x in range(len(board) * len(board[0])))


def ask_user(board):
    while True:
        odp = input()
        if not odp.isdecimal():
            print("liczba!")
        elif numer(board, int(odp)) < 0:
            print("nie ma takiej")
        elif not connected(get_pos(board, int(odp)), get_pos(board, 0)):
            print("za daleko")
        else:
            return get_pos(board, int(odp))


def main():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    while not is_ordered(board):
        print(board)
        swap(board, ask_user(board), get_pos(board, 0))


if __name__ == "__main__":
    main()
