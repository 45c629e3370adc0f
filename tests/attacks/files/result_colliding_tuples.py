# TRIES: a dict and sets of keys that all have one hash, nested in one another
M = (1 << 61) - 1
def najvecja_potenca(n):
    keys = [M * (k + 1) for k in range(1500)]
    return [{(k,) for k in keys}, frozenset(keys), {k: {j for j in keys[:300]} for k in keys[:20]}]

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
