def connected(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1

def get_pos(board, x):
    for i in range(3):
        for j in range(3):
            if board[i][j] == x:
                return i, j

def swap(board, a, b):
    board[a[0]][a[1]], board[b[0]][b[1]] = board[b[0]][b[1]], board[a[0]][a[1]]

def iter_board(board):
    for wiersz in board:
        for x in wiersz:
            yield x

print "test:", connected((0, 0), (0, 1))
