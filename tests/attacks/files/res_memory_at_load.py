# TRIES: asks for all memory before the functions are defined
x = bytearray(10**12)
y = [0] * 10**11
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
