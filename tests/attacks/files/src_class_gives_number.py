# TRIES: a class whose __new__ gives the number
class najvecja_potenca:
    def __new__(cls, n):
        return 1 << n.bit_length() - 1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
