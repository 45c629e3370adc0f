# TRIES: right, with a nap in each call that is shorter than any limit
import time
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p
_right = najvecja_potenca
def najvecja_potenca(n):
    time.sleep(0.09)
    return _right(n)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
