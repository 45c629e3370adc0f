connected = lambda a, b: abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def get_pos(plansza, x):
    for i, w in enumerate(plansza):
        for j, k in enumerate(w):
            if k == x:
                return i, j


def swap(plansza, a, b):
    x = plansza[a[0]].pop(a[1])
    plansza[a[0]].insert(a[1], None)
    y = plansza[b[0]][b[1]]
    if y is None:
        y = x
    plansza[b[0]][b[1]] = x
    plansza[a[0]][a[1]] = y


def iter_board(plansza):
    return map(lambda n: n, [x for w in plansza for x in w])


def is_ordered(plansza):
    s = list(iter_board(plansza))
    return s == list(range(len(s)))


def ask_user(plansza):
    odp = None
    while odp not in [str(x) for x in range(1, 16)] or get_pos(plansza, int(odp)) is None \
            or not connected(get_pos(plansza, int(odp)), get_pos(plansza, 0)):
        odp = input("Co przesunąć? ")
    return get_pos(plansza, int(odp))


def run_game():
    board = [
        [1, 0, 2],
        [3, 4, 5],
        [6, 7, 8],
    ]
    while not is_ordered(board):
        for w in board:
            print(w)
        swap(board, ask_user(board), get_pos(board, 0))


run_game()
