"""What the expressions of the spec call: domains of numbers and positions, and what makes a move right.

A predicate returns True, or the sentence for the student in each language.
"""

from functools import reduce
from operator import xor


def around_powers(first, last):
    """Each power of 2 with its two neighbours, from 2**first to 2**last."""
    return [2**exponent + step for exponent in range(first, last + 1) for step in (-1, 0, 1)]


def floats_around_powers(first, last):
    """Each power of 2 as a float with the next floats below and above; none is less than 1."""
    powers_of_two = [2.0**exponent for exponent in range(first, last + 1)]
    near = [power * factor for power in powers_of_two for factor in (1 - 2.0**-53, 1.0, 1 + 2.0**-52)]
    return [number for number in near if number >= 1]


def powers(n):
    """The powers of 2 that sum to n, descending: what `razbij` is to return."""
    return [1 << bit for bit in reversed(range(n.bit_length())) if n >> bit & 1]


def nim_sum(rows):
    """The bitwise exclusive or of all rows; 0 in a lost position."""
    return reduce(xor, rows, 0)


def balanced(rows):
    """The rows with one more, which makes the position a lost one."""
    return rows + [nim_sum(rows)]


def legal_move(s, result):
    """True if the result is (row, coins), counted from 0, and the row has that many coins."""
    if not _is_pair(result):
        return {
            "sl": "Vrni dve celi števili: številko vrstice in število kovancev.",
            "en": "Return two whole numbers: the number of the row and how many coins to take.",
            "ru": "Верните два целых числа: номер строки и сколько монет взять.",
            "pl": "Zwróć dwie liczby całkowite: numer wiersza i liczbę monet.",
        }
    row, coins = result
    if not 0 <= row < len(s):
        return _no_row(row, len(s) - 1)
    if s[row] == 0:
        return {
            "sl": f"Vrstica {row} je prazna, iz nje ni mogoče vzeti ničesar.",
            "en": f"Row {row} is empty, nothing can be taken from it.",
            "ru": f"Строка {row} пуста, из неё ничего нельзя взять.",
            "pl": f"Wiersz {row} jest pusty, nic nie można z niego wziąć.",
        }
    if coins < 1:
        shown = _shown(coins)
        return {
            "sl": f"Vzeti je treba vsaj en kovanec, ne pa {shown}.",
            "en": f"At least one coin has to be taken, not {shown}.",
            "ru": f"Нужно взять хотя бы одну монету, а не {shown}.",
            "pl": f"Trzeba wziąć co najmniej jedną monetę, a nie {shown}.",
        }
    if coins > s[row]:
        shown = _shown(coins)
        return {
            "sl": f"Število kovancev v vrstici {row} je {s[row]}; poteza jih vzame {shown}.",
            "en": f"The number of coins in row {row} is {s[row]}; the move takes {shown}.",
            "ru": f"Число монет в строке {row}: {s[row]}; ход берёт {shown}.",
            "pl": f"Liczba monet w wierszu {row}: {s[row]}; ruch zabiera {shown}.",
        }
    return True


def leaves_lost_position(s, result):
    """True if the move is legal and, wherever one can win, leaves the other player in a lost position."""
    legal = legal_move(s, result)
    if legal is not True:
        return legal
    row, coins = result
    after = [size - coins if number == row else size for number, size in enumerate(s)]
    if nim_sum(s) == 0 or nim_sum(after) == 0:
        return True
    return {
        "sl": f"Po tej potezi ostane {after} in nasprotnik lahko zmaga; obstaja poteza, po kateri ne more.",
        "en": f"This move leaves {after} and the other player can win; there is a move after which they cannot.",
        "ru": f"После этого хода остаётся {after}, и соперник может выиграть; есть ход, после которого не может.",
        "pl": f"Po tym ruchu zostaje {after} i przeciwnik może wygrać; jest ruch, po którym nie może.",
    }


def _no_row(row, last):
    shown = _shown(row)
    if last == 0:
        return {
            "sl": f"Vrstice {shown} ni: edina vrstica ima številko 0.",
            "en": f"There is no row {shown}: the only row is number 0.",
            "ru": f"Строки {shown} нет: единственная строка имеет номер 0.",
            "pl": f"Nie ma wiersza {shown}: jedyny wiersz ma numer 0.",
        }
    return {
        "sl": f"Vrstice {shown} ni: prva vrstica ima številko 0, zadnja {last}.",
        "en": f"There is no row {shown}: the first row is number 0, the last is {last}.",
        "ru": f"Строки {shown} нет: первая строка имеет номер 0, последняя {last}.",
        "pl": f"Nie ma wiersza {shown}: pierwszy ma numer 0, ostatni {last}.",
    }


def _is_pair(result):
    return isinstance(result, (tuple, list)) and len(result) == 2 and all(isinstance(part, int) for part in result)


def _shown(number):
    """The number for a sentence; Python refuses to write out very long ones."""
    if abs(number) < 10**12:
        return str(int(number))
    return "-10**12…" if number < 0 else "10**12…"
