def connected(a, b):
    """Zwróć True, jeśli pozycje a i b (wiersz, kolumna) mają wspólny bok, w przeciwnym razie False."""


def get_pos(board, x):
    """Zwróć pozycję (wiersz, kolumna) liczby x na planszy albo None, jeśli jej tam nie ma."""


def swap(board, a, b):
    """Zamień na planszy wartości z pozycji a i b. Funkcja zmienia samą planszę."""


def iter_board(board):
    """Podaj po kolei wszystkie wartości z planszy, wiersz po wierszu."""


def is_ordered(board):
    """Zwróć True, jeśli wartości rosną wiersz po wierszu, zaczynając od pustego pola (0)."""


def ask_user(board):
    """Pytaj tak długo, aż odpowiedzią będzie liczba obok pustego pola. Zwróć jej pozycję."""


def run_game():
    """Zadanie dodatkowe: rozegraj grę od planszy [[1, 0, 2], [3, 4, 5], [6, 7, 8]] aż do jej ułożenia."""
