# Przesuwanka - pętle i indeksy
def connected(a, b):
    roznica = 0
    for i in (0, 1):
        if a[i] > b[i]:
            roznica += a[i] - b[i]
        else:
            roznica += b[i] - a[i]
    if roznica == 1:
        return True
    else:
        return False


def get_pos(board, x):
    wynik = None
    for w in range(0, len(board)):
        for k in range(0, len(board[w])):
            if board[w][k] == x:
                wynik = [w, k]
    return wynik


def swap(board, a, b):
    pierwsza = board[a[0]][a[1]]
    druga = board[b[0]][b[1]]
    board[b[0]][b[1]] = pierwsza
    board[a[0]][a[1]] = druga
    return board


def iter_board(board):
    lista = []
    for w in board:
        for x in w:
            lista.append(x)
    return lista


def is_ordered(board):
    lista = iter_board(board)
    i = 0
    while i < len(lista) - 1:
        if lista[i] > lista[i + 1]:
            return 0
        i += 1
    return 1


def ask_user(board):
    dobra = False
    while not dobra:
        tekst = input("Podaj numer klocka: ")
        try:
            numer = int(tekst)
            poz = get_pos(board, numer)
            if poz == None:
                print("Nie ma takiego klocka")
            elif connected(poz, get_pos(board, 0)) == False:
                print("Ten klocek nie sąsiaduje z luką")
            else:
                dobra = True
        except:
            print("To nie jest liczba")
    return poz


def run_game():
    board = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
    koniec = False
    while koniec == False:
        for w in board:
            for x in w:
                print(x, end=" ")
            print()
        p = ask_user(board)
        z = get_pos(board, 0)
        swap(board, p, z)
        if is_ordered(board):
            koniec = True
    print("Wygrałeś!")
    exit()
