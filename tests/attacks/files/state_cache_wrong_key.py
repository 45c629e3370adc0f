# TRIES: a cache whose key is too short
cache = {}
def najvecja_potenca(n):
    key = n % 1000
    if key not in cache:
        cache[key] = 1 << n.bit_length() - 1
    return cache[key]

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
