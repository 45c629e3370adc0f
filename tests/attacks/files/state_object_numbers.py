# TRIES: goes by the addresses of objects
held = []
def najvecja_potenca(n):
    held.append(object())
    return (1 << n.bit_length() - 1) + (id(held[-1]) // 16 % 32 == 0)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
