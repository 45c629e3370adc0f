# TRIES: an exception whose text never ends
class Slow(Exception):
    def __str__(self):
        while True:
            pass
def najvecja_potenca(n):
    raise Slow()

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
