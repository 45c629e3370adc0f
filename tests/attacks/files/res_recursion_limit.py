# TRIES: lifts the limit of recursion and recurses
import sys
def najvecja_potenca(n):
    sys.setrecursionlimit(2**31 - 1)
    def down(k):
        return down(k + 1) + 1
    return down(0)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
