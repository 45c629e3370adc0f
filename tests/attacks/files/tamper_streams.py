# TRIES: replaces and closes the standard streams, and answers right
import sys
sys.stdout.close()
sys.stdin.close()
sys.stderr.close()
sys.stdout = sys.stdin = sys.stderr = None
sys.__stdout__ = sys.__stdin__ = 5
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
