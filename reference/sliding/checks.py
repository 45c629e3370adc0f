"""What the expressions of the spec call: boards of every kind, answers of a player, and whole games."""

START = [[1, 0, 2], [3, 4, 5], [6, 7, 8]]
"""The board of the text. Moving 1 orders it."""

SIZES = [(rows, columns) for rows in (2, 3, 4) for columns in (2, 3, 4)]

WORDS = ["", " ", "abc", "x1", "99.5", "77 88", "koniec"]
"""Lines that are no numbers. What only some ways of reading numbers take ("+1", "1_0", " 1", "2.0") is left out."""


def grid(columns):
    """A function from a list of values to rows of so many."""
    return lambda values: [list(values[start : start + columns]) for start in range(0, len(values), columns)]


def flat(board):
    """The values of a board, row by row."""
    return [value for row in board for value in row]


def cells(board):
    """All positions of a board."""
    return [(row, column) for row, values in enumerate(board) for column in range(len(values))]


def beside_gap(board):
    """The numbers that can be moved."""
    row, column = next(cell for cell in cells(board) if board[cell[0]][cell[1]] == 0)
    return [board[r][c] for r, c in cells(board) if abs(r - row) + abs(c - column) == 1]


def ordered(board):
    """A board of that shape in order."""
    return grid(len(board[0]))(sorted(flat(board)))


def rows_ordered(board):
    """The board with each of its rows in order."""
    return [sorted(row) for row in board]


def nearly_ordered():
    """Ordered boards of every size, and all that one step keeps from order: two neighbours exchanged, the gap
    elsewhere, the columns in the place of the rows, everything backwards."""
    found = []
    for rows, columns in SIZES:
        values = list(range(rows * columns))
        steps = [values, values[::-1]]
        steps += [values[:i] + [values[i + 1], values[i]] + values[i + 2 :] for i in range(len(values) - 1)]
        steps += [values[1 : i + 1] + [0] + values[i + 1 :] for i in range(2, len(values))]
        steps += [[row + rows * column for row in range(rows) for column in range(columns)]]
        found += [grid(columns)(step) for step in steps]
    return found


def refused(board):
    """Lines that are no move: words, numbers that are not on the board, the gap itself, numbers too far from it."""
    far = [str(value) for value in flat(board) if value not in beside_gap(board)]
    strangers = [str(number) for number in (len(flat(board)), 12, 23, 99, 1000, -1) if number not in flat(board)]
    return WORDS + far + strangers


def game_to_the_end(walk):
    """The numbers that lead from START away, back again and to the end; `walk` chooses where there is a choice."""
    board, moved = [row[:] for row in START], []
    for choice in walk:
        possible = [number for number in beside_gap(board) if not _orders(board, number)]
        moved.append(possible[choice % len(possible)])
        _move(board, moved[-1])
    return [str(number) for number in (*moved, *reversed(moved), 1)]


def _orders(board, number):
    after = [row[:] for row in board]
    _move(after, number)
    return flat(after) == sorted(flat(after))


def _move(board, number):
    for row in board:
        for column, value in enumerate(row):
            if value in (0, number):
                row[column] = number - value
