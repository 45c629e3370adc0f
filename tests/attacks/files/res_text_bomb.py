# TRIES: ten billion letters
def najvecja_potenca(n):
    return len("ab" * 10**10)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
