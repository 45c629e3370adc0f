# TRIES: a number of ten billion bits
def najvecja_potenca(n):
    return (1 << 10**10) % 7

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
