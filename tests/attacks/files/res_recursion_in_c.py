# TRIES: recursion through C code: a chain of partial objects
import functools, sys
def najvecja_potenca(n):
    sys.setrecursionlimit(10**9)
    f = int
    for _ in range(10**6):
        f = functools.partial(f)
        f = functools.reduce.__call__ and functools.partial(map, f)
    return repr(f)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
