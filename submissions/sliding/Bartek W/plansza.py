def iter_board(board):
    return [x for w in board for x in w]

def get_pos(board, x):
    lista = iter_board(board)
    if x in lista:
        return divmod(lista.index(x), len(board[0]))

def swap(board, a, b):
    board[a[0]][a[1]], board[b[0]][b[1]] = board[b[0]][b[1]], board[a[0]][a[1]]
