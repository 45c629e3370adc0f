"""Przesuwanka 3 x 3"""


def connected(a, b):
    dw = a[0] - b[0]
    dk = a[1] - b[1]
    return dw * dw + dk * dk == 1


def get_pos(board, x):
    for w in range(len(board)):
        for k in range(len(board[w])):
            if board[w][k] == x:
                return (w, k)
    return None


def swap(board, a, b):
    t = board[a[0]][a[1]]
    board[a[0]][a[1]] = board[b[0]][b[1]]
    board[b[0]][b[1]] = t


def iter_board(board):
    for wiersz in board:
        for x in wiersz:
            yield x


def is_ordered(board):
    ostatnia = -1
    for x in iter_board(board):
        if x < ostatnia:
            return False
        ostatnia = x
    return True


def ask_user(board):
    while True:
        odpowiedz = input("Co przesunąć? ")
        if not odpowiedz.isdigit():
            print("Podaj liczbę")
            continue
        pos = get_pos(board, int(odpowiedz))
        if pos is None:
            print("Nie ma takiej liczby")
        elif not connected(pos, get_pos(board, 0)):
            print("Nie sąsiaduje z pustym polem")
        else:
            return pos


def rysuj(board):
    for wiersz in board:
        print(" ".join(str(x) if x else " " for x in wiersz))


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    ruchy = 0
    while not is_ordered(board):
        rysuj(board)
        swap(board, ask_user(board), get_pos(board, 0))
        ruchy += 1
    rysuj(board)
    print("Koniec, liczba ruchów:", ruchy)


if __name__ == "__main__":
    run_game()
