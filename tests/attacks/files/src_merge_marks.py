# TRIES: marks of a merge left in the file
<<<<<<< HEAD
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p
=======
def najvecja_potenca(n):
    return 1
>>>>>>> master

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
