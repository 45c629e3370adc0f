# TRIES: the name of a function given to a built-in one
najvecja_potenca = max

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
