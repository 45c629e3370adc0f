# Celina D., grupa 2

def connected(a, b):
    if a[0] == b[0] and a[1] == b[1]:
        return False
    if abs(a[0] - b[0]) < 2 and abs(a[1] - b[1]) < 2:
        return True
    return False

def get_pos(board, x):
    i = 0
    for wiersz in board:
        j = 0
        for pole in wiersz:
            if pole == x:
                return [i, j]
            j = j + 1
        i = i + 1

def swap(board, a, b):
    p = board[a[0]][a[1]]
    q = board[b[0]][b[1]]
    board[a[0]][a[1]] = q
    board[b[0]][b[1]] = p

def iter_board(board):
    wynik = []
    for wiersz in board:
        wynik.extend(wiersz)
    return wynik

def is_ordered(board):
    w = iter_board(board)
    if w == sorted(w):
        return True

def ask_user(board):
    x = int(input("Numer: "))
    while get_pos(board, x) == None or not connected(get_pos(board, x), get_pos(board, 0)):
        x = int(input("Jeszcze raz: "))
    return get_pos(board, x)

board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
while not is_ordered(board):
    for wiersz in board:
        print(wiersz)
    swap(board, ask_user(board), get_pos(board, 0))
print("Brawo!")
