# TRIES: right, but spoils a global that the other function reads
base = 1
def najvecja_potenca(n):
    global base
    base = 0
    return 1 << n.bit_length() - 1
def je_potenca(n):
    return n > 0 and n & (n - base) == 0
