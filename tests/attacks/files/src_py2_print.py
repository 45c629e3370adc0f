# TRIES: prints as in Python 2
def najvecja_potenca(n):
    print "n =", n
    return n

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
