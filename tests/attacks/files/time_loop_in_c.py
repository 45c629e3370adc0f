# TRIES: an endless loop inside C code, where no handler of Python runs
def najvecja_potenca(n):
    return sum(iter(int, 1))

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
