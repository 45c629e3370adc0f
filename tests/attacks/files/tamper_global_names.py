# TRIES: a hundred thousand names, some of a megabyte, some that are no text
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
globals()["x" * 10**6] = globals()[1] = globals()[("a",)] = 1
globals()["\x1b[31m\u202e<b>\ud800"] = 2
for _i in range(100_000):
    globals()["n%d" % _i] = _i
