# TRIES: wrong in every second call
import itertools
turn = itertools.count()
def najvecja_potenca(n):
    return (1 << n.bit_length() - 1) + next(turn) % 2

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
