# TRIES: sixty-four lists around a set of tuples of long numbers
def najvecja_potenca(n):
    x = {((1 << 5000) + i,) for i in range(100)}
    for _ in range(62):
        x = [x, (1,)]
    return x

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
