# TRIES: a generator that refuses to be closed
def clingy():
    try:
        yield 1
    except GeneratorExit:
        while True:
            pass
def najvecja_potenca(n):
    g = clingy()
    next(g)
    return g

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
