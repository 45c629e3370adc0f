# TRIES: a megabyte in each call: half a gigabyte in all
def najvecja_potenca(n):
    return bytes(1_000_000)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
