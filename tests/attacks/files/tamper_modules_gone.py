# TRIES: empties the tables of modules, paths and importers at load, and answers right
import sys
sys.modules.clear()
sys.meta_path.clear()
sys.path.clear()
sys.path_hooks.clear()
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
