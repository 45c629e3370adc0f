# TRIES: a list nested a hundred thousand deep
def najvecja_potenca(n):
    x = []
    for _ in range(100_000):
        x = [x]
    return x

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
