# TRIES: an object that can be walked through for ever
class Endless:
    def __iter__(self):
        while True:
            yield 1
    def __len__(self):
        return 1
    def __getitem__(self, i):
        return 1
def najvecja_potenca(n):
    return Endless()

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
