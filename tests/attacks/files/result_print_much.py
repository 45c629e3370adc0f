# TRIES: right, and prints sixty thousand letters in each call
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p
_right = najvecja_potenca
def najvecja_potenca(n):
    print("\U0001f600" * 60_000)
    return _right(n)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
