# TRIES: frees objects that are in use
import ctypes
def najvecja_potenca(n):
    for x in (None, True, (), "", int, 1):
        ctypes.c_ssize_t.from_address(id(x)).value = 0
        ctypes.pythonapi.Py_DecRef(ctypes.py_object(x))
    return -1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
