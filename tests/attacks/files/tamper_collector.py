# TRIES: callbacks of the garbage collector that loop and raise
import gc
def callback(phase, info):
    while True:
        pass
def najvecja_potenca(n):
    gc.callbacks.append(callback)
    gc.set_threshold(1)
    return [[] for _ in range(1000)] and -1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
