# TRIES: right, but leaves the built-in functions broken behind
import builtins
def najvecja_potenca(n):
    builtins.bool = builtins.abs = builtins.int = None
    return 1 << n.bit_length() - 1
def je_potenca(n):
    return bool(int(n) > 0 and n & (n - 1) == 0)
