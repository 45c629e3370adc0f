from __future__ import annotations, generator_stop
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
