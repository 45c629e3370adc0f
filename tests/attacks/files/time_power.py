# TRIES: one multiplication that takes minutes, inside C code
def najvecja_potenca(n):
    return len(str(3 ** (3 * 10**8)))

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
