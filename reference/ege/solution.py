"""Tasks 19-21 about one heap of stones: who makes the last move, after which at most KONEC are left, has won."""

from functools import lru_cache

KONEC = 30
MINUS = [3, 6]
DELI = 3
LIMIT = 400


def moves(s):
    """The heaps that a move can leave."""
    return [s - n for n in MINUS] + [s // DELI]


def ends(s):
    """Is the game over?"""
    return s <= KONEC


@lru_cache(maxsize=None)
def win(s):
    """Who is to move wins with right play, in any number of moves."""
    return any(ends(heap) or not win(heap) for heap in moves(s))


def win1(s):
    """Who is to move can win with this move."""
    return any(ends(heap) for heap in moves(s))


def win2(s):
    """There is a move that does not end the game, after which each reply leaves a game that is won at once."""
    return any(not ends(heap) and loses_at_once(heap) for heap in moves(s))


def loses_at_once(s):
    """Each move leaves a game that the other player wins with the next one."""
    return all(not ends(heap) and win1(heap) for heap in moves(s))


def loses_later(s):
    """The other player always wins with the first or the second move, but not always with the first."""
    left = moves(s)
    wins = all(not ends(heap) and (win1(heap) or win2(heap)) for heap in left)
    return wins and not all(win1(heap) for heap in left)


heaps = range(KONEC + 1, LIMIT)
otvet19 = next(s for s in heaps if not win1(s) and loses_at_once(s))
otvet20 = [s for s in heaps if not win1(s) and win2(s)][:2]
otvet21 = next(s for s in heaps if loses_later(s))
