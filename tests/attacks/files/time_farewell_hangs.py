# TRIES: loops when the result is thrown away, after the call
class Clingy:
    def __del__(self):
        while True:
            pass
def najvecja_potenca(n):
    return Clingy()

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
