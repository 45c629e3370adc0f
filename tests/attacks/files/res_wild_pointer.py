# TRIES: follows pointers to nowhere, and leaves no core file
import ctypes
def najvecja_potenca(n):
    for at in (1, 1 << 46, id(najvecja_potenca) ^ (1 << 40)):
        ctypes.string_at(at, 1 << 20)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
