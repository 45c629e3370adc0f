# TRIES: keeps a megabyte of each call, and answers right
held = []
def najvecja_potenca(n):
    held.append(bytearray(b"x") * (1 << 20))
    return 1 << n.bit_length() - 1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
