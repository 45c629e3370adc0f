# TRIES: code objects, modules, frames, types, functions: all that marshal or pickle knows
import sys
def najvecja_potenca(n):
    return [najvecja_potenca, najvecja_potenca.__code__, sys, sys._getframe(), int, ..., NotImplemented, slice(1), memoryview(b"x"), StopIteration]

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
