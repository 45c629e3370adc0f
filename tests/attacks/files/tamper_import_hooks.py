# TRIES: replaces __import__ and the finders, and answers right
import builtins, sys
class Finder:
    def find_spec(self, name, path=None, target=None):
        raise SystemExit(name)
sys.meta_path.insert(0, Finder())
sys.path_hooks.insert(0, Finder())
def no(*a, **k):
    raise KeyboardInterrupt
builtins.__import__ = builtins.compile = builtins.exec = builtins.eval = no
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
