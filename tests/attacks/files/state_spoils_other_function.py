# TRIES: right, but replaces the other function when it is called
def najvecja_potenca(n):
    globals()["je_potenca"] = lambda n: "spoiled"
    return 1 << n.bit_length() - 1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
