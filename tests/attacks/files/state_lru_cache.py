# TRIES: functools.cache on a recursion: state, and right
import functools
@functools.cache
def najvecja_potenca(n):
    return 1 if n < 2 else 2 * najvecja_potenca(n // 2)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
