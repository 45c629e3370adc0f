# TRIES: escapes that stand for NUL and lone surrogates
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
print("\x00\ud800\x85\u2028\u2029")
