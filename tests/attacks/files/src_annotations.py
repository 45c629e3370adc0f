# TRIES: annotations and defaults that run code
def najvecja_potenca(n: print("a" * 10) or int = 0, *rest: [x for x in range(10**5)]) -> (lambda: 1):
    return 1 << n.bit_length() - 1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
