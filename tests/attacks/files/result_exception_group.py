# TRIES: groups of exceptions, nested a thousand deep
def najvecja_potenca(n):
    e = ValueError("x")
    for _ in range(5000):
        f = ValueError("y")
        f.__cause__ = e
        f.__context__ = e
        e = f
    try:
        e = ExceptionGroup("g", [e] * 1000)
    except NameError:
        pass
    raise e

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
