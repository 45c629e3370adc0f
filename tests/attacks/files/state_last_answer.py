# TRIES: gives the answer to the question before
last = [1]
def najvecja_potenca(n):
    last.append(1 << n.bit_length() - 1)
    return last[-2]

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
