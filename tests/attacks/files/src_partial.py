# TRIES: a partial object
import functools
najvecja_potenca = functools.partial(lambda a, n: a << n.bit_length() - 1, 1)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
