# TRIES: streams that raise, in place of the worker's
import sys
class Bad:
    def __getattribute__(self, name):
        raise SystemExit(name)
sys.stdout = sys.stderr = sys.stdin = Bad()
sys.displayhook = sys.excepthook = sys.unraisablehook = Bad()
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
