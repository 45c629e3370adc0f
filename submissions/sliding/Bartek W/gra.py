from plansza import *

def connected(a, b):
    return sorted([abs(a[0] - b[0]), abs(a[1] - b[1])]) == [0, 1]

def is_ordered(board):
    l = iter_board(board)
    return l == sorted(l)

def ask_user(board):
    sasiednie = [str(board[i][j]) for i in range(len(board)) for j in range(len(board[0]))
                 if connected((i, j), get_pos(board, 0))]
    x = input('> ')
    while x not in sasiednie:
        x = input('Mozna: ' + ', '.join(sasiednie) + ' > ')
    return get_pos(board, int(x))
